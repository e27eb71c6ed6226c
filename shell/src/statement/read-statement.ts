import { ApiError, BASE_PATH, REQUEST_TIMEOUT, readApiError } from '@cuadra/shared/client';
import type { PublicStatement } from '@cuadra/shared/contract';

/**
 * A client's statement, by the secret of a link. Asked for without the session that this browser may have: the answer is
 * the same to everybody, and whatever it is, it signs nobody out.
 *
 * @throws ApiError always, whatever went wrong; 404 for a link that opens nothing
 */
export async function readStatement(token: string, cursor?: string): Promise<PublicStatement> {
  const response = await ask({ token, ...(cursor !== undefined && { cursor }) });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw readApiError(response.status, body);
  // From our own server, by the contract.
  return body as PublicStatement;
}

async function ask(body: object): Promise<Response> {
  try {
    return await fetch(`${BASE_PATH}/public/statement`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiError(isLate ? 'ERROR_TIMEOUT' : 'ERROR_NETWORK', 0, { cause });
  }
}
