import type { Database } from '../database/connect.ts';
import type { ProofKey } from '../database/proof.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Session } from './admit.ts';
import { takeLoginTry } from './login-tries.ts';
import { findOwnPassword } from './own-password.ts';
import { verifyPassword } from './password.ts';

/**
 * Has whoever holds the session show that they know the password, too: who has taken a session changes no second
 * factor and takes no data along.
 *
 * @param address of the request
 * @throws ApiError 400 with `wrong` on `password`; 429 after many wrong ones
 */
export async function provePassword(
  context: { db: Database; proofKey: ProofKey },
  session: Session,
  password: string,
  address: string,
): Promise<void> {
  const taken = await takeLoginTry(context.db, { account: `change ${session.userId}`, address });
  if (!(await verifyPassword(await findOwnPassword(context, session), password))) {
    throw new ApiError('ERROR_VALIDATION', { fields: { password: 'wrong' } });
  }
  await taken.settle();
}
