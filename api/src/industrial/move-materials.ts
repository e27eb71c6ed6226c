import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** A material that nobody else moves until the end of the transaction. */
export interface LockedMaterial {
  id: string;
  name: string;
  qty: string;
  /** Of one, unrounded; null: not known. */
  cost: string | null;
  cost_currency: string;
  isWithdrawn: boolean;
}

/**
 * Locks materials in the order of their ids, so that two productions of the same ones cannot wait for each other. Where
 * products are moved too, their stock is locked after the materials.
 *
 * @returns those that the company has, by id
 */
export async function lockMaterials(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, LockedMaterial>> {
  const { rows } = await sql<LockedMaterial>`
    select id, name, qty, cost, cost_currency, deleted_at is not null as "isWithdrawn"
    from materials where company_id = ${trx.companyId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface MaterialMove {
  material_id: string;
  /** The difference. */
  qty: string;
  /** What one cost, in the currency it was paid in; null: not said. */
  unit_cost: string | null;
  cost_currency: string | null;
  /** What one costs from now on, in the material's currency; null: not known. */
  costAfter: string | null;
}

export interface MaterialEntry {
  companyId: string;
  userId: string;
  kind: 'initial' | 'purchase' | 'adjustment' | 'production' | 'annulment' | 'order_start' | 'order_return';
  moves: readonly MaterialMove[];
  reason: string;
  productionId?: string | undefined;
  /** The production order that takes it, or gives it back. */
  orderId?: string | undefined;
  /** The id that the client gave it, if any. */
  requestId?: string | undefined;
  requestHash?: Buffer;
}

/** Movements in the ledger, and the totals and costs that are kept beside it. The materials are locked before. */
export async function moveMaterials(trx: CompanyTransaction, entry: MaterialEntry): Promise<void> {
  const { companyId, userId, kind, moves, reason, productionId = null, orderId = null } = entry;
  if (moves.length === 0) return;
  await sql`
    with move as materialized (
      select * from unnest(${moves.map((m) => m.material_id)}::uuid[], ${moves.map((m) => m.qty)}::numeric[],
        ${moves.map((m) => m.unit_cost)}::numeric[], ${moves.map((m) => m.cost_currency)}::text[],
        ${moves.map((m) => m.costAfter)}::numeric[]) as m(material_id, qty, unit_cost, cost_currency, cost_after)
    ), stock as (
      update materials t set qty = t.qty + move.qty, cost = move.cost_after, updated_at = clock_timestamp()
      from move where t.company_id = ${companyId} and t.id = move.material_id
    )
    insert into material_movements (company_id, material_id, kind, qty, unit_cost, cost_currency, production_id, order_id,
      reason, user_id, request_id, request_hash)
    select ${companyId}::uuid, material_id, ${kind}, qty, unit_cost, cost_currency, ${productionId}::uuid, ${orderId}::uuid, ${reason},
      ${userId}::uuid, ${entry.requestId ?? null}::uuid, ${entry.requestHash ?? null}::bytea
    from move`.execute(trx);
}
