import { Id, type listMaterials as ListMaterials, type Material, type Page } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { MATERIAL_COLUMNS, toMaterial } from './material-row.ts';

/**
 * A page of materials by name. A company has some hundred of them and not fifty thousand, so a search reads their names
 * in order and needs no index of its own.
 */
export async function listMaterials(
  trx: CompanyTransaction,
  query: z.output<typeof ListMaterials.query>,
): Promise<Page<Material>> {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  let select = trx.selectFrom('materials').select(MATERIAL_COLUMNS).where('deleted_at', 'is', null);
  if (query.low === 'true') select = select.whereRef('qty', '<', 'min_qty');
  for (const word of searchWords(query.search)) {
    select = select.where(sql<boolean>`searchable(name) like containing(${word})`);
  }
  if (after)
    select = select.where(sql<boolean>`(name, id) > (${after[0]} collate spanish, ${after[1]}::uuid)`);
  const rows = await select
    .orderBy('name')
    .orderBy('id')
    .limit(query.limit + 1)
    .execute();
  return toPage(rows, query.limit, (row) => [row.name, row.id], toMaterial);
}
