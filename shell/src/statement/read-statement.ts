import type { PublicStatement } from '@cuadra/shared/contract';
import { readPublic } from '../public-calls/read-public.ts';

/**
 * A client's statement, by the secret of a link.
 *
 * @throws ApiError always, whatever went wrong; 404 for a link that opens nothing
 */
export async function readStatement(token: string, cursor?: string): Promise<PublicStatement> {
  return readPublic<PublicStatement>('/public/statement', { token, ...(cursor !== undefined && { cursor }) });
}
