import { mailSecondFactor } from '../access/account-mails.ts';
import type { Session } from '../access/admit.ts';
import { takeLoginTry } from '../access/login-tries.ts';
import type { AppContext } from '../app/context.ts';
import { currentTime } from '../clock/clock.ts';
import { ApiError } from '../errors/api-error.ts';
import { ownerOf } from './own-account.ts';
import { hashRecoveryCode, newRecoveryCodes, recoveryCodeText } from './recovery-codes.ts';
import { confirmFactor, loadFactor } from './second-factor-row.ts';
import { stepOf } from './totp.ts';

/**
 * Turns the second factor on: from now on each login asks for a code. Its user is told by mail.
 *
 * @param address of the request
 * @param later takes what nobody has to wait for
 * @returns the recovery codes, which are told once
 * @throws ApiError 400 with `wrong` on `code`; 409 where none was begun, or one is on; 429 after many wrong ones
 */
export async function confirmSecondFactor(
  context: Pick<AppContext, 'db' | 'mailer' | 'proofKey'>,
  session: Session,
  code: string,
  { address, later }: { address: string; later: (work: Promise<void>) => void },
): Promise<{ recovery_codes: string[] }> {
  const { userId } = session;
  const factor = await loadFactor(context, userId);
  if (!factor || factor.confirmed_at) throw new ApiError('ERROR_CONFLICT');
  const taken = await takeLoginTry(context.db, { account: `change ${userId}`, address });
  const step = stepOf(factor.secret, code, currentTime());
  if (step === undefined) throw new ApiError('ERROR_VALIDATION', { fields: { code: 'wrong' } });
  await taken.settle();
  const codes = newRecoveryCodes();
  const hashes = codes.map((one) => hashRecoveryCode(userId, one));
  if (!(await confirmFactor(context, userId, { secret: factor.secret, step, hashes }))) {
    throw new ApiError('ERROR_CONFLICT');
  }
  later(mailSecondFactor(context.mailer, await ownerOf(context, session), 'on'));
  return { recovery_codes: codes.map(recoveryCodeText) };
}
