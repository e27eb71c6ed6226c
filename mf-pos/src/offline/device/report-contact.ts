import { api } from '@cuadra/shared/client';
import { signedText } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { databaseOf, sign, toBase64Url } from './device.ts';

/**
 * Tells the API that this device speaks with it, who is signed in and how many sales it has numbered; the first time it is
 * registered by that. What it numbers afterwards was not made before.
 *
 * @returns whether the company has revoked it; undefined where it cannot sign, and is none of the company's devices
 * @throws where the call fails
 */
export async function reportContact(companyId: string): Promise<boolean | undefined> {
  const user = useSession.getState().state?.user;
  if (!user || !globalThis.crypto?.subtle) return undefined;
  const database = databaseOf(companyId);
  const { id, keys } = await database.key();
  const key = await crypto.subtle.exportKey('spki', keys.publicKey);
  const told = {
    device_id: id,
    user_id: user.id,
    counter: await database.counter(),
    public_key: toBase64Url(key),
  };
  const signature = await sign(keys, signedText('contact', told));
  const { counter, is_revoked } = await api('POST /devices/contacts', { body: { ...told, signature } });
  if (counter > told.counter) await database.raise(counter);
  return is_revoked;
}

/**
 * Begins again with another key, which the API takes for a device that is new: what the revoked one has kept is no more
 * proven by it than before.
 *
 * @throws where the device stores nothing, or the call fails
 */
export async function registerAgain(companyId: string): Promise<boolean | undefined> {
  await databaseOf(companyId).renew();
  return reportContact(companyId);
}
