import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

/**
 * Makes sales that have read the methods read them again before they take their number; those that have taken it are
 * waited for, and found by `isUsed`.
 */
export async function outdateMethods(trx: CompanyTransaction): Promise<void> {
  await trx
    .updateTable('counters')
    .set({ methods_version: sql<string>`methods_version + 1` })
    .where('name', '=', 'sales')
    .execute();
}

/** Where money is written down that came in or went out. */
const USES = [
  'sale_tenders',
  'sale_return_tenders',
  'client_payment_tenders',
  'supplier_payment_tenders',
  'cash_movements',
] as const;

export async function isUsed(trx: CompanyTransaction, id: string): Promise<boolean> {
  for (const table of USES) {
    const use = await trx
      .selectFrom(table)
      .select('payment_method_id')
      .where('payment_method_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (use) return true;
  }
  return false;
}
