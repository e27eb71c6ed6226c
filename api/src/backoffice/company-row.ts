import type { CompanyState, ListedCompany } from '@cuadra/shared/contract';
import { OWNER_ROLE_ID, remainingDays, SUBSCRIPTION_CURRENCY, toMoney } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';

/** How the subscription `s` of a company stands. */
export const IN_STATE: Readonly<Record<CompanyState, RawBuilder<boolean>>> = {
  trial: sql<boolean>`s.suspended_at is null and s.is_free and s.expires_at > now()`,
  paying: sql<boolean>`s.suspended_at is null and not s.is_free and s.expires_at > now()`,
  expired: sql<boolean>`s.suspended_at is null and s.expires_at <= now()`,
  suspended: sql<boolean>`s.suspended_at is not null`,
};

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

const lastSeen = sql<Date | null>`(select max(u.last_seen_at) from users u where u.company_id = c.id)`;

interface Month {
  tickets: number;
  usd: string | null;
}

/** What the company `c` has sold this month; a part in dollars alone would say less than it sold, so that it says none. */
const soldThisMonth = sql<Month>`(
  select json_build_object('tickets', coalesce(sum(d.tickets), 0)::integer,
    'usd', case when count(*) = count(d.usd) then coalesce(sum(d.usd), 0)::text end)
  from (
    select tickets, case ${SUBSCRIPTION_CURRENCY}::text
      when main then sold - undone when alternative then sold_alternative - undone_alternative end as usd
    from daily_sales
    where company_id = c.id and day >= date_trunc('month', company_today()) and day <= company_today()) d)`;

/** All companies with how their subscriptions stand, who looks after them, and what they sell. */
export function selectCompanies(backoffice: Database) {
  return backoffice
    .selectFrom('companies as c')
    .innerJoin('subscriptions as s', 's.company_id', 'c.id')
    .innerJoin('plans as p', 'p.id', 's.plan')
    .select(['c.id', 'c.name', 'c.legal_name', 'c.identification', 'c.identification_type', 'c.created_at'])
    .select(['c.modules', 's.plan', 'p.name as plan_name', 's.is_free', 's.expires_at', 's.balance'])
    .select('s.suspended_at')
    .select([ownerOfCompany.as('owner'), lastSeen.as('last_seen_at'), soldThisMonth.as('month')]);
}

type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompanies>['execute']>>[number];

export function toListedCompany({
  created_at,
  is_free,
  expires_at,
  last_seen_at,
  owner,
  month,
  suspended_at,
  ...row
}: CompanyRow): ListedCompany {
  const isExpired = expires_at.getTime() <= currentTime().getTime();
  return {
    ...row,
    owner: toOwner(owner),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    month: { ...month, usd: month.usd && toMoney(month.usd) },
    create_at: created_at.toISOString(),
    state: stateOf({ isExpired, isFree: is_free, isSuspended: suspended_at !== null }),
    freeSubscription: is_free,
    isExpired,
    remaining_days: remainingDays(expires_at, currentTime()),
    expires_at: expires_at.toISOString(),
  };
}

/** How a company stands, by its subscription: the same as `IN_STATE`. */
export function stateOf(of: { isExpired: boolean; isFree: boolean; isSuspended: boolean }): CompanyState {
  if (of.isSuspended) return 'suspended';
  if (of.isExpired) return 'expired';
  return of.isFree ? 'trial' : 'paying';
}
