import { type Formula, Id, type listFormulas as ListFormulas, type Page } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { selectFormulas, toFormula } from './find-formula.ts';

/** A page of formulas by name; as with materials, a search needs no index of its own. */
export async function listFormulas(
  trx: CompanyTransaction,
  query: z.output<typeof ListFormulas.query>,
): Promise<Page<Formula>> {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  let select = selectFormulas(trx).where('f.deleted_at', 'is', null);
  if (query.product_id) select = select.where('f.product_id', '=', query.product_id);
  for (const word of searchWords(query.search)) {
    select = select.where(sql<boolean>`searchable(f.name) like containing(${word})`);
  }
  if (after)
    select = select.where(sql<boolean>`(f.name, f.id) > (${after[0]} collate spanish, ${after[1]}::uuid)`);
  const rows = await select
    .orderBy('f.name')
    .orderBy('f.id')
    .limit(query.limit + 1)
    .execute();
  return toPage(rows, query.limit, (row) => [row.name, row.id], toFormula);
}
