import {
  addDays,
  type BillingType,
  companyDay,
  type IdentificationType,
  PERMISSIONS,
  TRIAL_DAYS,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction, Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { findPlan } from '../subscriptions/find-plan.ts';

/** Every module that a permission names; those of its plan are added to a company's list. */
export const BASE_MODULES: readonly string[] = Object.keys(PERMISSIONS);

export interface NewCompany {
  name: string;
  legalName: string | null;
  identification: string | null;
  identificationType: IdentificationType;
  country: string;
  companyType: string;
  main: string;
  alternative: string;
  withAutoRate: boolean;
  plan: string;
  billingType: BillingType;
  address?: string;
}

/**
 * Writes a company and all that it cannot be without: configuration, currencies, subscription, measures and the two cash
 * methods. Runs in a transaction of that company.
 *
 * @throws ApiError 400 for a currency or a plan that nobody knows
 */
export async function createCompany(
  trx: CompanyTransaction,
  companyId: string,
  company: NewCompany,
): Promise<void> {
  await checkCurrencies(trx, company);
  const plan = await findPlan(trx, company.plan);
  await trx
    .insertInto('companies')
    .values({
      id: companyId,
      name: company.name,
      legal_name: company.legalName,
      identification: company.identification,
      identification_type: company.identificationType,
      country: company.country,
      company_type: company.companyType,
      address: company.address ?? null,
      modules: [...BASE_MODULES, ...plan.modules],
    })
    .execute();
  await trx
    .insertInto('company_configurations')
    .values({ company_id: companyId, with_auto_rate: company.withAutoRate })
    .execute();
  await trx
    .insertInto('company_currencies_used')
    .values({ company_id: companyId, main: company.main, alternative: company.alternative })
    .execute();
  const lastFreeDay = addDays(companyDay(currentTime()), TRIAL_DAYS - 1);
  await trx
    .insertInto('subscriptions')
    .values({
      company_id: companyId,
      plan: plan.id,
      billing_type: company.billingType,
      price: company.billingType === 'yearly' ? plan.yearly_price : plan.monthly_price,
      is_free: true,
      paid_through: lastFreeDay,
      expires_at: sql<Date>`start_of_day(${addDays(lastFreeDay, 1)})`,
    })
    .execute();
  await trx.insertInto('counters').values({ company_id: companyId, name: 'sales' }).execute();
  await trx
    .insertInto('measures')
    .values(MEASURES.map((name, position) => ({ company_id: companyId, name, position })))
    .execute();
  await trx
    .insertInto('payment_methods')
    .values(cashMethods(company).map((method) => ({ company_id: companyId, ...method })))
    .execute();
}

/** Unidad and Litro stand first (spec §3). */
const MEASURES = ['Unidad', 'Litro', 'Kilogramo', 'Gramo', 'Metro', 'Caja', 'Paquete'];

function cashMethods({ main, alternative }: NewCompany) {
  const currencies = main === alternative ? [main] : [main, alternative];
  return currencies.map((currency) => ({
    name: `Efectivo ${CASH_NAMES[currency] ?? currency}`,
    currency,
    is_cash: true,
    kind: 'cash' as const,
  }));
}

const CASH_NAMES: Readonly<Record<string, string>> = { VES: 'Bs.', USD: '$', EUR: '€' };

/** @throws ApiError 400 for a currency that nobody knows */
export async function checkCurrencies(
  db: Database,
  { main, alternative }: Pick<NewCompany, 'main' | 'alternative'>,
): Promise<void> {
  const known = await db
    .selectFrom('currencies')
    .select('iso_code')
    .where('iso_code', 'in', [main, alternative])
    .execute();
  const codes = new Set(known.map((row) => row.iso_code));
  const fields: Record<string, string> = {};
  if (!codes.has(main)) fields.main_currency = 'unknown-currency';
  if (!codes.has(alternative)) fields.alt_currency = 'unknown-currency';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}
