import { mailSecondFactor } from '../access/account-mails.ts';
import type { Session } from '../access/admit.ts';
import { provePassword } from '../access/prove-password.ts';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { ownerOf } from './own-account.ts';
import { deleteFactor, loadFactor } from './second-factor-row.ts';

/**
 * Turns the second factor off, for who knows the password and has a code. Its user is told by mail.
 *
 * @param from.address of the request
 * @throws ApiError 400 with `wrong` on `password` or `code`; 403 where it is demanded; 409 where there is none; 429 after
 * many wrong ones
 */
export async function removeSecondFactor(
  context: Pick<AppContext, 'db' | 'mailer' | 'proofKey' | 'config'>,
  session: Session,
  { password, code }: { password: string; code: string },
  { address, later }: { address: string; later: (work: Promise<void>) => void },
): Promise<void> {
  const { userId, kind } = session;
  if (kind !== 'user' && context.config.demandsSecondFactor) {
    throw new ApiError('ERROR_SECOND_FACTOR_DEMANDED');
  }
  const factor = await loadFactor(context, userId);
  if (!factor?.confirmed_at) throw new ApiError('ERROR_CONFLICT');
  await provePassword(context, session, password, address);
  const owner = await ownerOf(context, session);
  const { name, email } = owner;
  await checkSecondFactor(context, { userId, name, email }, factor, code, later);
  await deleteFactor(context, userId);
  later(mailSecondFactor(context.mailer, owner, 'off'));
}
