import { mailFailedCodes } from '../access/account-mails.ts';
import { takeLoginTry } from '../access/login-tries.ts';
import type { AppContext } from '../app/context.ts';
import { currentTime } from '../clock/clock.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { type StoredFactor, takeRecoveryCode, takeStep } from './second-factor-row.ts';
import { stepOf } from './totp.ts';

/** Who gives a code, and where from. */
export interface CodeGiver {
  userId: string;
  name: string;
  email: string;
  /** The token by which the browser is known from before. */
  device?: string | undefined;
}

/**
 * Takes a code of the app or a recovery code; none is good twice. Tries are limited by account, wherever they come from.
 *
 * @param code as `SecondFactorCode` gives it
 * @param later takes what nobody has to wait for
 * @throws ApiError 400 with `wrong` on `code`, for one that was used, too; 429 after many wrong ones
 */
export async function checkSecondFactor(
  context: Pick<AppContext, 'db' | 'mailer' | 'proofKey'>,
  giver: CodeGiver,
  { secret }: StoredFactor,
  code: string,
  later: (work: Promise<void>) => void,
): Promise<void> {
  const { userId, device } = giver;
  // Of no address: who has come so far knows the password, and six digits are few. The devices that are known are spared.
  const taken = await takeLoginTry(context.db, { account: `code ${userId}`, userId, address: '', device });
  if (taken.isWorthWarning) later(mailFailedCodes(context.mailer, giver));
  if (!(await isTaken())) throw new ApiError('ERROR_VALIDATION', { fields: { code: 'wrong' } });
  await taken.settle();

  async function isTaken(): Promise<boolean> {
    if (code.length !== 6) return takeRecoveryCode(context, userId, hashRecoveryCode(userId, code));
    const step = stepOf(secret, code, currentTime());
    return step !== undefined && takeStep(context, userId, secret, step);
  }
}
