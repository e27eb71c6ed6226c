import { searchable } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';

/** New names that one file brings: several times what a large shop has; more is another column than it seems. */
export const MAX_NEW_NAMES = { categories: 1_000, measures: 200 } as const;

export type NameIds = (name: string | null) => string | null;

/** The names of a file, with the ids of those that there are. */
export interface KnownNames {
  /** Null for no name, undefined for one that is not there. */
  id: (name: string | null) => string | null | undefined;
  /** As they are first written. */
  missing: string[];
}

/**
 * Finds categories or measures by name; accents and case do not matter.
 *
 * @param mayCreate categories, create; measures have no permission of their own and go with them
 * @throws ApiError 403 `not-allowed` on the field, with the missing names in `details.missing`, for who may not make
 * them; 400 `file: 'too-many-names'` with field, count and limit in `details`
 */
export async function findNames(
  trx: CompanyTransaction,
  table: 'categories' | 'measures',
  names: Iterable<string | null>,
  { mayCreate }: { mayCreate: boolean },
): Promise<KnownNames> {
  const wanted = new Map<string, string>();
  for (const name of names)
    if (name !== null && !wanted.has(searchable(name))) wanted.set(searchable(name), name);
  if (wanted.size === 0) return { id: () => null, missing: [] };
  const rows = await trx.selectFrom(table).select(['id', 'name']).execute();
  const ids = new Map(rows.map(({ id, name }) => [searchable(name), id]));
  const missing = [...wanted].filter(([key]) => !ids.has(key)).map(([, name]) => name);
  const most = MAX_NEW_NAMES[table];
  if (missing.length > 0 && !mayCreate) throw notAllowed(table, missing);
  if (missing.length > most) {
    throw new ApiError('ERROR_VALIDATION', {
      fields: { file: 'too-many-names' },
      details: { field: fieldOf(table), count: missing.length, most },
    });
  }
  return { id: (name) => (name === null ? null : ids.get(searchable(name))), missing };
}

/**
 * The ids of categories or measures by name. What is missing is made.
 *
 * @throws ApiError as `findNames`
 */
export async function nameIds(
  trx: CompanyTransaction,
  table: 'categories' | 'measures',
  names: Iterable<string | null>,
  owner: { companyId: string; mayCreate: boolean },
): Promise<NameIds> {
  const { id, missing } = await findNames(trx, table, names, owner);
  const made = new Map<string, string>();
  if (missing.length > 0) {
    const { rows } = await sql<{ id: string; name: string }>`
      insert into ${sql.table(table)} (company_id, name)
      select ${owner.companyId}::uuid, name from unnest(${missing}::text[]) as name
      returning id, name`.execute(trx);
    for (const row of rows) made.set(searchable(row.name), row.id);
  }
  return (name) => (name === null ? null : (id(name) ?? made.get(searchable(name)) ?? null));
}

function notAllowed(table: 'categories' | 'measures', missing: string[]): ApiError {
  return new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', {
    fields: { [fieldOf(table)]: 'not-allowed' },
    details: { missing: missing.slice(0, 20) },
  });
}

function fieldOf(table: 'categories' | 'measures'): string {
  return table === 'categories' ? 'category' : 'measure';
}
