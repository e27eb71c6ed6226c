import type { SessionState } from '@cuadra/shared/contract';
import { remainingDays } from '@cuadra/shared/domain';
import { hasSecondFactor, type Session } from '../access/admit.ts';
import { identificationType, loadUser } from '../access/user.ts';
import type { AppContext } from '../app/context.ts';
import { currentTime } from '../clock/clock.ts';
import { type CompanyTransaction, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { answerRemotes, whoAsks } from '../remotes/answer-remotes.ts';
import { findDiscountLimit } from '../roles/discount-limit.ts';
import { billingType } from '../subscriptions/subscription-row.ts';

/**
 * All that the shell needs for its first paint (docs/contract.md#session-and-registration).
 *
 * @param preview what the address says of one
 */
export async function verifySession(
  { db, registry, releases, config }: Pick<AppContext, 'db' | 'registry' | 'releases' | 'config'>,
  session: Session,
  preview: string | undefined,
): Promise<SessionState> {
  const { companyId, kind } = session;
  const hasFactor = await hasSecondFactor(db, session.userId);
  const user = await loadUser(db, { userId: session.userId, companyId, platform: kind !== 'user' });
  const [company, max_discount] = companyId
    ? await withCompany(db, companyId, async (trx) => [
        await loadCompany(trx),
        await findDiscountLimit(trx, companyId, session.userId),
      ])
    : [NO_COMPANY, undefined];
  return {
    isExpired: session.isExpired,
    user,
    role: session.role && { ...session.role, max_discount },
    permissions: session.permissions,
    modules: session.modules,
    ...company,
    ...answerRemotes(releases, session, preview),
    withheld_paths: registry.withheldPaths(whoAsks(session)),
    support_phone: config.supportPhone ?? null,
    second_factor: hasFactor ? 'on' : kind !== 'user' && config.demandsSecondFactor ? 'demanded' : 'off',
  };
}

type CompanyState = Pick<SessionState, 'company' | 'subscription' | 'configuration' | 'currencies_used'>;

const NO_COMPANY: CompanyState = {
  company: null,
  subscription: null,
  configuration: null,
  currencies_used: null,
};

/** One row of the company and what belongs to it; row level security leaves only this one to be found. */
async function loadCompany(trx: CompanyTransaction): Promise<CompanyState> {
  const row = await trx
    .selectFrom('companies as c')
    .innerJoin('company_configurations as k', 'k.company_id', 'c.id')
    .innerJoin('company_currencies_used as u', 'u.company_id', 'c.id')
    .innerJoin('subscriptions as s', 's.company_id', 'c.id')
    .select(['c.id', 'c.name', 'c.legal_name', 'c.identification', 'c.identification_type'])
    .select([
      'c.address',
      'c.country',
      'k.id as configuration_id',
      'k.with_auto_rate',
      'k.allow_negative_stock',
      'k.blind_count',
    ])
    .select(['u.main', 'u.alternative', 's.plan', 's.billing_type', 's.is_free', 's.expires_at'])
    .executeTakeFirst();
  if (!row) throw new ApiError('ERROR_WITHOUT_COMPANY');
  return {
    company: {
      id: row.id,
      name: row.name,
      legal_name: row.legal_name,
      identification: row.identification,
      identification_type: identificationType(row.identification_type),
      address: row.address,
      country: row.country,
    },
    configuration: {
      id: row.configuration_id,
      with_auto_rate: row.with_auto_rate,
      allow_negative_stock: row.allow_negative_stock,
      blind_count: row.blind_count,
    },
    currencies_used: { company_id: row.id, main: row.main, alternative: row.alternative },
    subscription: {
      freeSubscription: row.is_free,
      plan: row.plan,
      billing_type: billingType(row.billing_type),
      remaining_days: remainingDays(row.expires_at, currentTime()),
      expires_at: row.expires_at.toISOString(),
    },
  };
}
