import type { ListedCompany } from '@cuadra/shared/contract';
import { OWNER_ROLE_ID, remainingDays } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';

/** How the subscription of a company stands: in its trial, paid for, or ended. */
export const COMPANY_STATES = {
  trial: sql<boolean>`s.is_free and s.expires_at > now()`,
  paying: sql<boolean>`not s.is_free and s.expires_at > now()`,
  expired: sql<boolean>`s.expires_at <= now()`,
} as const;

export interface Owner {
  name: string;
  email: string;
  last_seen_at: string | null;
}

/** The first Propietario of the company `c` of a query, as JSON. */
export const ownerOfCompany = sql<Owner | null>`(
  select json_build_object('name', u.name, 'email', u.email, 'last_seen_at', u.last_seen_at)
  from users u where u.company_id = c.id and u.role_id = ${OWNER_ROLE_ID}::uuid and u.is_active
  order by u.created_at, u.id limit 1)`;

export function toOwner(owner: Owner | null): Owner | null {
  const seen = owner?.last_seen_at;
  return owner && { ...owner, last_seen_at: seen ? new Date(seen).toISOString() : null };
}

/** All companies with how their subscriptions stand. */
export function selectCompanies(backoffice: Database) {
  return backoffice
    .selectFrom('companies as c')
    .innerJoin('subscriptions as s', 's.company_id', 'c.id')
    .select(['c.id', 'c.name', 'c.legal_name', 'c.identification', 'c.identification_type', 'c.created_at'])
    .select(['s.plan', 's.is_free', 's.expires_at', 's.balance'])
    .select(ownerOfCompany.as('owner'));
}

interface CompanyRow {
  id: string;
  name: string;
  legal_name: string | null;
  identification: string | null;
  identification_type: string | null;
  created_at: Date;
  plan: string;
  is_free: boolean;
  expires_at: Date;
  balance: string;
  owner: Owner | null;
}

export function toListedCompany({
  created_at,
  is_free,
  expires_at,
  owner,
  ...row
}: CompanyRow): ListedCompany {
  return {
    ...row,
    owner: toOwner(owner),
    create_at: created_at.toISOString(),
    freeSubscription: is_free,
    isExpired: expires_at.getTime() <= currentTime().getTime(),
    remaining_days: remainingDays(expires_at, currentTime()),
    expires_at: expires_at.toISOString(),
  };
}
