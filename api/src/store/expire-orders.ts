import { sql } from 'kysely';
import { type CompanyTransaction, type Database, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { endOrders } from './reservations.ts';

/** What a buyer reads of an order whose shop has no online store any more. */
const NO_STORE = 'La tienda ya no recibe pedidos en línea.';

/** Orders that one transaction ends, and companies that one round looks after; the next round goes on. */
const AT_ONCE = 100;

/**
 * Ends the pending orders of a company whose time is over. Side by side with another copy one of them waits, finds them
 * ended and does nothing.
 *
 * @returns how many were due, whoever ended them
 */
export function expireOrders(db: Database, companyId: string): Promise<number> {
  return withCompany(db, companyId, async (trx) => {
    const due = trx
      .selectFrom('store_orders')
      .select('id')
      .where('company_id', '=', companyId)
      .where('status', '=', 'pending')
      .where('expires_at', '<=', sql<Date>`now()`)
      .orderBy('id')
      .limit(AT_ONCE);
    const ended = await endOrdersOfClosedStore(trx, companyId);
    if (ended > 0) return ended;
    // Looked at before it is locked: mostly nothing is due.
    const seen = await due.execute();
    if (seen.length === 0) return 0;
    const locked = await due.forUpdate().execute();
    if (locked.length > 0) {
      const ids = locked.map(({ id }) => id);
      await endOrders(trx, ids, { status: 'expired' });
    }
    return seen.length;
  });
}

/**
 * Cancels the open orders of a company that has no online store any more, or whose subscription is over: nobody of it can
 * open them, and what they hold back could not be sold. Whoever changes the plan calls it in the same transaction.
 *
 * @returns how many were open
 */
export async function endOrdersOfClosedStore(trx: CompanyTransaction, companyId: string): Promise<number> {
  const { rows } = await sql<{ is_over: boolean }>`select store_is_over(${companyId}) as is_over`.execute(
    trx,
  );
  if (!rows[0]?.is_over) return 0;
  const open = await trx
    .selectFrom('store_orders')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', ['pending', 'accepted', 'ready'])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (open.length > 0) {
    const ids = open.map(({ id }) => id);
    await endOrders(trx, ids, { status: 'cancelled', reason: NO_STORE });
  }
  return open.length;
}

/**
 * Runs what needs stock. If there is too little of it, the orders whose time is over give theirs free first and it is run
 * once more.
 *
 * @throws what `work` throws
 */
export async function withFreedStock<T>(db: Database, companyId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ERROR_STOCK') throw error;
    if ((await expireOrders(db, companyId)) === 0) throw error;
    return work();
  }
}

/** Ends the orders of every company whose time is over, up to as many companies as one run takes. */
export async function expireAllOrders(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`select companies_with_due_orders(${AT_ONCE}) as id`.execute(db);
  for (const { id } of rows) await expireOrders(db, id);
}
