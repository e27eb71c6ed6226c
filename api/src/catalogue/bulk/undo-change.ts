import { BULK_PART, Id } from '@cuadra/shared/contract';
import type { BulkChange, ChangedFields, Grants } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, writeCursor } from '../../database/cursor.ts';
import { editAs } from '../../database/edits.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { isSameNumber } from '../is-same-number.ts';
import type { ChangedPart } from './apply-change.ts';
import { checkMayChange } from './change-permissions.ts';
import { restoreAll, writeFields } from './write-fields.ts';

interface ChangeLine extends ChangedFields {
  id: string;
  name: string;
  before: Partial<ChangedFields>;
  after: Partial<ChangedFields>;
  is_undone: boolean;
  is_withdrawn: boolean;
  /** Another product has its code or one of its barcodes by now. */
  is_taken: boolean;
}

/**
 * Puts back the next `BULK_PART` of what a change did. What somebody has changed since stays as they left it, and is told;
 * what was put back before is told again.
 *
 * @throws ApiError 404 for a change that is not there; 403 for who could not have made it
 */
export async function undoChange(
  trx: CompanyTransaction,
  { companyId, userId, grants }: { companyId: string; userId: string; grants: Grants },
  changeId: string,
  cursor: string | undefined,
): Promise<ChangedPart> {
  const [after = null] = readCursor(cursor, z.tuple([Id])) ?? [];
  const { rows: changes } = await sql<{ kind: BulkChange['kind'] }>`
    select change ->> 'kind' as kind from product_changes
    where company_id = ${companyId} and id = ${changeId}`.execute(trx);
  const { kind } = orNotFound(changes[0]);
  checkMayChange({ kind }, grants);
  const lines = await readLines(trx, companyId, changeId, after);
  const left: ChangedPart['left'] = [];
  const back: ChangeLine[] = [];
  let doneBefore = 0;
  for (const line of lines) {
    const reason = whyLeft(line, kind === 'withdraw');
    if (line.is_undone) doneBefore++;
    else if (reason) left.push({ product_id: line.id, name: line.name, reason });
    else back.push(line);
  }
  const ids = back.map(({ id }) => id);
  await editAs(trx, userId);
  if (kind === 'withdraw') await restoreAll(trx, companyId, ids);
  else
    await writeFields(
      trx,
      companyId,
      back.map((line) => ({ ...line, ...line.before })),
    );
  await sql`update product_change_lines set undone_at = clock_timestamp()
    where company_id = ${companyId} and change_id = ${changeId} and product_id = any(${ids}::uuid[])`.execute(
    trx,
  );
  const last = lines.at(-1);
  return {
    changed: back.length + doneBefore,
    left,
    next: last && lines.length === BULK_PART ? writeCursor([last.id]) : null,
  };
}

async function readLines(
  trx: CompanyTransaction,
  companyId: string,
  changeId: string,
  after: string | null,
): Promise<ChangeLine[]> {
  const { rows } = await sql<ChangeLine>`
    select p.id, p.name, p.category_id, p.measure_id, p.utility, p.price, p.favourite, l.before, l.after,
      l.undone_at is not null as is_undone, p.deleted_at is not null as is_withdrawn,
      p.deleted_at is not null and (
        exists (select from products o where o.company_id = p.company_id and o.deleted_at is null
          and lower(o.code) = lower(p.code))
        or exists (select from product_barcodes b where b.company_id = p.company_id and b.barcode = any(all_barcodes(p.barcodes, p.presentations)))
      ) as is_taken
    from product_change_lines l join products p on p.company_id = l.company_id and p.id = l.product_id
    where l.company_id = ${companyId} and l.change_id = ${changeId}
      and (${after}::uuid is null or l.product_id > ${after}::uuid)
    order by l.product_id limit ${BULK_PART} for no key update of p`.execute(trx);
  return rows;
}

function whyLeft(line: ChangeLine, wasWithdrawn: boolean): ChangedPart['left'][number]['reason'] | undefined {
  if (wasWithdrawn !== line.is_withdrawn) return 'changed-since';
  if (wasWithdrawn) return line.is_taken ? 'code-taken' : undefined;
  const left = { ...line, ...line.after };
  const isAsLeft =
    line.category_id === left.category_id &&
    line.measure_id === left.measure_id &&
    isSameNumber(line.utility, left.utility) &&
    isSameNumber(line.price, left.price) &&
    line.favourite === left.favourite;
  return isAsLeft ? undefined : 'changed-since';
}
