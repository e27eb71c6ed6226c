import { ApiError } from '@cuadra/shared/client';

/** An error of a call, as it can be stored on the device. */
export interface StoredError {
  code: string;
  status: number;
  fields: Record<string, string>;
  details: Record<string, unknown>;
}

export function toStoredError(error: unknown): StoredError {
  const { code, status, fields, details } =
    error instanceof ApiError ? error : new ApiError('ERROR_UNKNOWN', 0);
  return { code, status, fields: { ...fields }, details: { ...details } };
}

export function toApiError({ code, status, fields, details }: StoredError): ApiError {
  return new ApiError(code, status, { fields, details });
}

/** Rejections that say nothing of what was sent: a subscription that has ended, a permission that was taken away. */
const PASSING = new Set([402, 403]);

/** Whether a rejection may be over by the next visit. */
export function isPassing(error: StoredError | null): boolean {
  return error !== null && PASSING.has(error.status);
}

/** Whether nothing else will come through either: no connection, no session, a company that is suspended, a server that is not up to it. */
export function concernsAll({ status, code }: StoredError): boolean {
  if (code === 'ERROR_COMPANY_SUSPENDED') return true;
  return status === 0 || status === 401 || status === 429 || status === 502 || status === 503;
}
