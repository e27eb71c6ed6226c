import { ApiError } from '@cuadra/shared/client';

/** An error of a call, as it can be kept on the device. */
export interface Trouble {
  code: string;
  status: number;
  fields: Record<string, string>;
  details: Record<string, unknown>;
}

export function troubleOf(error: unknown): Trouble {
  const { code, status, fields, details } =
    error instanceof ApiError ? error : new ApiError('ERROR_UNKNOWN', 0);
  return { code, status, fields: { ...fields }, details: { ...details } };
}

export function errorOf({ code, status, fields, details }: Trouble): ApiError {
  return new ApiError(code, status, { fields, details });
}

/** Refusals that say nothing of the sale: a subscription that has ended, a permission that was taken away. */
const PASSING = new Set([402, 403]);

/** Whether a refusal may be over by the next visit. */
export function isPassing(trouble: Trouble | null): boolean {
  return trouble !== null && PASSING.has(trouble.status);
}

/** Whether nothing else will come through either: no connection, no session, a server that is not up to it. */
export function concernsAll({ status }: Trouble): boolean {
  return status === 0 || status === 401 || status === 429 || status === 502 || status === 503;
}
