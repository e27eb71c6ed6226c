import { Id, type listPurchases as ListPurchases } from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { selectPurchases, toSummary } from './purchase-row.ts';

/** A page of purchases, newest first. Every word of a search must be found in number, invoice number or supplier. */
export async function listPurchases(
  trx: CompanyTransaction,
  grants: Grants,
  query: z.output<typeof ListPurchases.query>,
) {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  const words = searchWords(query.search).map(
    (word) =>
      sql`and concat_ws(' ', lpad(p.number::text, 8, '0'), searchable(p.invoice_number), s.search_text) like containing(${word})`,
  );
  const { rows } = await selectPurchases(
    trx,
    sql`
      ${query.supplier_id ? sql`and p.supplier_id = ${query.supplier_id}` : sql``}
      ${query.state ? sql`and p.state = ${query.state}` : sql``}
      ${sql.join(words, sql` `)}
      ${after ? sql`and (p.created_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      order by p.created_at desc, p.id desc limit ${query.limit + 1}`,
  ).execute(trx);
  const seesCosts = isGranted(grants, ['products', 'modify_cost']);
  return toPage(
    rows,
    query.limit,
    (row) => [row.exact_time, row.id],
    (row) => toSummary(row, seesCosts),
  );
}
