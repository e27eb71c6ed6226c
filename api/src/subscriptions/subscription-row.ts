import type { Subscription } from '@cuadra/shared/contract';
import { addDays, type BillingType, dayPrice, daysLasting, remainingDays } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction, Database } from '../database/connect.ts';

/** A subscription without its payments, which not everybody may see. */
export type SubscriptionFigures = Omit<Subscription, 'reports'>;

/** Charges the transaction's company for the days that have begun; once a day it is more than a look. */
export async function catchUp(trx: CompanyTransaction): Promise<void> {
  await sql`select catch_up_subscription()`.execute(trx);
}

/** Subscriptions with their plans: of the transaction's company, or of all where the back office asks. */
export function selectSubscriptions(db: Database) {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan')
    .select(['s.company_id', 's.is_free', 's.billing_type', 's.price', 's.balance', 's.paid_through'])
    .select(['s.started_at', 's.expires_at'])
    .select(['p.id', 'p.name', 'p.description', 'p.monthly_price', 'p.yearly_price', 'p.modules']);
}

interface SubscriptionRow {
  is_free: boolean;
  billing_type: string;
  price: string;
  balance: string;
  paid_through: string;
  started_at: Date;
  expires_at: Date;
  id: string;
  name: string;
  description: string;
  monthly_price: string;
  yearly_price: string;
  modules: string[];
}

export function toSubscription(row: SubscriptionRow): SubscriptionFigures {
  const { id, name, description, monthly_price, yearly_price, modules, expires_at } = row;
  const term = { price: row.price, billing_type: billingType(row.billing_type) };
  return {
    freeSubscription: row.is_free,
    plan: { id, name, description, monthly_price, yearly_price, modules },
    ...term,
    day_price: dayPrice(term, addDays(row.paid_through, 1)),
    balance: row.balance,
    expenses: { consumption_days: daysLasting(row.balance, term, row.paid_through) },
    paid_through: row.paid_through,
    started_at: row.started_at.toISOString(),
    expires_at: expires_at.toISOString(),
    isExpired: expires_at.getTime() <= currentTime().getTime(),
    remaining_days: remainingDays(expires_at, currentTime()),
  };
}

export function billingType(stored: string): BillingType {
  return stored === 'yearly' ? 'yearly' : 'monthly';
}
