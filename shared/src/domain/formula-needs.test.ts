import fc from 'fast-check';
import { exact } from './decimal.ts';
import { type NeededFormula, needsOf } from './formula-needs.ts';
import { madeFor, plannedQty } from './production.ts';

const dough: NeededFormula = {
  ...{ id: 'make dough', makes: 'dough', yield_qty: '10', waste_percent: '0' },
  lines: [
    { good: 'flour', qty: '6' },
    { good: 'water', qty: '4' },
  ],
};
const bread: NeededFormula = {
  ...{ id: 'make bread', makes: 'bread', yield_qty: '20', waste_percent: '5' },
  lines: [
    { good: 'dough', qty: '10' },
    { good: 'salt', qty: '0.1' },
    { good: 'flour', qty: '0.2' },
  ],
};
const formulaOf = new Map([[dough.makes, dough]]);

test('what is there of a level is used first, and its formula makes the rest', () => {
  const stock = new Map([
    ['dough', '4'],
    ['flour', '3.5'],
    ['water', '-2'],
    ['salt', '1'],
  ]);
  const { tree, isEnough } = needsOf({ formulaOf, stock }).explode(bread, '19');
  expect(isEnough).toBe(false);
  // 19 good ones are 20 made, which take 10 of dough: 4 are there, and 6 take 3.6 of flour.
  expect(
    tree.map(({ good, level, needed, from_stock, missing, made }) => [
      good,
      level,
      needed,
      from_stock,
      missing,
      made?.qty,
    ]),
  ).toEqual([
    ['dough', 0, '10', '4', '0', '6'],
    ['flour', 1, '3.6', '3.5', '0.1', undefined],
    ['water', 1, '2.4', '0', '2.4', undefined],
    ['salt', 0, '0.1', '0.1', '0', undefined],
    ['flour', 0, '0.2', '0', '0.2', undefined],
  ]);
});

test('as much can be made as there is of everything, over all levels', () => {
  const stock = new Map([
    ['flour', '6.2'],
    ['water', '100'],
    ['salt', '100'],
  ]);
  // 20 take 6 + 0.2 of flour, of which 19 are good.
  expect(needsOf({ formulaOf, stock }).canMake(bread)).toBe('19');
  expect(needsOf({ formulaOf, stock: new Map() }).canMake(bread)).toBe('0');
});

test('in turn, what one took is not there for the next', () => {
  const needs = needsOf({ formulaOf, stock: new Map([['dough', '15']]) });
  const turn = needs.inTurn();
  const takenOf = () => turn.explode(bread, '19').tree[0]?.from_stock;
  expect([takenOf(), takenOf(), takenOf()]).toEqual(['10', '5', '0']);
  // Each of the three has bread's three lines, and the last two dough's two.
  expect(needs.linesSeen()).toBe(3 * 3 + 2 * 2);
  expect(needs.explode(bread, '19').tree[0]?.from_stock).toBe('10');
});

test('what comes in between two is there for the later one; what was below zero has its part of it', () => {
  const needs = needsOf({ formulaOf, stock: new Map([['dough', '-2']]) });
  const turn = needs.inTurn();
  const takenOf = () => turn.explode(bread, '19').tree[0]?.from_stock;
  expect(takenOf()).toBe('0');
  turn.put('dough', '15');
  expect([takenOf(), takenOf()]).toEqual(['10', '3']);
});

test('so much is enough, and more than a little more is not; the quantities are those of a batch', () => {
  const qty = fc.integer({ min: 1, max: 5_000_000 }).map((n) => exact(n).div(1000).toFixed());
  const goods = ['dough', 'flour', 'water', 'salt'];
  fc.assert(
    fc.property(fc.tuple(qty, qty, qty, qty), qty, (there, wanted) => {
      const stock = new Map(goods.map((good, index) => [good, there[index] ?? '0']));
      const needs = needsOf({ formulaOf, stock });
      const most = needs.canMake(bread);
      expect(needs.explode(bread, most).isEnough).toBe(true);
      expect(needs.explode(bread, exact(most).plus('0.1').toFixed()).isEnough).toBe(false);
      const [first] = needs.explode(bread, wanted).tree;
      expect(first?.needed).toBe(plannedQty('10', bread, madeFor(wanted, '5')));
    }),
  );
});
