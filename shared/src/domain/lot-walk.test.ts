import fc from 'fast-check';
import { type DecimalInput, exact, sum } from './decimal.ts';
import { lotWalk, type SoldOfLot, type WalkedMovement } from './lot-walk.ts';

function walkLots(before: DecimalInput, movements: readonly WalkedMovement[]): SoldOfLot[] {
  const { walk, sold } = lotWalk(before);
  walk(movements);
  return sold();
}

const came = (qty: string, lot: string | null, expires_on: string | null = null): WalkedMovement => ({
  ...{ qty, lot, expires_on, sale_id: null },
});
const sale = (sale_id: string, qty: string): WalkedMovement => ({
  qty,
  lot: null,
  expires_on: null,
  sale_id,
});

test('what expires first is sold first, and what was there before, of no known lot, with what never expires', () => {
  const sold = walkLots('3', [
    came('10', 'B', '2026-12-02'),
    came('10', 'A', '2026-12-01'),
    sale('one', '-12'),
    sale('two', '-10'),
    came('5', 'C'),
    sale('three', '-4'),
  ]);
  expect(sold).toEqual([
    { lot: 'A', sale_id: 'one', qty: '10' },
    { lot: 'B', sale_id: 'one', qty: '2' },
    { lot: 'B', sale_id: 'two', qty: '8' },
    { lot: 'C', sale_id: 'three', qty: '3' },
  ]);
});

test('what came back from a sale is what that sale had, and an annulled batch leaves its own lot', () => {
  const sold = walkLots('0', [
    came('4', 'A'),
    came('4', 'B'),
    sale('one', '-4'),
    sale('one', '1'),
    { ...came('-4', 'B'), lot: 'B' },
    sale('two', '-1'),
  ]);
  expect(sold).toEqual([
    { lot: 'A', sale_id: 'one', qty: '3' },
    { lot: 'A', sale_id: 'two', qty: '1' },
  ]);
});

test('a lot that was sold out and comes again goes out where it did; in parts it is walked as at once', () => {
  const movements = [
    came('2', 'A', '2026-12-01'),
    came('2', 'B', '2026-12-02'),
    came('2', 'C', '2026-12-03'),
    sale('one', '-3'),
    sale('one', '1'),
    came('1', 'B'),
    sale('two', '-2'),
    sale('three', '-2'),
  ];
  const { walk, sold } = lotWalk('-1');
  for (const movement of movements) walk([movement]);
  expect(sold()).toEqual([
    { lot: 'A', sale_id: 'one', qty: '1' },
    { lot: 'B', sale_id: 'one', qty: '1' },
    { lot: 'A', sale_id: 'two', qty: '1' },
    { lot: 'B', sale_id: 'two', qty: '1' },
    { lot: 'B', sale_id: 'three', qty: '1' },
    { lot: 'C', sale_id: 'three', qty: '1' },
  ]);
  expect(sold()).toEqual(walkLots('-1', movements));
});

test('no more of a lot is sold than came of it', () => {
  const movement = fc.record({
    qty: fc.integer({ min: -9_000, max: 9_000 }).map((n) => exact(n).div(1000).toFixed()),
    lot: fc.constantFrom('A', 'B', null),
    sale: fc.constantFrom('one', 'two', 'three'),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 30 }), (given) => {
      const movements = given.map(({ qty, lot, sale: id }) =>
        exact(qty).gt(0) ? came(qty, lot) : sale(id, qty),
      );
      const sold = walkLots('2', movements);
      for (const lot of ['A', 'B']) {
        const incoming = sum(movements.filter((one) => one.lot === lot).map((one) => one.qty));
        const out = sum(sold.filter((one) => one.lot === lot).map((one) => one.qty));
        expect(out.lte(incoming)).toBe(true);
      }
    }),
  );
});
