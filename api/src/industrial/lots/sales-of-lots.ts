import type { LotTrace } from '@cuadra/shared/contract';
import { exact, lotWalk, type SoldOfLot, type WalkedMovement } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readNames } from '../formulas/good-names.ts';
import type { LotKey } from './lot-key.ts';

interface LedgerRow extends WalkedMovement {
  id: string;
}

/** Movements that are read and walked at once: between two such parts everybody else has their turn. */
const AT_ONCE = 2_000;

/** The sales that had of lots of products, worked out of each product's ledger (see `lotWalk`). */
export async function salesOfLots(
  trx: CompanyTransaction,
  lots: readonly LotKey[],
): Promise<LotTrace['sales']> {
  const sales: LotTrace['sales'] = [];
  const goods = await readNames(
    trx,
    lots.map(({ id }) => id),
  );
  for (const id of new Set(lots.map((lot) => lot.id))) {
    const good = goods.get(id);
    if (!good) continue;
    const wanted = new Set(lots.filter((lot) => lot.id === id).map(({ lot }) => lot));
    const sold = (await walkLedger(trx, id)).filter(({ lot }) => wanted.has(lot));
    sales.push(...(await readSales(trx, sold)).map((sale) => ({ ...sale, good })));
  }
  return sales.sort((a, b) => a.number - b.number);
}

/** A product's ledger from the first lot on that anybody named. */
async function walkLedger(trx: CompanyTransaction, productId: string): Promise<SoldOfLot[]> {
  const first = await readFirst(trx, productId);
  if (!first) return [];
  const { walk, sold } = lotWalk(first.before);
  let part = await readLedger(trx, productId, sql`m.id >= ${first.id}::uuid`);
  for (let last = part.at(-1); last; last = part.at(-1)) {
    walk(part);
    part = await readLedger(trx, productId, sql`m.id > ${last.id}::uuid`);
  }
  return sold();
}

/** The movement that brought the first lot of a product that anybody named, and what there was before it. */
async function readFirst(
  trx: CompanyTransaction,
  productId: string,
): Promise<{ id: string; before: string } | undefined> {
  const { companyId } = trx;
  const { rows } = await sql<{ id: string; before: string }>`
    with first as (
      select m.id from stock_movements m
      left join productions p on p.company_id = m.company_id and p.id = m.production_id and p.product_id = m.product_id
      where m.company_id = ${companyId} and m.product_id = ${productId} and (p.lot is not null or exists (
        select from purchase_lines l where l.company_id = m.company_id and l.purchase_id = m.purchase_id
          and l.product_id = m.product_id and l.lot is not null))
      order by m.id limit 1
    )
    select first.id, coalesce((select sum(b.qty) from stock_movements b
      where b.company_id = ${companyId} and b.product_id = ${productId} and b.id < first.id), 0) as before
    from first`.execute(trx);
  return rows[0];
}

/**
 * The next part of a product's ledger, each movement with its lot. A purchase with several lines of a product is a row for each of
 * them.
 */
async function readLedger(
  trx: CompanyTransaction,
  productId: string,
  from: RawBuilder<unknown>,
): Promise<LedgerRow[]> {
  const { companyId } = trx;
  const { rows } = await sql<LedgerRow>`
    with part as materialized (
      select m.id, m.company_id, m.product_id, m.qty, m.sale_id, m.purchase_id, m.production_id from stock_movements m
      where m.company_id = ${companyId} and m.product_id = ${productId} and ${from}
      order by m.id limit ${AT_ONCE}
    )
    select m.id, coalesce(l.qty, m.qty) as qty, coalesce(l.lot, p.lot) as lot, coalesce(l.expires_on, p.expires_on) as expires_on,
      m.sale_id
    from part m
    left join productions p on p.company_id = m.company_id and p.id = m.production_id and p.product_id = m.product_id
    left join lateral (
      select l.units * sign(m.qty) as qty, l.lot, l.expires_on, l.position from purchase_lines l
      where l.company_id = m.company_id and l.purchase_id = m.purchase_id and l.product_id = m.product_id
    ) l on true
    order by m.id, l.position`.execute(trx);
  return rows;
}

async function readSales(
  trx: CompanyTransaction,
  sold: readonly SoldOfLot[],
): Promise<Omit<LotTrace['sales'][number], 'good'>[]> {
  const ids = [...new Set(sold.map(({ sale_id }) => sale_id))];
  const { rows } = await sql<{ id: string; number: string; created_at: Date; client: string | null }>`
    select id, number, created_at, client_name as client from sales
    where company_id = ${trx.companyId} and id = any(${ids}::uuid[])`.execute(trx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sold.flatMap(({ sale_id, lot, qty }) => {
    const sale = byId.get(sale_id);
    if (!sale || exact(qty).isZero()) return [];
    const { id, number, created_at, client } = sale;
    return [{ id, number: Number(number), create_at: created_at.toISOString(), client, lot, qty }];
  });
}
