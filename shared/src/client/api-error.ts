import type { ErrorCode } from '../contract/index.ts';
import { isRecord } from '../domain/index.ts';

/** Failures that never reached the API or whose answer was none of its own. */
export type LocalErrorCode = 'ERROR_NETWORK' | 'ERROR_TIMEOUT' | 'ERROR_CANCELLED' | 'ERROR_UNKNOWN';

/** What a call rejects with, always. */
export class ApiError extends Error {
  /** The API's code, read from `error` or `error.message` (spec §8), or one of this side. */
  readonly code: ErrorCode | LocalErrorCode | (string & Record<never, never>);
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Field → reason, `{ name: 'already-used' }`. */
  readonly fields: Readonly<Record<string, string>>;
  /** What else the error carries, such as the new rate of ERROR_RATE_CHANGED. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    status: number,
    extra: { fields?: Record<string, string>; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(code, { cause: extra.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = extra.fields ?? {};
    this.details = extra.details ?? {};
  }
}

/** Reads an error out of an answer's body: `{ error: 'ERROR_X' }` or `{ error: { message, fields, details } }`. */
export function readApiError(status: number, body: unknown): ApiError {
  const error = isRecord(body) ? body.error : undefined;
  if (typeof error === 'string') return new ApiError(error, status);
  if (!isRecord(error) || typeof error.message !== 'string') return new ApiError('ERROR_UNKNOWN', status);
  return new ApiError(error.message, status, {
    fields: isRecord(error.fields) ? onlyText(error.fields) : {},
    details: isRecord(error.details) ? error.details : {},
  });
}

function onlyText(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value)]));
}

/**
 * Waits for a removal. What is not there any more counts as removed: somebody else was faster, or an answer was lost on its
 * way.
 *
 * @throws any other error
 */
export async function orGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ERROR_NOT_FOUND')) throw error;
  }
}
