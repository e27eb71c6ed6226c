import { figureFacts } from './figure-facts.ts';

const FIGURES = {
  ...{
    revision: 3,
    products: 12,
    different: 2,
    moved: 0,
    withdrawn: 0,
    uncounted: 1250,
    uncounted_money: [],
  },
  ...{ money: [{ currency: 'USD', missing: '3.00', surplus: '0.00' }], uncosted: 1 },
};

test('what there is none of is left out', () => {
  expect(figureFacts(FIGURES)).toEqual([
    ['Productos contados', '12'],
    ['Con diferencia', '2'],
    ['Sin contar todavía', '1.250'],
    ['Falta, al costo', '$\u00a03,00'],
    ['Con diferencia y sin costo', '1'],
  ]);
});

test('who may not see costs is told of no money', () => {
  expect(figureFacts({ ...FIGURES, uncounted: null, money: null, uncosted: null })).toEqual([
    ['Productos contados', '12'],
    ['Con diferencia', '2'],
  ]);
});
