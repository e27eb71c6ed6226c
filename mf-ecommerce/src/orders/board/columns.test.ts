/** @jest-environment jsdom */
import { anOrder } from '../testing/orders.ts';
import { COLUMNS, type Column, type OrdersByStatus, ordersOf } from './columns.ts';
import { neighbourOf } from './use-board-keys.ts';

const none: OrdersByStatus = {
  pending: [],
  accepted: [],
  ready: [],
  delivered: [],
  cancelled: [],
  expired: [],
};
const STILL = new Map<string, never>();
const column = (id: string) => COLUMNS.find((one) => one.id === id) as Column;

test('«Anulado» has what was cancelled and what expired, newest first', () => {
  const read = {
    ...none,
    cancelled: [anOrder({ number: 3, status: 'cancelled' })],
    expired: [anOrder({ number: 4, status: 'expired' })],
  };
  expect(ordersOf(column('cancelled'), read, STILL)?.map(({ number }) => number)).toEqual([4, 3]);
  expect(ordersOf(column('cancelled'), { ...read, expired: undefined }, STILL)).toBeUndefined();
});

test('an order that two lists have stands where it was seen last', () => {
  const read = {
    ...none,
    pending: [anOrder()],
    accepted: [anOrder({ status: 'accepted', updated_at: '2026-11-20T12:05:00.000Z' })],
  };
  expect(ordersOf(column('pending'), read, STILL)).toEqual([]);
  expect(ordersOf(column('accepted'), read, STILL)).toHaveLength(1);
});

test('one on its way stands where it goes', () => {
  const read = { ...none, pending: [anOrder()] };
  const moving = new Map([[anOrder().id, 'accepted' as const]]);
  expect(ordersOf(column('pending'), read, moving)).toEqual([]);
  expect(ordersOf(column('accepted'), read, moving)).toHaveLength(1);
});

test('arrows go past columns without orders, and no further than the last one', () => {
  const columns = [[{ id: 'a' }, { id: 'b' }], [], undefined, [{ id: 'c' }]];
  expect(neighbourOf(columns, 'b', 'ArrowRight')).toEqual({ id: 'c' });
  expect(neighbourOf(columns, 'c', 'ArrowRight')).toBeUndefined();
  expect(neighbourOf(columns, 'a', 'ArrowUp')).toBeUndefined();
  expect(neighbourOf(columns, 'a', 'x')).toBeUndefined();
});
