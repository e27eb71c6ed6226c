import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../http/errors.ts';
import type { Mailer } from '../mail/mailer.ts';

/** contract.md: the code lives 15 minutes and 5 wrong tries, and goes out once a minute at most. */
const LIFETIME = '15 minutes';
const MAX_TRIES = 5;
const RESEND_AFTER_MS = 60_000;

function hashCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId}:${code}`).digest();
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Keeps a code that goes out by mail; it replaces any before it. */
export async function storeCode(
  trx: CompanyTransaction,
  companyId: string,
  userId: string,
  code: string,
): Promise<void> {
  const fresh = {
    code_hash: hashCode(userId, code),
    tries: 0,
    sent_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + ${LIFETIME}::interval`,
  };
  await trx
    .insertInto('registration_codes')
    .values({ company_id: companyId, user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(fresh))
    .execute();
}

/**
 * Makes a new code in place of the last one and gives it back for the mail.
 *
 * @throws ApiError 429 when the last one went out less than a minute ago; 404 when there is nothing to confirm
 */
export async function reissueCode(
  trx: CompanyTransaction,
  companyId: string,
  userId: string,
): Promise<string> {
  const row = await trx
    .selectFrom('registration_codes')
    .select('sent_at')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('ERROR_NOT_FOUND');
  if (Date.now() - row.sent_at.getTime() < RESEND_AFTER_MS) throw new ApiError('ERROR_TOO_MANY_REQUESTS');
  const code = newCode();
  await storeCode(trx, companyId, userId, code);
  return code;
}

/** Whether the code is right; a wrong one uses up a try, which stays used because nothing is thrown. */
export async function checkCode(
  trx: CompanyTransaction,
  userId: string,
  code: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const row = await trx
    .selectFrom('registration_codes')
    .select(['code_hash', 'tries', 'expires_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.tries >= MAX_TRIES || row.expires_at.getTime() <= Date.now()) return 'expired';
  if (timingSafeEqual(row.code_hash, hashCode(userId, code))) {
    await trx.deleteFrom('registration_codes').where('user_id', '=', userId).execute();
    return 'right';
  }
  await trx
    .updateTable('registration_codes')
    .set({ tries: row.tries + 1 })
    .where('user_id', '=', userId)
    .execute();
  return 'wrong';
}

/**
 * Not within a transaction: a mail server that takes its time must not keep a connection from the tills.
 *
 * @throws ApiError 503 when the mail server does not take it
 */
export async function mailCode(mailer: Mailer, to: string, name: string, code: string): Promise<void> {
  try {
    await mailer.send({
      to,
      subject: `${code} es tu código de Cuadra`,
      text: `Hola, ${name}:\n\nTu código para entrar en Cuadra es ${code}. Vale por 15 minutos.\n\nSi no lo pediste, no hagas nada: sin el código nadie entra.\n`,
    });
  } catch (cause) {
    throw new ApiError('ERROR_UNAVAILABLE', {}, { cause });
  }
}
