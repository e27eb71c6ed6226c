import type { FormulaCostAnswer } from '@cuadra/shared/contract';
import { appliedFacts } from './applied-facts.ts';

const price = {
  ...{ is_fixed_price: true, currency: 'USD', now: '1.00', suggested: '1.30', utility: '30' },
  ...{ cost: '0.8', cost_currency: 'USD' },
};
const cost = (given: Partial<FormulaCostAnswer>): FormulaCostAnswer => ({
  ...{ qty: '10', main: 'VES', alternative: 'USD', total: null, parts: [], over_all_levels: [] },
  ...{ unknown: [], earlier: [], unit: { main: '800', alternative: '1' }, price },
  ...given,
});

test('a fixed price may be set by its utility, by who may set prices', () => {
  expect(appliedFacts(cost({}), true)).toEqual({
    cost: '$\u00a00,80 → $\u00a01,00',
    price: { text: '$\u00a01,00 → $\u00a01,30', rises: true },
    note: undefined,
  });
  expect(appliedFacts(cost({ price: { ...price, now: '1.50' } }), true)?.price?.rises).toBe(false);
  expect(appliedFacts(cost({}), false)).toMatchObject({
    ...{ price: undefined, note: 'El precio fijo se queda igual: tu rol no permite cambiarlo.' },
  });
});

test('a price that is worked out follows by itself, and one without a utility stays', () => {
  expect(appliedFacts(cost({ price: { ...price, is_fixed_price: false } }), false)).toMatchObject({
    ...{ price: undefined, note: 'El precio sigue al costo con su utilidad: $\u00a01,00 → $\u00a01,30.' },
  });
  const without = { ...price, suggested: null, utility: null };
  expect(appliedFacts(cost({ price: without }), true)?.price).toBeUndefined();
});

test('there is nothing to apply of a material, of what nobody knows the cost, or in a currency of neither', () => {
  expect(appliedFacts(cost({ price: null }), true)).toBeUndefined();
  expect(appliedFacts(cost({ unit: null }), true)).toBeUndefined();
  expect(appliedFacts(cost({ price: { ...price, cost_currency: 'EUR' } }), true)).toBeUndefined();
});
