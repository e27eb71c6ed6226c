import type { BackofficeClient } from '@cuadra/shared/contract';
import { builtInRole } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Of a company with more, those who were seen last. */
const PEOPLE = 50;

/** The users of a company, who was seen last first. */
export async function listPeople(
  backoffice: Database,
  companyId: string,
): Promise<BackofficeClient['people']> {
  const rows = await backoffice
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['u.id', 'u.name', 'u.username', 'u.email', 'u.role_id', 'r.name as role_name'])
    .select(['u.is_active', 'u.last_seen_at'])
    .where('u.company_id', '=', companyId)
    .orderBy(sql`u.last_seen_at desc nulls last`)
    .orderBy('u.id')
    .limit(PEOPLE)
    .execute();
  return rows.map(({ role_id, role_name, last_seen_at, ...user }) => ({
    ...user,
    role: builtInRole(role_id)?.name ?? role_name,
    last_seen_at: last_seen_at?.toISOString() ?? null,
  }));
}
