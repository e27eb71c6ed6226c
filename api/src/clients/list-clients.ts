import { ClientId, type ListClientsQuery, type ListedClient, type Page } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { filterCondition, isNarrowed, type ListScope, listScope } from './list/client-filter.ts';
import { listByFigure } from './list/list-by-figure.ts';
import { selectListed, toListedClient } from './list/listed-row.ts';

/**
 * A page of clients: by name, or in the order asked for. A search takes any part of name, identification or phone; every
 * word must be found, accents and case do not matter.
 */
export async function listClients(
  trx: CompanyTransaction,
  query: ListClientsQuery,
): Promise<Page<ListedClient>> {
  if (query.sort !== 'name') return listByFigure(trx, query, query.sort);
  const scope = await listScope(trx);
  if (query.order === 'asc' && !isNarrowed(query)) return searchByName(trx, scope, query);
  return findByName(trx, scope, query);
}

/** By the index, which row level security would keep a query of the application from: see `search_clients`. */
async function searchByName(trx: CompanyTransaction, scope: ListScope, query: ListClientsQuery) {
  const [name = null, id = null] = readCursor(query.cursor, NamePlace) ?? [];
  const found = sql<{
    id: string;
  }>`search_clients(${searchWords(query.search)}::text[], ${query.with_debt === 'true'},
    ${name}, ${id}, ${query.limit + 1})`;
  const rows = await selectListed(trx, scope)
    .innerJoin(found.as<'found'>(sql.ref('found')), 'found.id', 'clients.id')
    .orderBy('name')
    .orderBy('clients.id')
    .execute();
  return toPage(rows, query.limit, (row) => [row.name, row.id], toListedClient);
}

const NamePlace = z.tuple([TextKey, ClientId]);

async function findByName(trx: CompanyTransaction, scope: ListScope, query: ListClientsQuery) {
  const { order, limit } = query;
  const after = readCursor(query.cursor, NamePlace);
  const rows = await selectListed(trx, scope)
    .where(filterCondition(scope, query))
    .$if(after !== undefined, (select) =>
      select.where(
        sql<boolean>`(clients.name, clients.id) ${order === 'desc' ? sql`<` : sql`>`}
          (${after?.[0]} collate spanish, ${after?.[1]})`,
      ),
    )
    .orderBy('name', order)
    .orderBy('clients.id', order)
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => [row.name, row.id], toListedClient);
}
