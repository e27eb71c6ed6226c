import { ERROR_STATUS, type ErrorCode } from '@cuadra/shared/contract';

export interface ErrorExtras {
  /** What is wrong with which field, as a code: `{ name: 'already-used' }`. */
  fields?: Record<string, string>;
  /** What a client needs to go on: the new rate of ERROR_RATE_CHANGED. */
  details?: Record<string, unknown>;
}

/** An expected failure, answered as docs/contract.md#errors says: `{ error: { message, fields, details } }`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;
  readonly status: number;

  /** @param options the cause, for the log alone */
  constructor(code: ErrorCode, extras: ErrorExtras = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ApiError';
    this.code = code;
    this.extras = extras;
    this.status = ERROR_STATUS[code];
  }

  toJSON(): { error: { message: string } & ErrorExtras } {
    return { error: { message: this.code, ...this.extras } };
  }
}

/** @throws ApiError 404 for what is not there */
export function orNotFound<T>(found: T | null | undefined): T {
  if (found === undefined || found === null) throw new ApiError('ERROR_NOT_FOUND');
  return found;
}
