import { randomBytes } from 'node:crypto';
import type { Session } from '../access/admit.ts';
import { provePassword } from '../access/prove-password.ts';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';
import { ownerOf } from './own-account.ts';
import { storeSecret } from './second-factor-row.ts';
import { SECRET_BYTES, secretText, totpUri } from './totp.ts';

/**
 * Makes a secret for the app of whoever knows the password, in place of one that was never confirmed.
 *
 * @throws ApiError 400 with `wrong` on `password`; 409 while a second factor is on; 429 after many wrong passwords
 */
export async function beginSecondFactor(
  context: Pick<AppContext, 'db' | 'proofKey'>,
  session: Session,
  password: string,
  address: string,
): Promise<{ secret: string; uri: string; qr: string }> {
  await provePassword(context, session, password, address);
  const { username } = await ownerOf(context, session);
  const secret = randomBytes(SECRET_BYTES);
  if (!(await storeSecret(context, session.userId, secret))) throw new ApiError('ERROR_CONFLICT');
  const uri = totpUri(secret, username);
  // What draws every kind of barcode, for the few who set a second factor up.
  const { drawQr } = await import('./draw-qr.ts');
  return { secret: secretText(secret), uri, qr: drawQr(uri) };
}
