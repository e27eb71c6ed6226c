import { COUNT_LINE_STATES, type CountLine, Id } from '@cuadra/shared/contract';
import { exact, type Grants, isGranted, toMoney, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, TextKey, toPage } from '../../database/cursor.ts';
import { countLines, type LineRow } from './count-lines.ts';
import { findCount } from './count-row.ts';

interface NamedLine extends LineRow {
  name: string;
  code: string | null;
}

/** What each product that was counted comes to, by name. @throws ApiError 404 */
export async function listLines(
  trx: CompanyTransaction,
  grants: Grants,
  countId: string,
  query: { limit: number; cursor?: string | undefined; state?: string | undefined },
): Promise<{ items: CountLine[]; next: string | null }> {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  const count = await findCount(trx, countId);
  const { rows } = await sql<NamedLine>`
    select l.*, n.name, n.code from (${countLines(trx, count)}) l
    join products n on n.company_id = ${trx.companyId} and n.id = l.product_id
    where ${query.state ? sql`l.state = ${query.state}` : sql`true`}
      ${after ? sql`and (n.name, n.id) > (${after[0]}::text collate spanish, ${after[1]}::uuid)` : sql``}
    order by n.name, n.id limit ${query.limit + 1}`.execute(trx);
  const seesCosts = isGranted(grants, ['products', 'modify_cost']);
  return toPage(
    rows,
    query.limit,
    (row) => [row.name, row.product_id],
    (row) => toLine(row, seesCosts),
  );
}

function toLine(row: NamedLine, seesCosts: boolean): CountLine {
  const { product_id, name, code, entries, cost, cost_currency } = row;
  const difference = exact(row.counted).minus(row.expected);
  const isTold = seesCosts && cost !== null;
  return {
    ...{ product_id, name, code, entries },
    counted: toQuantity(row.counted),
    expected: toQuantity(row.expected),
    difference: toQuantity(difference),
    state: COUNT_LINE_STATES.find((state) => state === row.state) ?? 'same',
    amount: isTold ? toMoney(difference.times(cost)) : null,
    currency: isTold ? cost_currency : null,
  };
}
