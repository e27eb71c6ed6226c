import { DISPLAY_HOURS, type DisplaySnapshot, MAX_DISPLAYS } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanySession } from '../access/admit.ts';
import { hashToken, newToken } from '../access/token.ts';
import { holdOpenCashSession } from '../cash-sessions/write-cash-movement.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';

/** Minutes after somebody looked for which a display counts as watched: who is told of changes reads again each four. */
const WATCHED = 6;

/**
 * A new address that shows this user's till, its secret in the answer and nowhere else. Beside MAX_DISPLAYS of the till the
 * oldest ends.
 *
 * @throws ApiError 409 `cash_session: not-open`: an address lives no longer than the till, so that there must be one
 */
export async function createDisplay(trx: CompanyTransaction, { userId }: CompanySession) {
  // A closing that is on its way ends what is made here as well.
  const till = await holdOpenCashSession(trx, userId);
  const token = newToken();
  const { rows } = await sql<{ id: string; expires_at: Date }>`
    insert into displays (company_id, cash_session_id, token_hash, created_by, expires_at)
    values (${trx.companyId}, ${till}, ${hashToken(token)}, ${userId}, now() + ${DISPLAY_HOURS} * interval '1 hour')
    returning id, expires_at`.execute(trx);
  await sql`
    delete from displays where company_id = ${trx.companyId} and id in (
      select id from displays where company_id = ${trx.companyId} and cash_session_id = ${till}
      order by id desc offset ${MAX_DISPLAYS})`.execute(trx);
  const { id, expires_at } = orNotFound(rows[0]);
  return { id, expires_at: expires_at.toISOString(), path: `/display#${token}` };
}

/**
 * What a display of this user's open till shows from now on. What it showed already tells nobody anything.
 *
 * @throws ApiError 404 for one that is over, or somebody else's
 */
export async function showDisplay(
  trx: CompanyTransaction,
  { userId }: CompanySession,
  { id, snapshot }: { id: string; snapshot: DisplaySnapshot },
): Promise<{ is_watched: boolean }> {
  const text = JSON.stringify(snapshot);
  const { rows } = await sql<{ is_watched: boolean }>`
    update displays d set snapshot = ${text}::jsonb, shown_at = now()
    from cash_sessions s
    where d.company_id = ${trx.companyId} and d.id = ${id} and d.created_by = ${userId} and d.expires_at > now()
      and s.company_id = ${trx.companyId} and s.id = d.cash_session_id and s.closed_at is null
    returning coalesce(d.last_seen_at > now() - ${WATCHED} * interval '1 minute', false) as is_watched`.execute(
    trx,
  );
  return orNotFound(rows[0]);
}

/** Again it changes nothing. */
export async function deleteDisplay(
  trx: CompanyTransaction,
  { userId }: CompanySession,
  id: string,
): Promise<void> {
  await sql`
    delete from displays where company_id = ${trx.companyId} and id = ${id} and created_by = ${userId}`.execute(
    trx,
  );
}
