import { Id, type listCategories as ListCategories } from '@cuadra/shared/contract';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';

/** A page of categories by name. */
export async function listCategories(trx: CompanyTransaction, query: z.output<typeof ListCategories.query>) {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  let select = trx.selectFrom('categories').select(['id', 'name']);
  if (after) select = select.where((eb) => eb(eb.refTuple('name', 'id'), '>', eb.tuple(...after)));
  const rows = await select
    .orderBy('name')
    .orderBy('id')
    .limit(query.limit + 1)
    .execute();
  return toPage(
    rows,
    query.limit,
    (row) => [row.name, row.id],
    (row) => row,
  );
}
