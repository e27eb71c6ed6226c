import {
  BULK_PART,
  type CallAnswer,
  type createBulkChange as CreateBulkChange,
  Id,
} from '@cuadra/shared/contract';
import { type BulkChange, type ChangedFields, type LeftReason, planChange } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, writeCursor } from '../../database/cursor.ts';
import { editAs } from '../../database/edits.ts';
import { findRequest, hashRequest, isRepeated } from '../../database/request-hash.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readSelection, type SelectedProduct } from './read-selection.ts';
import { withdrawAll, writeFields } from './write-fields.ts';

type Body = z.output<typeof CreateBulkChange.body>;
export type ChangedPart = CallAnswer<typeof CreateBulkChange>;

/**
 * Changes the next `BULK_PART` of the products chosen, each with what it was before. A part that is sent again changes no
 * product twice: what it has changed and still finds is told again, and if the change takes products out of the filter
 * that chose them, it goes on with those behind.
 *
 * @throws ApiError 400 with `unknown` on a category or measure; 409 ERROR_CONFLICT for an id of another change
 */
export async function applyChange(
  trx: CompanyTransaction,
  { companyId, userId }: { companyId: string; userId: string },
  { id, selection, change, as_of, cursor }: Body,
): Promise<ChangedPart> {
  const [after = null] = readCursor(cursor, z.tuple([Id])) ?? [];
  const request_hash = hashRequest([selection, change, as_of]);
  if (!isRepeated(await findRequest(trx, 'product_changes', id), request_hash)) {
    await checkNamed(trx, companyId, change);
    await trx
      .insertInto('product_changes')
      .values({ company_id: companyId, id, change: JSON.stringify(change), user_id: userId, request_hash })
      .execute();
  }
  const rows = await readSelection(trx, companyId, { selection, after, most: BULK_PART, lock: true });
  const done = await changedBefore(trx, companyId, id, rows);
  const left: ChangedPart['left'] = [];
  const planned: { row: SelectedProduct; after: Partial<ChangedFields> }[] = [];
  for (const row of rows) {
    if (done.has(row.id)) continue;
    const plan = row.updated_at.getTime() > Date.parse(as_of) ? CHANGED_SINCE : planChange(row, change);
    if ('left' in plan) left.push({ product_id: row.id, name: row.name, reason: plan.left });
    else planned.push({ row, after: plan.after });
  }
  await writeLines(trx, companyId, id, planned);
  await editAs(trx, userId, id);
  const ids = planned.map(({ row }) => row.id);
  if (change.kind === 'withdraw') await withdrawAll(trx, companyId, ids);
  else
    await writeFields(
      trx,
      companyId,
      planned.map(({ row, after: fields }) => ({ ...row, ...fields })),
    );
  const last = rows.at(-1);
  return {
    changed: planned.length + done.size,
    left,
    next: last && rows.length === BULK_PART ? writeCursor([last.id]) : null,
  };
}

const CHANGED_SINCE: { left: LeftReason } = { left: 'changed-since' };

async function changedBefore(
  trx: CompanyTransaction,
  companyId: string,
  changeId: string,
  rows: SelectedProduct[],
): Promise<Set<string>> {
  const found = await trx
    .selectFrom('product_change_lines')
    .select('product_id')
    .where('company_id', '=', companyId)
    .where('change_id', '=', changeId)
    .where('product_id', 'in', sql<string>`(select unnest(${rows.map(({ id }) => id)}::uuid[]))`)
    .execute();
  return new Set(found.map(({ product_id }) => product_id));
}

async function writeLines(
  trx: CompanyTransaction,
  companyId: string,
  changeId: string,
  planned: { row: SelectedProduct; after: Partial<ChangedFields> }[],
): Promise<void> {
  if (planned.length === 0) return;
  const lines = planned.map(({ row, after }) => ({
    product_id: row.id,
    before: Object.fromEntries(Object.keys(after).map((field) => [field, row[field as keyof ChangedFields]])),
    after,
  }));
  await sql`insert into product_change_lines (company_id, change_id, product_id, before, after)
    select ${companyId}::uuid, ${changeId}::uuid, l.product_id, l.before, l.after
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(product_id uuid, before jsonb, after jsonb)`.execute(
    trx,
  );
}

async function checkNamed(trx: CompanyTransaction, companyId: string, change: BulkChange): Promise<void> {
  const [table, id, field] =
    change.kind === 'category'
      ? (['categories', change.category_id, 'category_id'] as const)
      : change.kind === 'measure'
        ? (['measures', change.measure_id, 'measure_id'] as const)
        : ([undefined, null, ''] as const);
  if (table === undefined || id === null) return;
  const found = await trx
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new ApiError('ERROR_VALIDATION', { fields: { [field]: 'unknown' } });
}
