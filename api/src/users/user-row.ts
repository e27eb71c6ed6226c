import type { Employee } from '@cuadra/shared/contract';
import { builtInRole } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { identificationType } from '../access/user.ts';
import type { CompanyTransaction } from '../database/connect.ts';

/** Seen within so many minutes counts as connected (spec §9). */
const ONLINE_MINUTES = 5;

/** Users of the company with all that an answer shows of them; the password's hash is not in it. */
export function selectUsers(trx: CompanyTransaction) {
  return trx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['u.id', 'u.name', 'u.username', 'u.email', 'u.role_id', 'r.name as role_name'])
    .select(['u.identification', 'u.identification_type', 'u.country', 'u.image', 'u.is_active'])
    .select(['u.last_seen_at', 'u.version'])
    .select(
      sql<boolean>`coalesce(u.is_active and u.last_seen_at > now() - make_interval(mins => ${ONLINE_MINUTES}), false)`.as(
        'is_online',
      ),
    );
}

export type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

export function toEmployee({ role_name, ...row }: UserRow): Employee {
  const role = builtInRole(row.role_id)?.name ?? role_name;
  return {
    ...row,
    identification_type: identificationType(row.identification_type),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    role: role === null ? null : { id: row.role_id, name: role },
    super_user: false,
    inspector: false,
  };
}
