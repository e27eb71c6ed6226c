import type { addCountEntries as AddCountEntries, CallOutput } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type CountRow, lockCount, raiseRevision } from './count-row.ts';

type Body = z.output<typeof AddCountEntries.body>;
type Entry = Body['entries'][number];
type Answer = CallOutput<typeof AddCountEntries>;

/** An entry with the product that it speaks of, and what is there under its id already. */
interface ReadEntry {
  id: string;
  product_id: string | null;
  name: string | null;
  is_in_count: boolean;
  before_product: string | null;
  before_qty: string | null;
}

/**
 * Adds what somebody counted. An entry that came before, whose answer was lost, is answered as taken, also once the count
 * is closed; the moment of its count is that of its first arrival.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT with `closed` on `entries` for what a closed count does not know
 */
export async function addEntries(
  trx: CompanyTransaction,
  { userId }: { userId: string },
  countId: string,
  { entries, voided }: Body,
): Promise<Answer> {
  const count = await lockCount(trx, countId);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const found = await readEntries(trx, count, [...byId.values()]);
  const taken: Answer['taken'] = [];
  const rejected: Answer['rejected'] = [];
  const added: (Entry & { product_id: string })[] = [];
  for (const row of found) {
    const entry = byId.get(row.id);
    if (!entry) continue;
    const { product_id, name } = row;
    if (product_id === null || name === null) rejected.push({ id: row.id, reason: 'unknown' });
    else if (row.before_qty !== null) {
      const isSame = row.before_product === product_id && exact(row.before_qty).eq(entry.qty);
      if (isSame) taken.push({ id: row.id, product_id, name });
      else rejected.push({ id: row.id, reason: 'already-used' });
    } else if (!row.is_in_count) rejected.push({ id: row.id, reason: 'not-in-count' });
    else {
      added.push({ ...entry, product_id });
      taken.push({ id: row.id, product_id, name });
    }
  }
  if (count.state !== 'open') {
    if (added.length > 0) throw new ApiError('ERROR_CONFLICT', { fields: { entries: 'closed' } });
    return { revision: count.revision, taken, rejected };
  }
  await writeEntries(trx, userId, countId, added);
  const gone = await voidEntries(trx, userId, countId, voided);
  return { revision: await raiseRevision(trx, count, added.length + gone), taken, rejected };
}

/** What each entry speaks of. A product that was withdrawn is one all the same: what is there was counted. */
async function readEntries(
  trx: CompanyTransaction,
  count: CountRow,
  entries: readonly Entry[],
): Promise<ReadEntry[]> {
  const { companyId } = trx;
  const { rows } = await sql<ReadEntry>`
    select e.id, p.id as product_id, p.name, b.product_id as before_product, b.qty as before_qty,
      ${count.scope} <> 'category' or p.category_id = ${count.category_id}::uuid
        or not exists (
          select from categories g where g.company_id = ${companyId} and g.id = ${count.category_id}::uuid
        ) as is_in_count
    from unnest(
      ${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ product_id }) => product_id ?? null)}::uuid[],
      ${entries.map(({ code }) => code ?? null)}::text[]
    ) with ordinality as e(id, product_id, code, position)
    left join stock_count_entries b
      on b.company_id = ${companyId} and b.count_id = ${count.id} and b.id = e.id
    left join products p on p.company_id = ${companyId} and p.id = coalesce(
      e.product_id,
      (select c.product_id from product_barcodes c where c.company_id = ${companyId} and c.barcode = e.code),
      (select o.id from products o
        where o.company_id = ${companyId} and lower(o.code) = lower(e.code) and o.deleted_at is null limit 1),
      -- Withdrawn since it was taken, its code is free: what came before is known all the same.
      b.product_id)
    order by e.position`.execute(trx);
  return rows;
}

async function writeEntries(
  trx: CompanyTransaction,
  userId: string,
  countId: string,
  entries: readonly (Entry & { product_id: string })[],
): Promise<void> {
  if (entries.length === 0) return;
  const { companyId } = trx;
  await sql`
    insert into stock_count_entries (company_id, count_id, id, product_id, qty, user_id, counted_at)
    select ${companyId}::uuid, ${countId}::uuid, e.id, e.product_id, e.qty, ${userId}::uuid,
      -- Not before there was a count, whatever a clock says that was set meanwhile.
      greatest(c.created_at, clock_timestamp() - e.age * interval '1 millisecond')
    from unnest(
      ${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ product_id }) => product_id)}::uuid[],
      ${entries.map(({ qty }) => qty)}::numeric[], ${entries.map(({ age_ms }) => age_ms)}::bigint[]
    ) as e(id, product_id, qty, age)
    join stock_counts c on c.company_id = ${companyId} and c.id = ${countId}`.execute(trx);
}

/** @returns how many were voided that were not before */
async function voidEntries(
  trx: CompanyTransaction,
  userId: string,
  countId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update stock_count_entries set voided_at = clock_timestamp(), voided_by = ${userId}
    where company_id = ${trx.companyId} and count_id = ${countId} and id = any(${ids}::uuid[]) and voided_at is null`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}
