import type { StockCause } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/** Locks how much there is of a product, as a sale does, and reads it; a product that never had any gets its row. */
export async function lockStock(
  trx: CompanyTransaction,
  companyId: string,
  productId: string,
): Promise<string> {
  await trx
    .insertInto('product_stock')
    .values({ company_id: companyId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { qty } = await trx
    .selectFrom('product_stock')
    .select('qty')
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return qty;
}

export interface Adjustment {
  companyId: string;
  userId: string;
  productId: string;
  /** The difference. */
  qty: string;
  reason: string;
  /** Why, of an adjustment; left out where nobody said. */
  cause?: StockCause | undefined;
  /** The id that the client gave it, if any. */
  requestId?: string | undefined;
  requestHash?: Buffer;
}

/** A movement that is no sale's: an adjustment, or what a production made and its annulment took back. */
export interface Movement extends Adjustment {
  kind: 'adjustment' | 'production' | 'annulment';
  productionId?: string;
}

/** An adjustment; see `writeMovement`. */
export function writeAdjustment(trx: CompanyTransaction, adjustment: Adjustment): Promise<void> {
  return writeMovement(trx, { ...adjustment, kind: 'adjustment' });
}

/** A movement in the ledger, in the total beside it, and in what devices are told. The stock is locked before. */
export async function writeMovement(trx: CompanyTransaction, movement: Movement): Promise<void> {
  const { companyId, userId, productId, kind, qty, reason, productionId = null } = movement;
  await trx
    .insertInto('stock_movements')
    .values({
      company_id: companyId,
      product_id: productId,
      kind,
      qty,
      reason,
      cause: movement.cause ?? null,
      user_id: userId,
      request_id: movement.requestId ?? null,
      request_hash: movement.requestHash ?? null,
      production_id: productionId,
    })
    .execute();
  await trx
    .updateTable('product_stock')
    .set({ qty: sql<string>`qty + ${qty}::numeric` })
    .where('product_id', '=', productId)
    .execute();
  await trx
    .updateTable('products')
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', productId)
    .execute();
}
