import { Id, type listCompanies as listCall } from '@cuadra/shared/contract';
import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { IN_STATE, selectCompanies, toListedCompany } from './company-row.ts';

/** A page of companies by name; every word of a search must be found, accents and case do not matter. */
export async function listCompanies(backoffice: Database, query: z.output<typeof listCall.query>) {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  let select = selectCompanies(backoffice).orderBy('c.name').orderBy('c.id');
  for (const word of searchWords(query.search)) {
    select = select.where(
      sql<boolean>`searchable(concat_ws(' ', c.name, c.legal_name, c.identification, (
        select string_agg(concat_ws(' ', u.name, u.email), ' ') from users u
        where u.company_id = c.id and u.role_id = ${OWNER_ROLE_ID}::uuid))) like containing(${word})`,
    );
  }
  if (query.state !== 'all') select = select.where(IN_STATE[query.state]);
  if (query.plan) select = select.where('s.plan', '=', query.plan);
  if (after) select = select.where(sql<boolean>`(c.name, c.id) > (${after[0]}, ${after[1]}::uuid)`);
  const rows = await select.limit(query.limit + 1).execute();
  return toPage(rows, query.limit, (row) => [row.name, row.id], toListedCompany);
}
