import { MAX_STATEMENT_LINKS, STATEMENT_LINK_DAYS, type StatementLink } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../access/token.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { findClient } from '../find-client.ts';
import { lockClient } from '../lock-client.ts';

interface LinkRow {
  id: string;
  created_at: Date;
  user: string | null;
  expires_at: Date;
  last_seen_at: Date | null;
}

/**
 * A new link, its secret in the answer and nowhere else. Beside MAX_STATEMENT_LINKS that are open the oldest ends, so that
 * a shop that reminds every day is never refused and no client gathers links without end.
 *
 * @throws ApiError 404 for a client who is not there
 */
export async function createStatementLink(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  clientId: string,
): Promise<StatementLink & { path: string }> {
  await lockClient(trx, clientId);
  await findClient(trx, clientId);
  const token = newToken();
  const { rows } = await sql<{ id: string }>`
    insert into client_statement_links (company_id, client_id, token_hash, created_by, expires_at)
    values (${trx.companyId}, ${clientId}, ${hashToken(token)}, ${userId}, now() + ${STATEMENT_LINK_DAYS} * interval '1 day')
    returning id`.execute(trx);
  await sql`
    update client_statement_links set revoked_at = now(), revoked_by = ${userId}
    where company_id = ${trx.companyId} and id in (
      select id from client_statement_links
      where company_id = ${trx.companyId} and client_id = ${clientId} and revoked_at is null and expires_at > now()
      order by id desc offset ${MAX_STATEMENT_LINKS})`.execute(trx);
  const [made] = await readLinks(trx, clientId, rows[0]?.id ?? null);
  return { ...orNotFound(made), path: `/statement#${token}` };
}

/** @throws ApiError 404 for a client who is not there */
export async function listStatementLinks(trx: CompanyTransaction, clientId: string) {
  await findClient(trx, clientId);
  return { items: await readLinks(trx, clientId, null) };
}

/** Again it changes nothing. @throws ApiError 404 for a link that this client never had */
export async function revokeStatementLink(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  { id, link_id }: { id: string; link_id: string },
): Promise<void> {
  const { rows } = await sql`
    update client_statement_links
    set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, ${userId})
    where company_id = ${trx.companyId} and client_id = ${id} and id = ${link_id} returning id`.execute(trx);
  orNotFound(rows[0]);
}

async function readLinks(trx: CompanyTransaction, clientId: string, only: string | null) {
  const { rows } = await sql<LinkRow>`
    select l.id, l.created_at, u.name as user, l.expires_at, l.last_seen_at from client_statement_links l
    left join users u on u.company_id = ${trx.companyId} and u.id = l.created_by
    where l.company_id = ${trx.companyId} and l.client_id = ${clientId} and l.revoked_at is null and l.expires_at > now()
      and (${only}::uuid is null or l.id = ${only})
    order by l.id desc limit ${MAX_STATEMENT_LINKS}`.execute(trx);
  return rows.map(
    ({ created_at, expires_at, last_seen_at, ...row }): StatementLink => ({
      ...row,
      create_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      last_seen_at: last_seen_at?.toISOString() ?? null,
    }),
  );
}
