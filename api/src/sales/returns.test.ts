import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annulSale, type CallInput, findSale, returnSale, type Ticket } from '@cuadra/shared/contract';
import { newId, sum, toMoney } from '@cuadra/shared/domain';
import { debtsOf } from '../testing/ledgers.ts';
import { addClient, addProduct, openShop, sell, setRate, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token, cash } = shop;

type Payments = NonNullable<CallInput<typeof returnSale>['body']['payments']>;
const bolivares = (amount: string) => ({ payment_method_id: cash.main.id, amount, currency: 'VES' });
const dollars = (amount: string) => ({ payment_method_id: cash.alternative.id, amount, currency: 'USD' });

const input = (sale: Ticket, qty: string, payments: Payments = []) => ({
  token,
  params: { id: sale.id },
  body: { id: newId(), lines: [{ line_id: sale.products[0]?.id ?? '', qty }], payments },
});
const bringBack = (...wish: Parameters<typeof input>) => api.ok(returnSale, input(...wish));
const refused = async (...wish: Parameters<typeof input>) => {
  const { status, fields, details } = await api.refused(returnSale, input(...wish));
  return { status, fields, details };
};

test('one of two comes back: into stock, and its price is paid back in either currency', async () => {
  const flour = await addProduct(api, shop, { qty: '10', price: '1.25' });
  const sale = await sell(api, shop, [{ product: flour, qty: '2' }]);
  const back = await bringBack(sale, '1', [dollars('1.25')]);
  assert.deepEqual(back, {
    id: back.id,
    sale_id: sale.id,
    number: sale.number,
    create_at: back.create_at,
    lines: [
      {
        line_id: sale.products[0]?.id,
        name: flour.name,
        qty: '1',
        total: '125.00',
        total_alternative: '1.25',
      },
    ],
    total: '125.00',
    total_alternative: '1.25',
    debt: '0.00',
    debt_currency: 'USD',
    payments: [{ ...dollars('1.25'), name: 'Efectivo $', reference: null }],
  });
  assert.equal(await stockOf(api, flour), '9');
  await bringBack(sale, '1', [bolivares('125')]);
  assert.equal(await stockOf(api, flour), '10');
  const { returns, status } = await api.ok(findSale, { token, params: { id: sale.id } });
  assert.deepEqual([returns?.length, returns?.[0], status], [2, back, 'issued']);
});

test('it is worth what it was sold for, whatever the rate and the price are now', async () => {
  const own = await openShop(api, { rate: '100' });
  const cheese = await addProduct(api, own, { price: '3' });
  const sale = await sell(api, own, [cheese]);
  await setRate(api, own, '250');
  const body = { lines: [{ line_id: sale.products[0]?.id ?? '', qty: '1' }] };
  const asked = { token: own.token, params: { id: sale.id }, body };
  const { fields, details } = await api.refused(returnSale, asked);
  assert.deepEqual(
    [fields, details],
    [{ payments: 'not-enough' }, { missing: { main: '300.00', alternative: '3.00' } }],
  );
  const payments = [{ ...bolivares('300'), payment_method_id: own.cash.main.id }];
  assert.equal((await api.ok(returnSale, { ...asked, body: { ...body, payments } })).total, '300.00');
});

test('not more comes back than was sold less what came back before', async () => {
  const flour = await addProduct(api, shop, { price: '1' });
  const sale = await sell(api, shop, [{ product: flour, qty: '2' }]);
  const line = sale.products[0]?.id ?? '';
  await bringBack(sale, '1.5', [dollars('1.50')]);
  const more = await refused(sale, '0.501', [dollars('0.50')]);
  assert.deepEqual(more, {
    status: 400,
    fields: { 'lines.0.qty': 'more-than-sold' },
    details: { left: { [line]: '0.5' } },
  });
  await bringBack(sale, '0.5', [dollars('0.50')]);
  assert.deepEqual((await refused(sale, '0.001')).fields, { 'lines.0.qty': 'more-than-sold' });
});

test('a line of another sale is none, and one line stands there once', async () => {
  const flour = await addProduct(api, shop, { price: '1' });
  const [sale, other] = [await sell(api, shop, [flour]), await sell(api, shop, [flour])];
  const wrong = { ...input(other, '1', [dollars('1')]), params: { id: sale.id } };
  assert.deepEqual((await api.refused(returnSale, wrong)).fields, { 'lines.0.line_id': 'unknown' });
  const twice = input(sale, '0.5', [dollars('1')]);
  twice.body.lines.push(...twice.body.lines);
  assert.deepEqual((await api.refused(returnSale, twice)).fields, { 'lines.1.line_id': 'already-used' });
});

test('what is paid back is what the goods were worth: not less, and not more', async () => {
  const flour = await addProduct(api, shop, { price: '1' });
  const sale = await sell(api, shop, [flour]);
  assert.deepEqual((await refused(sale, '1')).fields, { payments: 'not-enough' });
  assert.deepEqual((await refused(sale, '1', [dollars('0.99')])).fields, { payments: 'not-enough' });
  assert.deepEqual((await refused(sale, '1', [dollars('1.01')])).fields, { payments: 'too-much' });
  await bringBack(sale, '1', [dollars('0.40'), bolivares('60')]);
});

test('goods of a credit sale come first off the debt that it left, and then is paid back', async () => {
  const flour = await addProduct(api, shop, { price: '10' });
  const client = await addClient(api, shop);
  const sale = await sell(api, shop, [{ product: flour, qty: '3' }], {
    type: 'credit',
    client_id: client,
    payments: [dollars('18')],
  });
  assert.deepEqual(await debtsOf(api, client), { USD: '12.00' });
  const first = await bringBack(sale, '1');
  assert.deepEqual([first.debt, first.debt_currency], ['10.00', 'USD']);
  assert.deepEqual(await debtsOf(api, client), { USD: '2.00' });
  assert.deepEqual((await refused(sale, '1')).details, { missing: { main: '800.00', alternative: '8.00' } });
  const second = await bringBack(sale, '1', [bolivares('800')]);
  assert.equal(second.debt, '2.00');
  assert.deepEqual(await debtsOf(api, client), {});
  assert.equal((await bringBack(sale, '1', [dollars('10')])).debt, '0.00');
});

test('all of it in parts is worth exactly the sale', async () => {
  const own = await openShop(api);
  const odd = await addProduct(api, own, { price: '0.37', qty: '10' });
  const client = await addClient(api, own);
  const sale = await sell(api, own, [{ product: odd, qty: '7' }], {
    type: 'credit',
    client_id: client,
    payments: [],
  });
  const parts = [];
  for (const qty of ['1', '2.333', '0.667', '3']) {
    const lines = [{ line_id: sale.products[0]?.id ?? '', qty }];
    parts.push(await api.ok(returnSale, { token: own.token, params: { id: sale.id }, body: { lines } }));
  }
  assert.equal(toMoney(sum(parts.map(({ total }) => total ?? '0'))), sale.total);
  assert.equal(toMoney(sum(parts.map((part) => part.total_alternative ?? '0'))), sale.total_alternative);
  assert.equal(toMoney(sum(parts.map(({ debt }) => debt ?? '0'))), sale.balance);
  assert.deepEqual(await debtsOf(api, client), {});
  assert.equal(await stockOf(api, odd), '10');
});

test('sent again, also side by side, it comes back once; another one under that id is a conflict', async () => {
  const flour = await addProduct(api, shop, { price: '1', qty: '10' });
  const sale = await sell(api, shop, [{ product: flour, qty: '5' }]);
  const asked = input(sale, '1', [dollars('1')]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.request(returnSale, asked)));
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.equal(await stockOf(api, flour), '6');
  const other = { ...asked, body: { ...asked.body, reason: 'Otro' } };
  const { status, fields } = await api.refused(returnSale, other);
  assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
});

test('two who bring the last one back at once: one is paid', async () => {
  const flour = await addProduct(api, shop, { price: '1', qty: '10' });
  const sale = await sell(api, shop, [flour]);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.request(returnSale, input(sale, '1', [dollars('1')]))),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400, 400, 400, 400]);
  assert.equal(await stockOf(api, flour), '10');
});

test('annulling after a part came back puts only the rest back', async () => {
  const flour = await addProduct(api, shop, { price: '10', qty: '10' });
  const client = await addClient(api, shop);
  const sale = await sell(api, shop, [{ product: flour, qty: '3' }], {
    type: 'credit',
    client_id: client,
    payments: [],
  });
  await bringBack(sale, '1');
  await api.ok(annulSale, { token, params: { id: sale.id }, body: { reason: 'Todo devuelto' } });
  assert.equal(await stockOf(api, flour), '10');
  assert.deepEqual(await debtsOf(api, client), {});
});

test('goods on credit that are worth less than half a cent left no debt, and nothing is paid back for them', async () => {
  const crumbs = await addProduct(api, shop, { price: '0.37', qty: '10' });
  const client = await addClient(api, shop);
  const wish = { type: 'credit' as const, client_id: client, payments: [] };
  const sale = await sell(api, shop, [{ product: crumbs, qty: '0.008' }], wish);
  assert.deepEqual([sale.total, sale.balance], ['0.30', '0.00']);
  assert.deepEqual((await bringBack(sale, '0.008')).payments, []);
});
