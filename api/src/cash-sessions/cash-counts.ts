import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

export interface CountedDraft {
  payment_method_id: string;
  amount: string;
  denominations?: Record<string, number> | undefined;
}

export interface CheckedCount extends CountedDraft {
  name: string;
  currency: string;
}

/**
 * Puts each method's name and currency to what was counted of it.
 *
 * @throws ApiError 400 with `list.N.payment_method_id` for a method that there is not, or that was counted twice
 */
export async function checkCounts(
  trx: CompanyTransaction,
  list: 'opening' | 'counted',
  counts: readonly CountedDraft[],
): Promise<CheckedCount[]> {
  const methods = await readMethods(
    trx,
    counts.map((count) => count.payment_method_id),
  );
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  const checked = counts.map((count, index) => {
    const method = methods.get(count.payment_method_id);
    if (!method) fields[`${list}.${index}.payment_method_id`] = 'unknown';
    else if (seen.has(method.id)) fields[`${list}.${index}.payment_method_id`] = 'already-used';
    seen.add(count.payment_method_id);
    return method && { ...count, name: method.name, currency: method.currency };
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  return checked.filter((count) => count !== undefined);
}

export async function readMethods(trx: CompanyTransaction, ids: string[]) {
  if (ids.length === 0) return new Map<string, { id: string; name: string; currency: string }>();
  const rows = await trx
    .selectFrom('payment_methods')
    .select(['id', 'name', 'currency'])
    .where('id', 'in', ids)
    // Who removes one of them waits, and finds it in use.
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function writeCounts(
  trx: CompanyTransaction,
  cashSession: { company_id: string; cash_session_id: string },
  kind: 'opening' | 'closing',
  counts: readonly CheckedCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await trx
    .insertInto('cash_counts')
    .values(
      counts.map(({ denominations, ...count }) => ({
        ...cashSession,
        kind,
        ...count,
        denominations: denominations ? JSON.stringify(denominations) : null,
      })),
    )
    .execute();
}
