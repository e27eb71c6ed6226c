import {
  type CallAnswer,
  Id,
  type previewBulkChange as PreviewBulkChange,
  type PreviewLine,
} from '@cuadra/shared/contract';
import { type BulkChange, linePrice, planChange, priceAfter } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, toPage } from '../../database/cursor.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { isBelowCost, readSelection, type SelectedProduct } from './read-selection.ts';

/** What a change would make of a page of the products chosen. */
export async function previewChange(
  trx: CompanyTransaction,
  companyId: string,
  { selection, change, cursor, limit }: z.output<typeof PreviewBulkChange.body>,
): Promise<CallAnswer<typeof PreviewBulkChange>> {
  // By the clock that also says when a product was changed.
  const { rows: clock } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx);
  const as_of = orNotFound(clock[0]).now.toISOString();
  const [after = null] = readCursor(cursor, z.tuple([Id])) ?? [];
  const rows = await readSelection(trx, companyId, { selection, after, most: limit + 1 });
  const page = toPage(
    rows,
    limit,
    ({ id }) => [id],
    (row) => toLine(row, change),
  );
  return { ...page, as_of };
}

function toLine(row: SelectedProduct, change: BulkChange): PreviewLine {
  const { id, name, category_id, measure_id, utility, favourite } = row;
  const plan = planChange(row, change);
  const isLeft = 'left' in plan;
  return {
    ...{ product_id: id, name, category_id, measure_id, utility, favourite },
    before: linePrice(row),
    after: isLeft ? null : priceAfter(row, plan.after),
    left: isLeft ? plan.left : null,
    below_cost: !isLeft && isBelowCost({ ...row, ...plan.after }),
  };
}
