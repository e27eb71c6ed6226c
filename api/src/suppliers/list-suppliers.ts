import { Id, type listSuppliers as ListSuppliers } from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { ApiError } from '../errors/api-error.ts';
import { selectSuppliers, toSupplier } from './supplier-row.ts';

/**
 * A page of suppliers by name. A search takes any part of name or identification; every word must be found, accents and
 * case do not matter.
 *
 * @throws ApiError 403 with `not-allowed` on `with_debt` for who may not see costs
 */
export async function listSuppliers(
  trx: CompanyTransaction,
  grants: Grants,
  query: z.output<typeof ListSuppliers.query>,
) {
  const onlyOwed = query.with_debt === 'true';
  if (onlyOwed && !isGranted(grants, ['products', 'modify_cost'])) {
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { with_debt: 'not-allowed' } });
  }
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  let found = selectSuppliers(trx)
    .orderBy('name')
    .orderBy('id')
    .limit(query.limit + 1);
  for (const word of searchWords(query.search)) {
    found = found.where(sql<boolean>`search_text like containing(${word})`);
  }
  if (onlyOwed) {
    found = found.where(
      sql<boolean>`exists (select from supplier_balances b
        where b.company_id = suppliers.company_id and b.supplier_id = suppliers.id and b.amount > 0)`,
    );
  }
  if (after) {
    found = found.where(sql<boolean>`(name, id) > (${after[0]}::text collate spanish, ${after[1]}::uuid)`);
  }
  const rows = await found.execute();
  return toPage(
    rows,
    query.limit,
    (row) => [row.name, row.id],
    (row) => toSupplier(row, grants),
  );
}
