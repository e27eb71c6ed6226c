import type { SimulatedProduct } from '@cuadra/shared/contract';
import { BREAD, FLOUR, PAIR, YEAST } from '../testing/samples.ts';
import { hitOf } from './hit-products.ts';
import { heldAgainst, leftText, priceChanges } from './price-changes.ts';

const hit = (good: SimulatedProduct['good'], suggested: string | null, currency = 'USD') =>
  hitOf(
    {
      ...{ good, formula_id: good.id, formula_name: good.name, rise: '20', before: null, after: null },
      price: { currency, now: '1.50', suggested, is_fixed_price: true, is_to_change: true },
    },
    PAIR,
  );
const [pan, harina, levadura] = [BREAD, FLOUR, YEAST];

test('products that come to one price are one change; one without a price to have is none', () => {
  const groups = priceChanges([hit(pan, '1.60'), hit(harina, '1.6'), hit(levadura, '1.60', 'VES')]);
  expect(groups.map(({ amount, currency, shown }) => [amount, currency, [...shown.keys()]])).toEqual([
    ['1.6', 'USD', [pan.id, harina.id]],
    ['1.60', 'VES', [levadura.id]],
  ]);
  expect(priceChanges([hit(pan, null)])).toEqual([]);
});

test('what costs something else than the screen shows stays as it is', () => {
  const [change] = priceChanges([hit(pan, '1.60'), hit(harina, '1.60'), hit(levadura, '1.60')]);
  const before = (product_id: string, unit_price: string, currency = 'USD') => ({
    product_id,
    before: { unit_price, currency },
  });
  const held = (lines: Parameters<typeof heldAgainst>[1]) =>
    change ? heldAgainst(change, lines) : undefined;
  expect(
    held([before(pan.id, '1.5'), before(harina.id, '1.55'), before(levadura.id, '1.50', 'VES')]),
  ).toEqual({
    ids: [pan.id],
    left: [
      { name: 'Harina', reason: 'changed-since' },
      { name: 'Levadura', reason: 'other-currency' },
    ],
  });
  expect(held([before(pan.id, '1.6')])?.left[0]).toEqual({ name: 'Pan', reason: 'same' });
  // Withdrawn meanwhile.
  expect(held([])?.left).toHaveLength(3);
});

test('what stayed as it was is told by its reason', () => {
  const left = (name: string, reason: 'same' | 'changed-since') => ({ name, reason });
  expect(
    leftText([left('Pan', 'same'), left('Torta', 'changed-since'), left('Queso', 'changed-since')]),
  ).toBe(
    'No cambiamos «Pan»: ya se vende en eso. No cambiamos «Torta» y «Queso»: alguien cambió el producto.',
  );
  expect(leftText(['a', 'b', 'c', 'd', 'e'].map((name) => left(name, 'same')))).toMatch('«c» y 2 más: ');
});
