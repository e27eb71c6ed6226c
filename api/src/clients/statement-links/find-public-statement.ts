import {
  type findPublicStatement as Call,
  MOST_OPEN_DEBTS,
  type PublicStatement,
} from '@cuadra/shared/contract';
import { companyDay, exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { hashToken } from '../../access/token.ts';
import { identificationType } from '../../access/user.ts';
import { currentTime } from '../../clock/clock.ts';
import { type CompanyTransaction, type Database, withCompany } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { knownRate } from '../../store/open-store.ts';
import { inBoth, readTodaysPair } from '../account/both-amounts.ts';
import { findStatement } from '../account/find-statement.ts';
import { readOpenDebts } from '../account/open-debts.ts';
import { findClient } from '../find-client.ts';

/**
 * What a client reads of their own account: the shop, what is owed at today's rate, what is open and the ledger without
 * what is the shop's alone. Of a link that ended, was revoked or never was, of a client who is gone and of a company that
 * does not pay, nothing is told, and all of them alike.
 *
 * @throws ApiError 404
 */
export async function findPublicStatement(
  db: Database,
  { token, ...query }: z.output<typeof Call.body>,
): Promise<PublicStatement> {
  const hash = hashToken(token);
  const { rows } = await sql<{ id: string | null }>`select company_of_statement_link(${hash}) as id`.execute(
    db,
  );
  return withCompany(db, orNotFound(rows[0]?.id), (trx) => readPublicStatement(trx, hash, query));
}

async function readPublicStatement(
  trx: CompanyTransaction,
  hash: Buffer,
  query: { limit: number; cursor?: string | undefined },
): Promise<PublicStatement> {
  const link = await readLink(trx, hash);
  const { name, balances } = await findClient(trx, link.client_id);
  const pair = await readTodaysPair(trx);
  const { items, next } = await findStatement(trx, link.client_id, query);
  const debts = await readOpenDebts(trx, link.client_id, MOST_OPEN_DEBTS);
  const today = companyDay(currentTime());
  return {
    shop: await readShop(trx),
    client_name: name,
    today,
    expires_at: link.expires_at.toISOString(),
    ...{ main: pair.main, alternative: pair.alternative },
    rate: (await knownRate(trx, pair)) === undefined ? null : pair.rate,
    balances,
    owed: inBoth(
      balances.filter(({ amount }) => exact(amount).gt(0)),
      pair,
    ),
    in_favour: inBoth(
      balances
        .filter(({ amount }) => exact(amount).lt(0))
        .map(({ amount, currency }) => ({ amount: exact(amount).abs().toFixed(2), currency })),
      pair,
    ),
    overdue: inBoth(
      debts
        .filter(({ due_on }) => due_on !== null && due_on < today)
        .map(({ owed, currency }) => ({ amount: owed, currency })),
      pair,
    ),
    debts: debts.map(({ sale_number, day, due_on, total, owed, currency }) => ({
      ...{ sale_number, day, due_on, total, owed, currency },
    })),
    items: items.map(({ kind, amount, currency, balance, sale_number, create_at, payment }) => ({
      ...{ kind, amount, currency, balance, sale_number, create_at },
      payment_number: payment?.number ?? null,
    })),
    next,
  };
}

/** The link in its own company, noted as opened: once a minute, so that reading it again and again writes nothing. */
async function readLink(trx: CompanyTransaction, hash: Buffer) {
  const { rows } = await sql<{ client_id: string; expires_at: Date }>`
    select client_id, expires_at from client_statement_links
    where company_id = ${trx.companyId} and token_hash = ${hash} and revoked_at is null and expires_at > now()`.execute(
    trx,
  );
  await sql`
    update client_statement_links set last_seen_at = now()
    where company_id = ${trx.companyId} and token_hash = ${hash}
      and (last_seen_at is null or last_seen_at < now() - interval '1 minute')`.execute(trx);
  return orNotFound(rows[0]);
}

/** As tickets name it. */
async function readShop(trx: CompanyTransaction): Promise<PublicStatement['shop']> {
  const { name, legal_name, identification, identification_type, phone } = await trx
    .selectFrom('companies')
    .select(['name', 'legal_name', 'identification', 'identification_type', 'phone'])
    .executeTakeFirstOrThrow();
  return {
    name: legal_name || name,
    identification,
    identification_type: identificationType(identification_type),
    phone: phone || null,
  };
}
