import type { Plan, Subscription } from '@cuadra/shared/contract';
import {
  addDays,
  type BillingType,
  dayPrice,
  daysLasting,
  exact,
  floor,
  toMoney,
} from '@cuadra/shared/domain';

/** What a company chooses. */
export interface Choice {
  plan: Plan;
  billing_type: BillingType;
}

/** What another plan changes, worked out as the API does. */
export interface PlanChange {
  /** In USD, of a day from now on. */
  dayPrice: string;
  /** In USD, what today costs more: a day is charged at the dearest plan that it had; 0 where it was free. */
  todayMore: string;
  /** How many days the balance lasts at the new price, after the days that are free or charged. */
  balanceDays: number;
  /** Modules that come, and that go. */
  gains: string[];
  loses: string[];
}

export function termPrice({ plan, billing_type }: Choice): string {
  return billing_type === 'yearly' ? plan.yearly_price : plan.monthly_price;
}

/** Whether something would change at all. A price that has changed since counts: choosing the plan again takes it. */
export function isOwn(subscription: Subscription, choice: Choice): boolean {
  return (
    subscription.plan.id === choice.plan.id &&
    subscription.billing_type === choice.billing_type &&
    exact(subscription.price).eq(termPrice(choice))
  );
}

/** @param today in Caracas, `2026-11-20` */
export function planChange(subscription: Subscription, choice: Choice, today: string): PlanChange {
  const { plan: before, balance, paid_through } = subscription;
  const term = { price: termPrice(choice), billing_type: choice.billing_type };
  const isCharged = paid_through === today && !subscription.freeSubscription;
  const more = exact(dayPrice(term, today)).minus(dayPrice(subscription, today));
  const todayMore = toMoney(isCharged && more.gt(0) ? more : 0);
  return {
    dayPrice: dayPrice(term, addDays(paid_through, 1)),
    todayMore,
    balanceDays: daysLasting(exact(balance).minus(todayMore), term, paid_through),
    gains: choice.plan.modules.filter((module) => !before.modules.includes(module)),
    loses: before.modules.filter((module) => !choice.plan.modules.includes(module)),
  };
}

/** How much less a year costs when it is paid at once, in percent, rounded down; 0 where it saves nothing. */
export function yearlySaving({ monthly_price, yearly_price }: Plan): number {
  const year = exact(monthly_price).times(12);
  return Math.max(0, floor(year.minus(yearly_price).div(year).times(100)).toNumber());
}
