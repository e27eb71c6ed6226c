import type { ProductionOrderSummary } from '@cuadra/shared/contract';
import { orderOf } from '../testing/orders.ts';
import { boardGroups, stepped } from './board-groups.ts';

const order = (number: number, status: ProductionOrderSummary['status'], day: string) =>
  orderOf({ id: String(number), number, status, day });

test('the board has what runs, and what is to begin today or should have', () => {
  const { running, toStart } = boardGroups(
    [
      order(4, 'planned', '2026-11-26'),
      order(3, 'planned', '2026-11-25'),
      order(2, 'started', '2026-11-27'),
      order(1, 'planned', '2026-11-24'),
    ],
    '2026-11-25',
  );
  expect(running.map(({ number }) => number)).toEqual([2]);
  expect(toStart.map(({ number }) => number)).toEqual([1, 3]);
});

test('a stepper goes up and down, and not below zero', () => {
  expect(stepped('95', 10)).toBe('105');
  expect(stepped('0.5', -1)).toBe('0');
  expect(stepped('12.345', 1)).toBe('13.345');
  expect(stepped(null, 1)).toBe('1');
  expect(stepped('', -10)).toBe('0');
});
