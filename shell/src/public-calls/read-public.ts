import { ApiError, BASE_PATH, REQUEST_TIMEOUT, readApiError } from '@cuadra/shared/client';

/**
 * A call that is made without the session that this browser may have: the answer is the same to everybody, and whatever it is,
 * it signs nobody out.
 *
 * @param body with the secret that opens it; without one it is only read
 * @throws ApiError always, whatever went wrong; 404 for a secret that opens nothing
 */
export async function readPublic<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await ask(path, body);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw readApiError(response.status, answer);
  // From our own server, by the contract.
  return answer as Answer;
}

/** Whether the secret opens nothing, whatever the reason: nobody is told which. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

async function ask(path: string, body: object | undefined): Promise<Response> {
  try {
    return await fetch(BASE_PATH + path, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiError(isLate ? 'ERROR_TIMEOUT' : 'ERROR_NETWORK', 0, { cause });
  }
}
