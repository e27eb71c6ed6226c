import type { Session } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { ownerOf } from './own-account.ts';
import { hashRecoveryCode, newRecoveryCodes, recoveryCodeText } from './recovery-codes.ts';
import { loadFactor, replaceRecoveryCodes } from './second-factor-row.ts';

/**
 * Ten other recovery codes for who has used most of them, or lost the paper.
 *
 * @param later takes what nobody has to wait for
 * @throws ApiError 400 with `wrong` on `code`; 409 without a second factor; 429 after many wrong ones
 */
export async function renewRecoveryCodes(
  context: Pick<AppContext, 'db' | 'mailer' | 'proofKey'>,
  session: Session,
  code: string,
  later: (work: Promise<void>) => void,
): Promise<{ recovery_codes: string[] }> {
  const { userId } = session;
  const factor = await loadFactor(context, userId);
  if (!factor?.confirmed_at) throw new ApiError('ERROR_CONFLICT');
  const { name, email } = await ownerOf(context, session);
  await checkSecondFactor(context, { userId, name, email }, factor, code, later);
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    context,
    userId,
    codes.map((one) => hashRecoveryCode(userId, one)),
  );
  return { recovery_codes: codes.map(recoveryCodeText) };
}
