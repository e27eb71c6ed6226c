import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** What a purchase, or its annulment, does to a product that is held. */
export interface Move {
  product_id: string;
  /** Above zero comes in. */
  units: string;
  cost: string | null;
  average_cost: string | null;
}

/** Moves stock, its ledger, and what the products cost from now on. */
export async function moveGoods(
  trx: CompanyTransaction,
  {
    userId,
    purchaseId,
    kind,
  }: { userId: string; purchaseId: string; kind: 'purchase' | 'purchase_annulment' },
  moves: readonly Move[],
): Promise<void> {
  const { companyId } = trx;
  if (moves.length === 0) return;
  await sql`
    with move as materialized (
      select * from unnest(${moves.map((move) => move.product_id)}::uuid[], ${moves.map((move) => move.units)}::numeric[],
        ${moves.map((move) => move.cost)}::numeric[], ${moves.map((move) => move.average_cost)}::numeric[])
        as m(product_id, units, cost, average_cost)
    ), stock as (
      update product_stock q set qty = q.qty + move.units from move
      where q.company_id = ${companyId} and q.product_id = move.product_id
    ), costed as (
      update products p set cost = move.cost, average_cost = move.average_cost, updated_at = clock_timestamp() from move
      where p.company_id = ${companyId} and p.id = move.product_id
    )
    insert into stock_movements (company_id, product_id, kind, qty, user_id, purchase_id)
    select ${companyId}::uuid, product_id, ${kind}, units, ${userId}::uuid, ${purchaseId}::uuid from move`.execute(
    trx,
  );
}
