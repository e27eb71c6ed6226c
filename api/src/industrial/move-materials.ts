import {
  addMaterial,
  exact,
  type MaterialStanding,
  type MovedStanding,
  returnMaterial,
  revalueMaterial,
  type StockCause,
  takeMaterial,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { isSameNumber } from '../catalogue/is-same-number.ts';
import type { CompanyTransaction } from '../database/connect.ts';

/** A material that nobody else moves until the end of the transaction. */
export interface LockedMaterial extends MaterialStanding {
  id: string;
  name: string;
  cost_currency: string;
  has_lots: boolean;
  isWithdrawn: boolean;
}

/**
 * Locks materials in the order of their ids, so that two productions of the same ones cannot wait for each other. Where
 * products are moved too, they and their stock are locked after the materials.
 *
 * @returns those that the company has, by id
 */
export async function lockMaterials(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, LockedMaterial>> {
  const { rows } = await sql<LockedMaterial>`
    select id, name, qty, value, cost, cost_currency, has_lots, deleted_at is not null as "isWithdrawn"
    from materials where company_id = ${trx.companyId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface MaterialMove {
  material_id: string;
  /** The difference; 0: what it is worth is said anew, by `cost`. */
  qty: string;
  /** What one cost, in the currency it was paid in; null: not said. */
  unit_cost?: string | null;
  cost_currency?: string | null;
  /**
   * What all of it is worth, in the material's currency: of what comes in, what goes into the average, and left out, what the
   * rest is worth; of what goes out, what it had brought (see `returnMaterial`), and left out, its share. Zero or more.
   */
  value?: string | null;
  /** Of one from now on, where `qty` is 0. */
  cost?: string | null;
  /** A currency that the material's cost is in from now on, where `qty` is 0. */
  currency?: string;
  /** What came in is of this lot; what goes out is taken from it. */
  lot?: string | null;
  expires_on?: string | null;
  /** The line of the purchase. */
  purchaseLineId?: string;
}

export interface MaterialEntry {
  companyId: string;
  userId: string;
  kind:
    | 'initial'
    | 'purchase'
    | 'purchase_annulment'
    | 'adjustment'
    | 'revaluation'
    | 'production'
    | 'annulment'
    | 'order_start'
    | 'order_return';
  /** In their order; a material may move several times. */
  moves: readonly MaterialMove[];
  reason: string;
  cause?: StockCause | undefined;
  productionId?: string | undefined;
  purchaseId?: string | undefined;
  /** The production order that takes it, or gives it back. */
  orderId?: string | undefined;
  /** The id that the client gave it, if any. */
  requestId?: string | undefined;
  requestHash?: Buffer;
}

/** What a movement came to. */
export interface MovedMaterial {
  material_id: string;
  /** What it took (zero or more below zero) or brought, in `cost_currency`; at most 8 decimals. */
  value: string;
  cost_currency: string;
  cost_before: string | null;
  cost_after: string | null;
}

interface Written extends MovedMaterial {
  kind: string;
  qty: string;
  move: MaterialMove;
}

/**
 * The one way in which materials move: movements in the ledger, and quantity, worth and cost beside it, so that both are the
 * sums of the ledger at any time. Where what one costs is known otherwise then, a revaluation of its own says so. The
 * materials are locked before.
 *
 * @returns what each move came to, in their order
 */
export async function moveMaterials(trx: CompanyTransaction, entry: MaterialEntry): Promise<MovedMaterial[]> {
  if (entry.moves.length === 0) return [];
  const materials = await lockMaterials(trx, [...new Set(entry.moves.map((move) => move.material_id))]);
  const written: Written[] = [];
  const answers = entry.moves.map((move) => {
    const there = materials.get(move.material_id);
    if (!there) throw new Error('a material is withdrawn and never removed');
    const moved = standingAfter(there, move);
    const said = { material_id: there.id, cost_before: there.cost, cost_after: moved.cost, move };
    const currency = move.currency ?? there.cost_currency;
    const own = { ...said, kind: entry.kind, qty: move.qty, value: moved.moved, cost_currency: currency };
    if (currency !== there.cost_currency) {
      // What it was worth leaves in the currency that it was in.
      const value = exact(there.value).neg().toFixed();
      written.push({ ...own, value, cost_currency: there.cost_currency, cost_after: there.cost });
    }
    const isRevaluation = exact(move.qty).isZero();
    if (isRevaluation && !isOther(there, moved, currency)) {
      return { ...said, value: '0', cost_currency: currency };
    }
    written.push(isRevaluation ? { ...own, kind: 'revaluation', value: moved.revalued } : own);
    if (!isRevaluation && !exact(moved.revalued).isZero()) {
      written.push({ ...own, kind: 'revaluation', qty: '0', value: moved.revalued, cost_before: moved.cost });
    }
    const { qty, value, cost } = moved;
    materials.set(there.id, { ...there, qty, value, cost, cost_currency: currency });
    return { ...said, value: moved.moved, cost_currency: currency };
  });
  await write(trx, entry, [...materials.values()], written);
  return answers.map(({ move: _, ...answer }) => answer);
}

/** Whether saying what one costs says anything else than before: a last decimal of the worth alone is none. */
function isOther(there: LockedMaterial, { cost }: MovedStanding, currency: string): boolean {
  return currency !== there.cost_currency || !isSameNumber(cost, there.cost);
}

function standingAfter(there: LockedMaterial, move: MaterialMove): MovedStanding {
  const qty = exact(move.qty);
  const value = worthOf(there, move);
  if (qty.gt(0)) return addMaterial(there, qty, value);
  if (qty.lt(0)) {
    return value === null ? takeMaterial(there, qty.neg()) : returnMaterial(there, qty.neg(), value);
  }
  const hasOtherCurrency = move.currency !== undefined && move.currency !== there.cost_currency;
  const cost = move.cost === undefined ? there.cost : move.cost;
  return revalueMaterial(hasOtherCurrency ? { ...there, value: '0' } : there, cost);
}

/** What a move is worth; null: nobody says, and it is worth what the rest is. */
function worthOf(
  there: LockedMaterial,
  { qty, value, unit_cost, cost_currency }: MaterialMove,
): string | null {
  if (value !== undefined) return value;
  const isPaid = exact(qty).gt(0) && unit_cost !== undefined && unit_cost !== null;
  return isPaid && cost_currency === there.cost_currency ? exact(unit_cost).times(qty).toFixed() : null;
}

async function write(
  trx: CompanyTransaction,
  entry: MaterialEntry,
  materials: readonly LockedMaterial[],
  written: readonly Written[],
): Promise<void> {
  const { companyId, userId, reason, cause = null, productionId = null, purchaseId = null } = entry;
  await sql`
    update materials t set qty = m.qty, value = m.value, cost = m.cost, cost_currency = m.currency,
      updated_at = clock_timestamp()
    from unnest(${materials.map((m) => m.id)}::uuid[], ${materials.map((m) => m.qty)}::numeric[],
      ${materials.map((m) => m.value)}::numeric[], ${materials.map((m) => m.cost)}::numeric[],
      ${materials.map((m) => m.cost_currency)}::text[]) as m(id, qty, value, cost, currency)
    where t.company_id = ${companyId} and t.id = m.id`.execute(trx);
  if (written.length === 0) return;
  await trx
    .insertInto('material_movements')
    .values(
      written.map(({ move, cost_currency: value_currency, ...row }, index) => ({
        ...{ company_id: companyId, user_id: userId, reason, cause, production_id: productionId },
        ...row,
        ...{ value_currency, unit_cost: move.unit_cost ?? null, cost_currency: move.cost_currency ?? null },
        ...{ lot: move.lot ?? null, expires_on: move.expires_on ?? null, purchase_id: purchaseId },
        order_id: entry.orderId ?? null,
        purchase_line_id: move.purchaseLineId ?? null,
        // One of them stands for the request.
        request_id: (index === 0 ? entry.requestId : null) ?? null,
        request_hash: (index === 0 ? entry.requestHash : null) ?? null,
      })),
    )
    .execute();
}
