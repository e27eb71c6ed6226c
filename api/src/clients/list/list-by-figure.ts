import {
  ClientId,
  type ClientSort,
  Day,
  type ListClientsQuery,
  type ListedClient,
  type Page,
} from '@cuadra/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { exactTime, readCursor, TextKey, TimeKey, toPage } from '../../database/cursor.ts';
import { boughtThisYear } from './bought-this-year.ts';
import { filterCondition, type ListScope, lastPurchaseOf, listScope, owedBy } from './client-filter.ts';
import { selectListed, toListedClient } from './listed-row.ts';

type Figure = Exclude<ClientSort, 'name'>;

const DecimalKey = z.string().regex(/^-?\d{1,40}(\.\d{1,40})?$/);

const KEYS = { debt: DecimalKey, bought: DecimalKey, last_purchase: TimeKey, owed_since: Day };
const TYPES = {
  ...{ debt: sql`numeric`, bought: sql`numeric` },
  ...{ last_purchase: sql`timestamptz`, owed_since: sql`date` },
};

/**
 * Clients by a figure that no index holds: what they owe changes with the rate, what they bought with each sale. The figure of
 * all of them is worked out, and the rows of a page afterwards (decision 0044). The cursor carries the rate that the list began
 * with, so that another one between two pages neither repeats nor loses a client.
 */
export async function listByFigure(
  trx: CompanyTransaction,
  query: ListClientsQuery,
  sort: Figure,
): Promise<Page<ListedClient>> {
  const { order, limit } = query;
  const value = KEYS[sort];
  const place = z.tuple([value.nullable(), TextKey, ClientId, DecimalKey, DecimalKey.nullable()]);
  const [after = null, name, id, rate, inverse = null] = readCursor(query.cursor, place) ?? [];
  const scope = await listScope(trx, rate === undefined ? undefined : { rate, inverse });
  const behind =
    name === undefined || id === undefined ? sql`true` : isBehind(sort, order, { after, name, id });
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  const figures = sql`(
    select clients.id, clients.name, ${figureOf(sort, scope)} as figure from clients ${joinedWith(sort, scope)}
    where ${filterCondition(scope, query)})`;
  const found = sql<{ id: string; figure: string | Date | null; nth: string }>`(
    select f.id, f.figure, row_number() over (order by f.figure is null, f.figure ${direction}, f.name, f.id) as nth
    from ${figures} f where ${behind}
    order by f.figure is null, f.figure ${direction}, f.name, f.id limit ${limit + 1})`;
  const rows = await selectListed(trx, scope)
    .innerJoin(found.as<'found'>(sql.ref('found')), 'found.id', 'clients.id')
    .select(
      (sort === 'last_purchase' ? exactTime('found.figure') : sql<string | null>`found.figure::text`).as(
        'figure',
      ),
    )
    .orderBy('found.nth')
    .execute();
  const ratePlace = [scope.rate, scope.inverse];
  return toPage(rows, limit, (row) => [row.figure, row.name, row.id, ...ratePlace], toListedClient);
}

/** Null for who has none: they stand last either way, by name. */
function figureOf(sort: Figure, { companyId }: ListScope): RawBuilder<unknown> {
  if (sort === 'last_purchase') return lastPurchaseOf(companyId);
  if (sort === 'owed_since') return sql`open.since`;
  return sort === 'debt' ? sql`nullif(debt.owed, 0)` : sql`nullif(bought.total_alternative, 0)`;
}

function joinedWith(sort: Figure, scope: ListScope): RawBuilder<unknown> {
  if (sort === 'debt') return sql`left join ${owedBy(scope)} debt on debt.client_id = clients.id`;
  if (sort === 'owed_since')
    return sql`left join (select o.client_id, min(o.day) as since from open_debts(${scope.companyId}::uuid) o
      group by o.client_id) open on open.client_id = clients.id`;
  if (sort === 'bought')
    return sql`left join ${boughtThisYear(scope)} bought on bought.client_id = clients.id`;
  return sql``;
}

function isBehind(
  sort: Figure,
  order: 'asc' | 'desc',
  { after, name, id }: { after: string | null; name: string; id: string },
): RawBuilder<unknown> {
  const nameBehind = sql`(f.name, f.id) > (${name} collate spanish, ${id})`;
  if (after === null) return sql`f.figure is null and ${nameBehind}`;
  const figure = sql`${after}::${TYPES[sort]}`;
  return sql`(f.figure is null or f.figure ${order === 'desc' ? sql`<` : sql`>`} ${figure}
    or (f.figure = ${figure} and ${nameBehind}))`;
}
