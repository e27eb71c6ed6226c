import type { ProductionOrderSummary } from '@cuadra/shared/contract';
import { BREAD } from '../../formulas/testing/samples.ts';
import { boardGroups, stepped } from './board-groups.ts';

const deed = { create_at: '2026-11-24T23:00:00.000Z', user: { id: BREAD.id, name: 'Ana' } };
const order = (
  number: number,
  status: ProductionOrderSummary['status'],
  day: string,
): ProductionOrderSummary => ({
  ...{
    id: String(number),
    number,
    status,
    day,
    formula_id: BREAD.id,
    formula_name: 'Pan',
    formula_version: 1,
  },
  ...{
    makes: BREAD,
    qty: '100',
    made: '0',
    waste: '0',
    takes_at: 'end',
    note: '',
    version: 1,
    planned: deed,
  },
  ...{ started: null, closed: null, annulled: null },
});

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
