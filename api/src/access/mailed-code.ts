import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { greeting } from '../mail/greeting.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What a code confirms; none is good for anything else. */
export type CodePurpose = 'registration' | 'change_plan' | 'password';

/** Whom a code goes to, and what for. */
export interface CodeOwner {
  companyId: string;
  userId: string;
  purpose: CodePurpose;
}

/** docs/contract.md#session-and-registration: the code lives 15 minutes and 5 wrong tries, and goes out once a minute at most. */
export const LIFETIME = '15 minutes';
export const MAX_TRIES = 5;
export const RESEND_AFTER = '1 minute';

/** What is stored of a code. */
export function hashCode({ userId, purpose }: Omit<CodeOwner, 'companyId'>, code: string): Buffer {
  return createHash('sha256').update(`${purpose}:${userId}:${code}`).digest();
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Keeps a code that goes out by mail, in place of any before it.
 *
 * @throws ApiError 429 when the last one went out less than a minute ago; of two at once the later one
 */
export async function storeCode(trx: CompanyTransaction, owner: CodeOwner, code: string): Promise<void> {
  const fresh = {
    code_hash: hashCode(owner, code),
    tries: 0,
    sent_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + ${LIFETIME}::interval`,
  };
  const stored = await trx
    .insertInto('mailed_codes')
    .values({ company_id: owner.companyId, user_id: owner.userId, purpose: owner.purpose, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id', 'purpose'])
        .doUpdateSet(fresh)
        .where('mailed_codes.sent_at', '<=', sql<Date>`now() - ${RESEND_AFTER}::interval`),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!stored) throw new ApiError('ERROR_TOO_MANY_REQUESTS');
}

/**
 * Makes a new code in place of the last one and gives it back for the mail.
 *
 * @throws ApiError 429 when the last one went out less than a minute ago; 404 when there is nothing to confirm
 */
export async function reissueCode(trx: CompanyTransaction, owner: CodeOwner): Promise<string> {
  orNotFound(
    await trx
      .selectFrom('mailed_codes')
      .select('user_id')
      .where('user_id', '=', owner.userId)
      .where('purpose', '=', owner.purpose)
      .executeTakeFirst(),
  );
  const code = newCode();
  await storeCode(trx, owner, code);
  return code;
}

/**
 * Whether the code is right, which uses it up. A wrong one uses up a try, which stays used because nothing is thrown.
 *
 * @param mayPass whether what else has to be right is: if not, a right code is kept and costs a try all the same
 */
export async function checkCode(
  trx: CompanyTransaction,
  owner: CodeOwner,
  code: string,
  mayPass = true,
): Promise<'right' | 'wrong' | 'expired'> {
  const row = await trx
    .selectFrom('mailed_codes')
    .select(['code_hash', 'tries', 'expires_at'])
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', owner.purpose)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.tries >= MAX_TRIES || row.expires_at.getTime() <= currentTime().getTime()) return 'expired';
  const isRight = timingSafeEqual(row.code_hash, hashCode(owner, code));
  if (isRight && mayPass) {
    await trx
      .deleteFrom('mailed_codes')
      .where('user_id', '=', owner.userId)
      .where('purpose', '=', owner.purpose)
      .execute();
  } else {
    await trx
      .updateTable('mailed_codes')
      .set({ tries: row.tries + 1 })
      .where('user_id', '=', owner.userId)
      .where('purpose', '=', owner.purpose)
      .execute();
  }
  return isRight ? 'right' : 'wrong';
}

/** What the mail says around the code, by what it confirms. */
const TEXTS: Readonly<Record<CodePurpose, { what: string; otherwise: string }>> = {
  registration: { what: 'para entrar en Cuadra', otherwise: 'sin el código nadie entra' },
  password: { what: 'para elegir otra contraseña', otherwise: 'sin el código tu contraseña sigue igual' },
  change_plan: { what: 'para cambiar de plan', otherwise: 'sin el código nadie cambia tu plan' },
};

/**
 * Not within a transaction: a mail server that takes its time must not keep a connection from the cash registers.
 *
 * @throws ApiError 503 when the mail server does not take it
 */
export async function mailCode(
  mailer: Mailer,
  { email, name }: { email: string; name: string },
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const { what, otherwise } = TEXTS[purpose];
  try {
    await mailer.send({
      to: email,
      subject: `${code} es tu código de Cuadra`,
      text: `${greeting(name)}\n\nTu código ${what} es ${code}. Vale por 15 minutos.\n\nSi no lo pediste, no hagas nada: ${otherwise}.\n`,
    });
  } catch (cause) {
    throw new ApiError('ERROR_UNAVAILABLE', {}, { cause });
  }
}
