import {
  Id,
  type ListedMaterial,
  type listMaterials as ListMaterials,
  type Page,
} from '@cuadra/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { MATERIAL_COLUMNS, toMaterial } from './material-row.ts';
import { readOrdered } from './read-ordered.ts';

type Query = z.output<typeof ListMaterials.query>;

/**
 * A page of materials by name. A company has some hundred of them and not fifty thousand, so a search reads their names
 * in order and needs no index of its own.
 */
export async function listMaterials(trx: CompanyTransaction, query: Query): Promise<Page<ListedMaterial>> {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  let select = trx
    .selectFrom('materials')
    .select(MATERIAL_COLUMNS)
    .where('deleted_at', 'is', null)
    .where(isWanted(query));
  if (after)
    select = select.where(sql<boolean>`(name, id) > (${after[0]} collate spanish, ${after[1]}::uuid)`);
  const rows = await select
    .orderBy('name')
    .orderBy('id')
    .limit(query.limit + 1)
    .execute();
  const ordered = await readOrdered(
    trx,
    rows.map(({ id }) => id),
  );
  return toPage(
    rows,
    query.limit,
    (row) => [row.name, row.id],
    (row) => ({ ...toMaterial(row), already_ordered: ordered.get(row.id) ?? '0' }),
  );
}

/** Whether a row of `materials` is one that a filter finds. */
export function isWanted(query: Pick<Query, 'search' | 'low' | 'without_cost'>): RawBuilder<boolean> {
  const conditions = searchWords(query.search).map(
    (word) => sql`searchable(materials.name) like containing(${word})`,
  );
  if (query.low === 'true') conditions.push(sql`materials.qty < materials.min_qty`);
  if (query.without_cost === 'true') conditions.push(sql`materials.cost is null`);
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}
