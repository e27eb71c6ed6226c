import type { Plan, Subscription } from '@cuadra/shared/contract';
import { isOwn, planChange, termPrice, yearlySaving } from './plan-change.ts';

const basic: Plan = {
  id: 'basic',
  name: 'Básico',
  description: '',
  monthly_price: '6.00',
  yearly_price: '60.00',
  modules: ['print'],
};
const store: Plan = {
  ...basic,
  id: 'store',
  name: 'Tienda',
  monthly_price: '12.00',
  yearly_price: '120.00',
  modules: ['print', 'ecommerce'],
};
const subscription: Subscription = {
  freeSubscription: false,
  plan: basic,
  billing_type: 'monthly',
  price: '6.00',
  day_price: '0.20',
  balance: '6.00',
  expenses: { consumption_days: 30 },
  paid_through: '2026-11-20',
  started_at: '2026-10-01T04:00:00.000Z',
  expires_at: '2026-12-21T04:00:00.000Z',
  isExpired: false,
  remaining_days: 31,
  reports: [],
};

test('a dearer plan brings its modules, the balance lasts shorter, and today takes the difference', () => {
  expect(planChange(subscription, { plan: store, billing_type: 'monthly' }, '2026-11-20')).toEqual({
    dayPrice: '0.40',
    todayMore: '0.20',
    balanceDays: 14,
    gains: ['ecommerce'],
    loses: [],
  });
});

test('a cheaper one takes modules away, and the balance lasts longer', () => {
  const rich = { ...subscription, plan: store, price: '12.00' };
  expect(planChange(rich, { plan: basic, billing_type: 'monthly' }, '2026-11-20')).toMatchObject({
    todayMore: '0.00',
    balanceDays: 30,
    gains: [],
    loses: ['ecommerce'],
  });
});

test('a day that is free, or not charged yet, takes no difference', () => {
  const dearer = { plan: store, billing_type: 'monthly' } as const;
  const free = { ...subscription, freeSubscription: true };
  expect(planChange(free, dearer, '2026-11-20').todayMore).toBe('0.00');
  expect(planChange(subscription, dearer, '2026-11-21').todayMore).toBe('0.00');
});

test('one’s own plan is the one at its price and term', () => {
  expect(isOwn(subscription, { plan: basic, billing_type: 'monthly' })).toBe(true);
  expect(isOwn(subscription, { plan: basic, billing_type: 'yearly' })).toBe(false);
  expect(isOwn(subscription, { plan: { ...basic, monthly_price: '7.50' }, billing_type: 'monthly' })).toBe(
    false,
  );
});

test('what a year costs, and how much less that is', () => {
  expect(termPrice({ plan: store, billing_type: 'yearly' })).toBe('120.00');
  expect(yearlySaving(basic)).toBe(16);
  expect(yearlySaving({ ...basic, yearly_price: '80.00' })).toBe(0);
});
