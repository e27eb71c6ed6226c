import { type CountEntry, Id } from '@cuadra/shared/contract';
import { toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../../database/cursor.ts';
import { findCount } from './count-row.ts';

interface EntryRow extends Omit<CountEntry, 'counted_at' | 'is_own' | 'is_voided'> {
  counted_at: Date;
  user_id: string;
  voided_at: Date | null;
  key: string;
}

/** What was counted, newest first. @throws ApiError 404 */
export async function listEntries(
  trx: CompanyTransaction,
  userId: string,
  countId: string,
  query: { limit: number; cursor?: string | undefined; product_id?: string | undefined },
): Promise<{ items: CountEntry[]; next: string | null }> {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  await findCount(trx, countId);
  const { rows } = await sql<EntryRow>`
    select e.id, e.product_id, p.name, p.code, e.qty, e.counted_at, e.user_id, u.name as user, e.voided_at,
      ${exactTime('e.counted_at')} as key
    from stock_count_entries e
    join products p on p.company_id = e.company_id and p.id = e.product_id
    left join users u on u.company_id = e.company_id and u.id = e.user_id
    where e.company_id = ${trx.companyId} and e.count_id = ${countId}
      ${query.product_id ? sql`and e.product_id = ${query.product_id}` : sql``}
      ${after ? sql`and (e.counted_at, e.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by e.counted_at desc, e.id desc limit ${query.limit + 1}`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.key, row.id],
    ({ key: _, user_id, voided_at, counted_at, ...row }) => ({
      ...row,
      qty: toQuantity(row.qty),
      counted_at: counted_at.toISOString(),
      is_own: user_id === userId,
      is_voided: voided_at !== null,
    }),
  );
}
