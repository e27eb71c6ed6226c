import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import type { CheckedTender } from './check-tenders.ts';
import type { SaleToWrite } from './sale-to-write.ts';

/**
 * What a sale adds to the figures of its day (docs/reports.md), as parts of its one statement: they read its `sale`, so
 * they are written with the counter held, under which all figures are; `taken` is what it takes of each product.
 * `add_daily_figures` would work out the same from the ledgers; a test holds the two together.
 */
export function dailyFigures(
  sale: SaleToWrite,
  tenders: readonly (CheckedTender & { kind: string })[],
): RawBuilder<unknown> {
  const { companyId, sellerId, draft } = sale;
  const pair = sql`${draft.main}, ${draft.alternative}`;
  const { rate, inverse } = sale.checked.pair;
  return sql`goods as materialized (
      select sum(total) as total, sum(total_alternative) as total_alternative, sum(cost) as cost,
        sum(cost_alternative) as cost_alternative, sum(uncosted) as uncosted,
        sum(uncosted_alternative) as uncosted_alternative
      from taken
    ), day_sales as (
      insert into daily_sales as d (company_id, day, hour, seller_id, main, alternative, tickets, sold, sold_alternative,
        cost, cost_alternative, uncosted, uncosted_alternative)
      select ${companyId}::uuid, company_day(created_at), company_hour(created_at), ${sellerId}::uuid, ${pair}, 1, goods.*
      from sale, goods
      on conflict (company_id, day, hour, seller_id, main, alternative) do update set
        tickets = d.tickets + 1, sold = d.sold + excluded.sold,
        sold_alternative = d.sold_alternative + excluded.sold_alternative, ${ADDED_COSTS}
    ), day_products as (
      insert into daily_products as d (company_id, day, product_id, main, alternative, qty, total, total_alternative, cost,
        cost_alternative, uncosted, uncosted_alternative)
      select ${companyId}::uuid, company_day(created_at), product_id, ${pair}, qty, total, total_alternative, cost,
        cost_alternative, uncosted, uncosted_alternative
      from sale, taken
      on conflict (company_id, day, product_id, main, alternative) do update set
        qty = d.qty + excluded.qty, ${ADDED_TOTALS}, ${ADDED_COSTS}
    )${ofClient(sale)}, day_money as (
      insert into daily_money as d (company_id, day, kind, user_id, payment_method_id, currency, main, alternative,
        received, given, received_main, given_main, received_alternative, given_alternative)
      select ${companyId}::uuid, company_day(created_at), 'sale', ${sellerId}::uuid, t.method, t.currency, ${pair},
        sum(received * amount), sum((1 - received) * amount),
        sum(received * amount_main), sum((1 - received) * amount_main),
        sum(received * amount_alternative), sum((1 - received) * amount_alternative)
      from sale, unnest(
        ${tenders.map((t) => (t.kind === 'payment' ? 1 : 0))}::int[], ${tenders.map((t) => t.payment_method_id)}::uuid[],
        ${tenders.map((t) => t.currency)}::text[], ${tenders.map((t) => t.amount)}::numeric[],
        ${tenders.map((t) => t.amount_main)}::numeric[]
      ) as t(received, method, currency, amount, amount_main)
      cross join lateral converted(t.amount, t.currency, ${draft.alternative}, ${pair}, ${rate}::numeric,
        ${inverse}::numeric)
        as amount_alternative
      group by created_at, t.method, t.currency
      on conflict (company_id, day, kind, user_id, payment_method_id, currency, main, alternative) do update set
        received = d.received + excluded.received, given = d.given + excluded.given,
        received_main = d.received_main + excluded.received_main, given_main = d.given_main + excluded.given_main,
        received_alternative = d.received_alternative + excluded.received_alternative,
        given_alternative = d.given_alternative + excluded.given_alternative
    )`;
}

/** Most sales have no client, and then the statement is shorter: a part of it that does nothing still takes its time. */
function ofClient({ companyId, draft, facts }: SaleToWrite): RawBuilder<unknown> {
  if (!facts.client) return sql``;
  const pair = sql`${draft.main}, ${draft.alternative}`;
  return sql`, day_clients as (
      insert into daily_clients as d (company_id, day, client_id, main, alternative, tickets, total, total_alternative,
        cost, cost_alternative, uncosted, uncosted_alternative)
      select ${companyId}::uuid, company_day(created_at), ${facts.client.id}, ${pair}, 1, goods.*
      from sale, goods
      on conflict (company_id, day, client_id, main, alternative) do update set
        tickets = d.tickets + 1, ${ADDED_TOTALS}, ${ADDED_COSTS}
    )`;
}

const ADDED_TOTALS = sql`total = d.total + excluded.total,
        total_alternative = d.total_alternative + excluded.total_alternative`;
const ADDED_COSTS = sql`cost = d.cost + excluded.cost,
        cost_alternative = d.cost_alternative + excluded.cost_alternative, uncosted = d.uncosted + excluded.uncosted,
        uncosted_alternative = d.uncosted_alternative + excluded.uncosted_alternative`;

/** Something in the ledgers of which the figures of its day are told; `id` is the sale's, or that of what happened. */
export type LedgerEvent =
  | { kind: 'return'; saleId: string; id: string }
  | { kind: 'annulment'; saleId: string }
  | { kind: 'payment' | 'refund' | 'payment_annulment' | 'cash'; id: string };

/**
 * Adds what happened to the figures of its day: last in its transaction, because the lock that it takes is the one all
 * sales of the company wait for.
 */
export async function addDailyFigures(
  trx: CompanyTransaction,
  companyId: string,
  event: LedgerEvent,
): Promise<void> {
  const of = 'saleId' in event ? event.saleId : event.id;
  const id = 'id' in event ? event.id : event.saleId;
  await sql`select add_daily_figures(${companyId}, ${event.kind}, ${of}, ${id})`.execute(trx);
}

/** Takes what a sale and its returns brought off its client's figures (−1), or adds it to them: around giving it another. */
export async function moveClientFigures(
  trx: CompanyTransaction,
  companyId: string,
  saleId: string,
  sign: 1 | -1,
): Promise<void> {
  await sql`select lock_daily_figures(${companyId}), add_daily_clients(${companyId}, null, ${saleId}, null, ${sign})`.execute(
    trx,
  );
}
