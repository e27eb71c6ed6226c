import { ClientId, type listClients as ListClients } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { selectClients, toClient } from './client-row.ts';

/**
 * A page of clients by name. A search takes any part of name or identification; every word must be found, accents and
 * case do not matter.
 */
export async function listClients(trx: CompanyTransaction, query: z.output<typeof ListClients.query>) {
  const [name = null, id = null] = readCursor(query.cursor, z.tuple([TextKey, ClientId])) ?? [];
  const found = sql<{
    id: string;
  }>`search_clients(${searchWords(query.search)}::text[], ${query.with_debt === 'true'},
    ${name}, ${id}, ${query.limit + 1})`;
  const rows = await selectClients(trx)
    .innerJoin(found.as<'found'>(sql.ref('found')), 'found.id', 'clients.id')
    .orderBy('name')
    .orderBy('clients.id')
    .execute();
  return toPage(rows, query.limit, (row) => [row.name, row.id], toClient);
}
