import { readApiError } from '@cuadra/shared/client';
import type { SessionState } from '@cuadra/shared/contract';
import '../early/early-verify.ts';

/**
 * What was asked ahead of the session, by the page's first script or by the login, once: a later question gets a new answer.
 *
 * @returns undefined where it asked nothing, about another token, or got no answer
 * @throws ApiError where the API answered with one
 */
export async function readEarlyVerify(token: string): Promise<SessionState | undefined> {
  const asked = globalThis.__cuadra_verify__;
  globalThis.__cuadra_verify__ = undefined;
  const answer = await asked;
  if (!answer || answer.token !== token || answer.status === 0) return undefined;
  if (answer.status !== 200) throw readApiError(answer.status, answer.body);
  return answer.body as SessionState;
}
