import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { dailyFigures } from './daily-figures.ts';
import { wasUsed, watchReferences } from './reference-reuse.ts';
import { type SaleToWrite, unitOf } from './sale-to-write.ts';

/** @throws an error of code REFUSED when what the facts say has changed: then nothing of the transaction stays */
export async function writeSale(
  trx: CompanyTransaction,
  sale: SaleToWrite,
): Promise<{ number: number; created_at: Date }> {
  const { rows } = await saleStatement(sale).execute(trx);
  const row = rows[0];
  if (!row) throw new Error('a sale without a number');
  return { number: Number(row.number), created_at: row.created_at };
}

/**
 * A sale in one statement: stock, number, sale, lines, tenders, ledgers, figures. It fails when the stock ran out
 * or a payment method was taken away since the facts were read.
 *
 * The stock rows are locked in the order of their ids, so that two sales of the same products cannot wait for each
 * other; the counter, on which all sales of a company meet, is taken after them and held only until the commit.
 *
 * The seller's open cash session is held from before the number: who closes it waits for the sales that are in it, and a sale
 * that comes while it is being closed waits, finds it closed, and belongs to none. So does one that was made before the
 * cash session was opened, and one that nothing proves to be its seller's.
 */
export function saleStatement(sale: SaleToWrite): RawBuilder<{ number: string; created_at: Date }> {
  const { draft, facts, checked, companyId } = sale;
  const { lines, pair } = checked;
  const soldAt = sale.late?.believed.at ?? null;
  const allowNegativeStock = facts.allowNegativeStock || facts.isLate;
  const sentBy = sale.senderId === sale.sellerId ? null : sale.senderId;
  const tenders = [
    ...watchReferences(checked.payments, facts).map((tender, position) => ({
      ...tender,
      kind: 'payment',
      position,
    })),
    ...checked.changes.map((tender, position) => ({
      ...tender,
      ...{ kind: 'change', position, reuse: null, watched: null },
    })),
  ];
  return sql<{ number: string; created_at: Date }>`
    with line as materialized (
      select * from unnest(
        ${sale.lineIds}::uuid[], ${lines.map((l) => l.product_id)}::uuid[], ${lines.map((l) => l.product.name)}::text[],
        ${lines.map((l) => l.qty)}::numeric[], ${lines.map((l) => l.unit_price)}::numeric[],
        ${lines.map((l) => l.currency)}::text[], ${lines.map((l) => l.discount)}::numeric[],
        ${lines.map((l) => l.total)}::numeric[], ${lines.map((l) => l.total_alternative)}::numeric[],
        ${lines.map((l) => l.product.cost)}::numeric[], ${lines.map((l) => l.product.cost_currency)}::text[],
        ${lines.map((l) => l.note ?? null)}::text[],
        ${lines.map((l) => (l.presentation ? JSON.stringify(l.presentation) : null))}::jsonb[],
        ${lines.map((l) => unitOf(l) ?? null)}::text[]
      ) with ordinality as l(id, product_id, name, qty, unit_price, currency, discount, total, total_alternative,
        cost, cost_currency, note, presentation, unit, position)
    ), taken as materialized (
      select product_id, sum(qty) as qty, sum(total) as total, sum(total_alternative) as total_alternative,
        coalesce(sum(cost_main), 0) as cost, coalesce(sum(cost_alternative), 0) as cost_alternative,
        coalesce(sum(total) filter (where cost_main is null), 0) as uncosted,
        coalesce(sum(total_alternative) filter (where cost_main is null), 0) as uncosted_alternative
      from line
      cross join lateral (select
        converted(qty * cost, cost_currency, ${draft.main}, ${draft.main}, ${draft.alternative}, ${pair.rate}::numeric,
          ${pair.inverse}::numeric) as cost_main,
        converted(qty * cost, cost_currency, ${draft.alternative}, ${draft.main}, ${draft.alternative},
          ${pair.rate}::numeric, ${pair.inverse}::numeric) as cost_alternative
      ) as costed
      group by product_id
    ), locked as materialized (
      select s.product_id from product_stock s
      where s.company_id = ${companyId} and s.product_id = any(${[...new Set(lines.map((l) => l.product_id))]}::uuid[])
      order by s.product_id for update
    ), stock as (
      update product_stock s set qty = s.qty - taken.qty from taken
      where s.company_id = ${companyId} and s.product_id = taken.product_id
        and s.product_id in (select product_id from locked)
        and (${allowNegativeStock} or s.qty - s.reserved >= taken.qty)
      returning s.product_id
    ), cash_session as materialized (
      select c.id from cash_sessions c
      where c.company_id = ${companyId} and c.user_id = ${sale.sellerId}::uuid and c.closed_at is null
        ${sale.late?.believed.isOfSeller === false ? sql`and false` : sql``}
        and (${soldAt}::timestamptz is null or c.opened_at <= ${soldAt}::timestamptz)
      for share
    ), numbered as (
      update counters set last = last + 1
      where company_id = ${companyId} and name = 'sales' and methods_version = ${facts.methodsVersion}::bigint
        and (select count(*) from stock) = (select count(*) from taken)
        and (select count(*) from cash_session) >= 0
      returning last
    ), sale as (
      insert into sales (company_id, id, number, type, description, client_id, client_name, client_identification,
        client_identification_type, seller_id, seller_name, seller_identification, seller_identification_type, main,
        alternative, rate, inverse, rate_id,
        rate_origin, rate_effective_at, total, total_alternative, rounding, balance, balance_currency, credit_used,
        request_hash, cash_session_id, created_at, received_at, sent_by, due_on)
      select ${companyId}::uuid, ${sale.id}::uuid, last, ${draft.type}, ${draft.description},
        ${facts.client?.id ?? null}, ${facts.client?.name ?? null}, ${facts.client?.identification ?? null},
        ${facts.client?.identification_type ?? null},
        ${sale.sellerId}::uuid, ${facts.seller?.name ?? ''}, ${facts.seller?.identification ?? null},
        ${facts.seller?.identification_type ?? null}, ${draft.main}, ${draft.alternative},
        ${pair.rate}::numeric, ${pair.inverse}::numeric, ${draft.rate_id}::uuid, ${facts.rate?.origin ?? null},
        ${facts.rate?.create_at ?? null}::timestamptz, ${checked.total}::numeric,
        ${checked.total_alternative}::numeric, ${checked.rounding}::numeric, ${checked.balance}::numeric,
        ${checked.balance_currency}, ${checked.credit_used}::numeric, ${sale.requestHash},
        (select id from cash_session), least(${soldAt}::timestamptz, now()),
        case when ${soldAt}::timestamptz is not null then now() end, ${sentBy}::uuid,
        case when ${checked.balance}::numeric > 0
          then company_day(least(${soldAt}::timestamptz, now())) + ${facts.client?.credit_days ?? null}::int end
      from numbered
      returning number, created_at
    ), lines as (
      insert into sale_lines (company_id, sale_id, position, id, product_id, name, qty, unit_price, currency, discount,
        total, total_alternative, cost, cost_currency, note, presentation, unit)
      select ${companyId}::uuid, ${sale.id}::uuid, position, id, product_id, name, qty, unit_price, currency, discount,
        total, total_alternative, cost, cost_currency, note, presentation, unit
      from line where exists (select from sale)
    ), tenders as (
      insert into sale_tenders (company_id, sale_id, kind, position, payment_method_id, name, amount, currency,
        amount_main, reference, bank, reference_reuse)
      select ${companyId}::uuid, ${sale.id}::uuid, t.kind, t.position, t.payment_method_id, t.name, t.amount,
        t.currency, t.amount_main, t.reference, t.bank,
        case when t.reuse is null and t.watched is not null
          and ${wasUsed(companyId, sql`t.payment_method_id`, sql`t.watched`)} then 'unseen' else t.reuse end
      from unnest(
        ${tenders.map((t) => t.kind)}::text[], ${tenders.map((t) => t.position)}::smallint[],
        ${tenders.map((t) => t.payment_method_id)}::uuid[], ${tenders.map((t) => t.name)}::text[],
        ${tenders.map((t) => t.amount)}::numeric[], ${tenders.map((t) => t.currency)}::text[],
        ${tenders.map((t) => t.amount_main)}::numeric[], ${tenders.map((t) => t.reference)}::text[],
        ${tenders.map((t) => t.bank ?? null)}::text[], ${tenders.map((t) => t.reuse)}::text[],
        ${tenders.map((t) => t.watched)}::text[]
      ) as t(kind, position, payment_method_id, name, amount, currency, amount_main, reference, bank, reuse, watched)
      where exists (select from sale)
    ), movements as (
      insert into stock_movements (company_id, product_id, kind, qty, sale_id, user_id)
      select ${companyId}::uuid, product_id, 'sale', -qty, ${sale.id}::uuid, ${sale.sellerId}::uuid
      from line where exists (select from sale)
    ), debt as (
      insert into client_movements (company_id, client_id, kind, amount, currency, sale_id, user_id)
      select ${companyId}::uuid, ${facts.client?.id ?? null}, 'sale', ${checked.balance}::numeric,
        ${checked.balance_currency}, ${sale.id}::uuid, ${sale.sellerId}::uuid
      from sale where ${checked.balance}::numeric > 0
    ), owed as (
      insert into client_balances (company_id, client_id, currency, amount)
      select ${companyId}::uuid, ${facts.client?.id ?? null}, ${checked.balance_currency}, ${checked.balance}::numeric
      from sale where ${checked.balance}::numeric > 0
      on conflict (company_id, client_id, currency)
      do update set amount = client_balances.amount + excluded.amount
    ), ${dailyFigures(sale, tenders)}
    select coalesce((select number from sale), refuse('changed')) as number, (select created_at from sale) as created_at`;
}

/** What is believed of a late sale, beside the sale. */
export async function writeLate(
  trx: CompanyTransaction,
  { id, companyId }: SaleToWrite,
  { believed: { toldAt, device }, reasons }: NonNullable<SaleToWrite['late']>,
): Promise<void> {
  await sql`
    insert into late_sales (company_id, sale_id, told_at, device_id, counter, reasons)
    values (${companyId}, ${id}, ${toldAt}, ${device?.id ?? null}, ${device?.counter ?? null}, ${reasons}::text[])`.execute(
    trx,
  );
}
