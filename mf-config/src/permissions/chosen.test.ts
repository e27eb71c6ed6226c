import { readGrants } from '@cuadra/shared/domain';
import { chooseShown, countChosen, isChosen, readChosen, withinReach, writeChosen } from './chosen.ts';

const CASHIER = [
  { module: 'sales', permissions: '1;2;13' },
  { module: 'products', permissions: '2' },
];

test('what a role permits is read and written back the same', () => {
  const chosen = readChosen(CASHIER);
  expect(chosen).toEqual({ sales: [1, 2, 13], products: [2] });
  expect(writeChosen(chosen)).toEqual(CASHIER);
  expect([countChosen(chosen), isChosen(chosen, 'sales', 13), isChosen(chosen, 'clients', 1)]).toEqual([
    4,
    true,
    false,
  ]);
});

test('a module of which nothing is left is not written', () => {
  expect(writeChosen(chooseShown(readChosen(CASHIER), 'products', [1, 2], []))).toEqual([CASHIER[0]]);
  expect(writeChosen({})).toEqual([]);
});

test('choosing among what a search shows leaves the rest as it was', () => {
  const chosen = chooseShown(readChosen(CASHIER), 'sales', [2, 3], [3]);
  expect(chosen.sales).toEqual([1, 3, 13]);
  expect(chosen.products).toEqual([2]);
});

test('of a copied role only what one holds oneself is handed on', () => {
  const held = readGrants([{ module: 'sales', permissions: '1;2' }]);
  expect(withinReach(CASHIER, held)).toEqual([{ module: 'sales', permissions: '1;2' }]);
  expect(withinReach(CASHIER, readGrants(CASHIER))).toEqual(CASHIER);
});
