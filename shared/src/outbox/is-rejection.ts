import type { ApiError } from '@cuadra/shared/client';

/** Statuses after which it may still have been done, or may still be: nobody has judged it. */
const UNDECIDED = new Set([401, 408, 429]);

/**
 * Whether the API has judged what was sent and rejected it. Anything else (no answer, a timeout, a server that fell over, an
 * ended session, an answer of something in between) leaves it open: it may have been done, so the same with the
 * same id is sent again and never a new one.
 */
export function isRejection(error: ApiError): boolean {
  return (
    error.code !== 'ERROR_UNKNOWN' &&
    // Of the company and not of what was sent: it goes out once the suspension is over.
    error.code !== 'ERROR_COMPANY_SUSPENDED' &&
    error.status >= 400 &&
    error.status < 500 &&
    !UNDECIDED.has(error.status)
  );
}
