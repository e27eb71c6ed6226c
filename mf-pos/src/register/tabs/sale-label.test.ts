import { formatMoney, saleTotal } from '@cuadra/shared/domain';
import { addProduct } from '../../sale/lines/cart.ts';
import { emptyTab } from '../../sale/sale-tab.ts';
import { PAIR, product } from '../../testing/samples.ts';
import { saleLabel } from './sale-label.ts';

const rate = { ...PAIR, rate_id: 'today' };
const products = addProduct(addProduct([], product({ name: 'Café' })), product({ id: 'b', name: 'Pan' }));

test('a sale is told by its number, what it begins with and what it comes to', () => {
  const total = formatMoney(saleTotal(products, rate).main, 'VES');
  expect(saleLabel({ ...emptyTab(3, false), products }, rate)).toBe(`Venta 3 · Café · ${total}`);
  expect(saleLabel({ ...emptyTab(3, false), products }, undefined)).toBe('Venta 3 · Café');
});

test('whose it is goes before what it has; with a name of its own it is told by both, so that no two are alike', () => {
  const ana = { name: 'Ana Gil' } as NonNullable<ReturnType<typeof emptyTab>['client']>;
  expect(saleLabel({ ...emptyTab(2, false), client: ana }, rate)).toBe('Venta 2 · Ana Gil');
  expect(saleLabel(emptyTab(4, false, 'Mesa 7'), rate)).toBe('4 · Mesa 7 · vacía');
});
