import { SaleDraft } from '@cuadra/shared/contract';
import { addProduct, refreshLines } from '../../sale/lines/cart.ts';
import { priceChanges } from '../../sale/lines/price-changes.ts';
import { saleDraft } from '../../sale/sale-body.ts';
import { editTab, initialTabs, selectedTab } from '../../sale/sale-tab.ts';
import { order, PAIR, product } from '../../testing/samples.ts';
import { withOrder } from './order-tab.ts';

const METHOD = '01990000-0000-7000-8000-000000000013';
const told = {
  ...{ payment_method_id: METHOD, name: 'Pago Móvil', kind: 'mobile_payment' as const, currency: 'VES' },
  ...{ reference: '004512', tendered: null, has_proof: false, state: 'told' as const },
};
const stock = () => '46';
const opened = (change: Parameters<typeof order>[0] = {}) =>
  selectedTab(withOrder(initialTabs(), order(change), stock));

test('the lines are those of the order at its prices, and the sale says whose it is', () => {
  const tab = opened();
  expect(tab).toMatchObject({
    name: 'Pedido 12',
    description: 'Pedido N° 12 de Ana Gil',
    order_id: order().id,
    products: [{ name: 'Harina P.A.N.', qty: '2', unit_price: '1', currency: 'USD', is_agreed: true }],
    payments: [],
  });
  const body = saleDraft(tab, { ...PAIR, rate_id: METHOD }, [], tab.sale_id);
  expect(SaleDraft.safeParse(body)).toMatchObject({ success: true });
  expect(body).toMatchObject({
    order_id: order().id,
    lines: [{ qty: '2', unit_price: '1' }],
    total: '1720.36',
  });
});

test('what a coupon took off is taken off the sale', () => {
  const [line] = order().lines;
  if (!line) throw new Error('an order without lines');
  const tab = opened({ coupon: 'HOLA', lines: [{ ...line, discount: '0.50', total: '1290.27' }] });
  const body = saleDraft(tab, { ...PAIR, rate_id: METHOD }, [], tab.sale_id);
  expect(body).toMatchObject({ lines: [{ unit_price: '1', discount: '0.50' }], total: '1290.27' });
});

test('what the shop has none of is not sold', () => {
  const [line] = order().lines;
  if (!line) throw new Error('an order without lines');
  const gone = { ...line, product_id: METHOD, name: 'Queso', qty: '0', ordered_qty: '2', total: '0.00' };
  expect(opened({ lines: [gone, line] }).products.map(({ name }) => name)).toEqual(['Harina P.A.N.']);
});

test('an empty sale is taken, and one with something in it is left alone', () => {
  const first = withOrder(initialTabs(), order(), stock);
  expect(first).toHaveLength(1);
  const second = withOrder(first, order({ id: METHOD, number: 13 }), stock);
  expect(second.map(({ name, selected }) => [name, selected])).toEqual([
    ['Pedido 12', false],
    ['Pedido 13', true],
  ]);
});

test('a second press finds the sale as it stands', () => {
  const tabs = withOrder(withOrder(initialTabs(), order(), stock), order({ id: METHOD, number: 13 }), stock);
  const edited = editTab(tabs, 1, { description: 'con bolsa' });
  const again = withOrder(edited, order(), stock);
  expect(again).toHaveLength(2);
  expect(selectedTab(again)).toMatchObject({ number: 1, description: 'con bolsa' });
});

test('from wherever it is opened it is the same sale', () => {
  expect(opened().sale_id).toBe(opened().sale_id);
});

test('what was told of paying is there: with its reference for the order’s total, without one for what there is to pay', () => {
  expect(opened({ payment: told }).payments).toEqual([
    { payment_method_id: METHOD, amount: '1720.36', currency: 'VES', reference: '004512' },
  ]);
  expect(opened({ payment: { ...told, currency: 'USD', reference: '' } }).payments).toEqual([
    { payment_method_id: METHOD, amount: '2.00', currency: 'USD', reference: null, is_exact: true },
  ]);
});

test('a payment that did not arrive, or in a third currency, is left out', () => {
  expect(opened({ payment: { ...told, state: 'refused' } }).payments).toEqual([]);
  expect(opened({ payment: { ...told, currency: 'EUR' } }).payments).toEqual([]);
});

test('what an accepted order holds back may be sold by it', () => {
  expect(opened().products[0]?.stock).toBe('48');
  expect(opened({ status: 'pending' }).products[0]?.stock).toBe('46');
  const unknown = selectedTab(withOrder(initialTabs(), order(), () => undefined));
  expect(unknown.products[0]?.stock).toBe('2');
});

test('its price stays the order’s, and more of it is a line at the price of now', () => {
  const { products } = opened();
  const flour = product();
  expect(priceChanges(products, [flour], PAIR)).toEqual([]);
  expect(addProduct(products, flour)).toMatchObject([
    { qty: '2', unit_price: '1' },
    { qty: '1', unit_price: '1.15' },
  ]);
});

test('where the API does not take it, the line has the price of now', () => {
  const [line] = refreshLines(opened().products, [product()]);
  expect(line).toMatchObject({ unit_price: '1.15', earlier_price: { unit_price: '1' } });
  expect(line).not.toHaveProperty('is_agreed');
});
