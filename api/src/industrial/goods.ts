import type { GoodKind, GoodRef } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { holdProducts } from '../catalogue/hold-products.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { lockMaterials } from './move-materials.ts';

/** A good that nobody else moves until the end of the transaction. */
export interface HeldGood {
  kind: GoodKind;
  id: string;
  name: string;
  /** What there is of it. */
  qty: string;
  /** Of a material: what all of it is worth, exactly; null of a product. */
  value: string | null;
  /** What one of it is worth, unrounded: a material's average, a product's average or else its last cost. Null: not known. */
  cost: string | null;
  cost_currency: string;
  /** Of a product: its last cost, which its price follows, and its average; null of a material. */
  last_cost: string | null;
  average_cost: string | null;
  isWithdrawn: boolean;
}

/** The two columns in which tables name a good. */
export interface GoodColumns {
  material_id: string | null;
  product_id: string | null;
}

/** A good's name in maps. Ids are of the whole world, so that the kind would say nothing more. */
export const keyOf = ({ id }: { id: string }): string => id;

export function toColumns({ kind, id }: GoodRef): GoodColumns {
  return {
    material_id: kind === 'material' ? id : null,
    product_id: kind === 'product' ? id : null,
  };
}

export function toRef({ material_id, product_id }: GoodColumns): GoodRef {
  if (material_id !== null) return { kind: 'material', id: material_id };
  if (product_id !== null) return { kind: 'product', id: product_id };
  throw new Error('a row names a material or a product');
}

/**
 * Holds goods, always in one order: the materials by their ids, then products and their stock by theirs, as purchases do. So
 * two batches of the same goods, and who sells one of them, wait for each other and never both.
 *
 * @returns those that the company has, by id
 */
export async function holdGoods(
  trx: CompanyTransaction,
  goods: readonly GoodRef[],
): Promise<Map<string, HeldGood>> {
  const idsOf = (kind: GoodKind) => [
    ...new Set(goods.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const held = new Map<string, HeldGood>();
  for (const material of (await lockMaterials(trx, idsOf('material'))).values()) {
    held.set(material.id, { ...material, kind: 'material', last_cost: null, average_cost: null });
  }
  const productIds = idsOf('product');
  if (productIds.length === 0) return held;
  for (const product of (await holdProducts(trx, productIds)).values()) {
    const { id, name, qty, cost: last_cost, average_cost, cost_currency, deleted: isWithdrawn } = product;
    held.set(id, {
      ...{ kind: 'product', id, name, qty, cost_currency, last_cost, average_cost, isWithdrawn, value: null },
      cost: average_cost ?? last_cost,
    });
  }
  return held;
}

/** A product's part of what a batch or an order moves. */
export interface ProductMove {
  product_id: string;
  /** Above zero comes in. */
  qty: string;
  /** What it costs from now on, last and on average. */
  cost: string | null;
  average_cost: string | null;
}

export interface ProductEntry {
  userId: string;
  kind: 'production' | 'annulment';
  reason: string;
  productionId?: string | undefined;
  orderId?: string | undefined;
}

/** Moves products that are held: stock, ledger, costs, and what devices are told. */
export async function moveProducts(
  trx: CompanyTransaction,
  { userId, kind, reason, productionId = undefined, orderId = undefined }: ProductEntry,
  moves: readonly ProductMove[],
): Promise<void> {
  if (moves.length === 0) return;
  const { companyId } = trx;
  await sql`
    with move as materialized (
      select * from unnest(${moves.map((move) => move.product_id)}::uuid[], ${moves.map((move) => move.qty)}::numeric[],
        ${moves.map((move) => move.cost)}::numeric[], ${moves.map((move) => move.average_cost)}::numeric[])
        as m(product_id, qty, cost, average_cost)
    ), stock as (
      update product_stock q set qty = q.qty + move.qty from move
      where q.company_id = ${companyId} and q.product_id = move.product_id
    ), costed as (
      update products p set cost = move.cost, average_cost = move.average_cost, updated_at = clock_timestamp() from move
      where p.company_id = ${companyId} and p.id = move.product_id
    )
    insert into stock_movements (company_id, product_id, kind, qty, reason, user_id, production_id, production_order_id)
    select ${companyId}::uuid, product_id, ${kind}, qty, ${reason}, ${userId}::uuid, ${productionId ?? null}::uuid,
      ${orderId ?? null}::uuid from move`.execute(trx);
}
