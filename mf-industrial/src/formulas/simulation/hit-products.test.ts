import type { SimulatedProduct } from '@cuadra/shared/contract';
import { BREAD, FLOUR, known, PAIR } from '../testing/samples.ts';
import { hitOf, hitsFile, toChange, wantedPrice } from './hit-products.ts';
import { costChanges, newRise, risenCost } from './rises.ts';

const price = { currency: 'USD', now: '1.50', suggested: '1.56', is_fixed_price: true, is_to_change: true };
const product = (given: Partial<SimulatedProduct> = {}): SimulatedProduct => ({
  ...{ good: BREAD, formula_id: 'f', formula_name: 'Pan; canilla', rise: '20.0', price },
  ...{ before: { main: '800', alternative: '1' }, after: { main: '960', alternative: '1.2' } },
  ...given,
});

test('a rise says what its good would cost, and one that is not said changes nothing', () => {
  const flour = newRise(known(FLOUR, '0.6'));
  expect(risenCost({ ...flour, value: '25' })).toBe('0.75');
  expect(risenCost({ ...flour, kind: 'cost', value: '0.9' })).toBe('0.9');
  expect(risenCost(flour)).toBeNull();
  expect(newRise(known(FLOUR, null)).kind).toBe('cost');
  expect(costChanges([flour, { ...flour, value: '25' }])).toEqual([
    { good: { kind: 'material', id: FLOUR.id }, cost: '0.75', currency: 'USD' },
  ]);
});

test('what a price gives before and after, and the one that keeps it', () => {
  const hit = hitOf(product(), PAIR);
  expect([hit.utilityBefore, hit.utilityAfter, hit.keeping]).toEqual(['50', '25', '1.80']);
  expect(wantedPrice(hit)).toBe('1.56');
  expect(wantedPrice(hitOf(product({ price: { ...price, suggested: null } }), PAIR))).toBe('1.80');
  expect(hitOf(product({ price: null }), PAIR).utilityBefore).toBeNull();
});

test('somebody has to change fixed prices alone, and those that are too low', () => {
  const fixed = hitOf(product(), PAIR);
  const follows = hitOf(product({ price: { ...price, is_fixed_price: false } }), PAIR);
  const enough = hitOf(product({ price: { ...price, suggested: '1.40' } }), PAIR);
  expect(toChange([fixed, follows, enough])).toEqual([fixed]);
});

test('the file is one that a Spanish spreadsheet opens', () => {
  const [head, row] = hitsFile([hitOf(product(), PAIR)], PAIR).split('\r\n');
  expect(head?.startsWith('\ufeffproducto;formula;costo_antes_USD;costo_despues_USD')).toBe(true);
  expect(row).toBe('Pan;"Pan; canilla";1;1,2;800;960;20,0;1,50;USD;50;25;1,56');
});
