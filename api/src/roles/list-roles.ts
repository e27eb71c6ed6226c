import { Id, type listRoles as ListRoles } from '@cuadra/shared/contract';
import { BUILT_IN_ROLES } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, SmallKey, TextKey, toPage } from '../database/cursor.ts';
import { builtInRoles, withContents } from './find-role.ts';

type RoleQuery = z.output<typeof ListRoles.query>;

/** Where the company's own stand: behind every built-in one. */
const OWN = BUILT_IN_ROLES.length;

/** A page of roles: the built-in ones in their order, then the company's own by name. */
export async function listRoles(trx: CompanyTransaction, query: RoleQuery) {
  const after = readCursor(query.cursor, z.tuple([SmallKey, TextKey, Id]));
  const builtIn = (await builtInRoles(trx)).slice(after ? Math.max(0, after[0] + 1) : 0);
  const own = await trx
    .selectFrom('roles')
    .select(['id', 'name', 'description', 'company_id', 'max_discount', 'version'])
    .$if(after !== undefined && after[0] >= OWN, (select) =>
      select.where(sql<boolean>`(name, id) > (${after?.[1]} collate spanish, ${after?.[2]}::uuid)`),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(query.limit + 1)
    .execute();
  const rows = [...builtIn, ...(await withContents(trx, own))];
  return toPage(
    rows,
    query.limit,
    (role) => [
      role.company_id ? OWN : BUILT_IN_ROLES.findIndex(({ id }) => id === role.id),
      role.name,
      role.id,
    ],
    (role) => role,
  );
}
