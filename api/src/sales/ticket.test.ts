import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createSale,
  findSale,
  listMeasures,
  type SaleDraftInput,
  type Ticket,
  updateProduct,
} from '@cuadra/shared/contract';
import { balanceOf, CASHIER_ROLE_ID, convert, exact, saleTotal, sum, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, draftSale, openShop, sell, setRate, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { identification: '14203118' });
const { token, cash } = shop;
const flour = await addProduct(api, shop, { name: 'Harina PAN 1 kg' });

const bolivares = (amount: string) => ({ payment_method_id: cash.main.id, amount, currency: 'VES' });
const dollars = (amount: string) => ({ payment_method_id: cash.alternative.id, amount, currency: 'USD' });

/** Reads a ticket again, which must say what was answered when it was sold. */
async function readAgain(ticket: Ticket): Promise<void> {
  const { status, body } = await api.request(findSale, { token, params: { id: ticket.id } });
  assert.equal(status, 200);
  assert.deepEqual(body, ticket);
}

test('the example of the contract: two at $1.25, five dollars, change in bolívares', async () => {
  const draft = draftSale(shop, [{ product: flour, qty: '2' }], {
    payments: [dollars('5.00')],
    changes: [bolivares('2150.45')],
  });
  assert.equal(draft.total, '2150.45');
  const ticket = await api.ok(createSale, { token, body: draft });
  assert.deepEqual(ticket, {
    id: draft.id,
    number: 1,
    create_at: ticket.create_at,
    type: 'normal',
    status: 'issued',
    description: '',
    products: [
      {
        id: ticket.products[0]?.id,
        product_id: flour.id,
        name: 'Harina PAN 1 kg',
        qty: '2',
        unit_price: '1.25',
        currency: 'USD',
        discount: '0.00',
        note: null,
        total: '2150.45',
        total_alternative: '2.50',
      },
    ],
    total: '2150.45',
    total_alternative: '2.50',
    main: 'VES',
    alternative: 'USD',
    rate: '860.18',
    inverse: null,
    rounding: '0.00',
    seller: { name: 'María Pérez', identification: '14203118', identification_type: 'V' },
    client: null,
    payments: [{ ...dollars('5.00'), name: 'Efectivo $', reference: null }],
    changes: [{ ...bolivares('2150.45'), name: 'Efectivo Bs.', reference: null }],
    balance: '0.00',
    balance_currency: 'USD',
  });
  assert.ok(Math.abs(Date.parse(ticket.create_at) - Date.now()) < 60_000);
  await readAgain(ticket);
});

test('the bank of who pays is kept with the payment, and one that is none is refused', async () => {
  const draft = (bank: string) =>
    draftSale(shop, [flour], { payments: [{ ...bolivares('1075.23'), bank }], type: 'normal' });
  const ticket = await api.ok(createSale, { token, body: draft('0134') });
  assert.equal(ticket.payments[0]?.bank, '0134');
  await readAgain(ticket);
  const { status, fields } = await api.refused(createSale, { token, body: draft('9999') });
  assert.deepEqual([status, fields], [400, { 'payments.0.bank': 'not-a-bank' }]);
});

test('the ticket of a sale with everything is read later as it was answered, to the letter', async () => {
  const own = await openShop(api);
  const cheese = await addProduct(api, own, { name: 'Queso «blanco» 🧀', price: '5.20' });
  const local = await addProduct(api, own, { name: 'Ñame', price: '301.15', price_currency: 'VES' });
  const client = await addClient(api, own, { name: 'Carmen Díaz' });
  const card = { payment_method_id: own.cash.main.id, amount: '1000', currency: 'VES', reference: ' 0042 ' };
  const ticket = await sell(
    api,
    own,
    [
      { product: cheese, qty: '0.645', discount: '0.33' },
      { product: local, qty: '3' },
      { product: cheese, qty: '2.000' },
    ],
    {
      type: 'credit',
      client_id: client,
      description: '  Para llevar\n☕ a las 5 ',
      payments: [card, { ...card, payment_method_id: own.cash.alternative.id, currency: 'USD', amount: 1 }],
    },
  );
  assert.equal(ticket.description, 'Para llevar\n☕ a las 5');
  assert.deepEqual(
    ticket.products.map(({ qty }) => qty),
    ['0.645', '3', '2'],
  );
  assert.deepEqual(
    ticket.payments.map(({ amount, reference }) => ({ amount, reference })),
    [
      { amount: '1000.00', reference: '0042' },
      { amount: '1.00', reference: '0042' },
    ],
  );
  assert.deepEqual(ticket.client, {
    ...{ id: client, name: 'Carmen Díaz', identification: '14203118', identification_type: 'V' },
  });
  assert.deepEqual(
    (await api.request(findSale, { token: own.token, params: { id: ticket.id } })).body,
    ticket,
  );
});

test('a line is worked out unrounded, converted once and rounded once', async () => {
  const cheap = await addProduct(api, shop, { price: '0.33' });
  const { total, total_alternative } = await sell(api, shop, [{ product: cheap, qty: '37' }]);
  // Converting the unit price first would give 10502.82 (docs/contract.md#arithmetic).
  assert.deepEqual([total, total_alternative], ['10502.80', '12.21']);
});

test('a price by cost and utility is multiplied as it is, with all its decimals', async () => {
  const marked = await addProduct(api, shop, { cost: '0.07', utility: '33.33', is_fixed_price: false });
  const ticket = await sell(api, shop, [{ product: marked, qty: '1000' }]);
  assert.deepEqual(
    [ticket.products[0]?.unit_price, ticket.total_alternative, ticket.total],
    ['0.093331', '93.33', '80281.46'],
  );
});

test('the totals are the sums of the lines, in each currency on its own', async () => {
  const penny = await addProduct(api, shop, { price: '100', price_currency: 'VES' });
  const ticket = await sell(api, shop, [penny, penny, penny]);
  // Bs. 100 are $ 0.1163: three lines of $ 0.12, and not $ 0.35.
  assert.deepEqual([ticket.total, ticket.total_alternative], ['300.00', '0.36']);
});

test('a discount is an amount in the currency of its line', async () => {
  const ticket = await sell(api, shop, [{ product: flour, qty: '4', discount: '0.50' }]);
  assert.deepEqual(
    [ticket.total_alternative, ticket.total, ticket.products[0]?.discount],
    ['4.50', '3870.81', '0.50'],
  );
  const gift = await sell(api, shop, [{ product: flour, qty: '4', discount: '5' }]);
  assert.deepEqual([gift.total, gift.payments], ['0.00', []]);
});

test('what was sold stays as it was: later names, prices and rates change no ticket', async () => {
  const own = await openShop(api);
  const soap = await addProduct(api, own, { name: 'Jabón azul' });
  const client = await addClient(api, own, { name: 'Carmen Díaz' });
  const ticket = await sell(api, own, [soap], { client_id: client });
  await setRate(api, own, '999');
  const rename = ['products', 'clients', 'payment_methods', 'users'].map((table) =>
    api.database.query(`update ${table} set name = 'Otro ' || name where company_id = $1`, [own.id]),
  );
  await Promise.all(rename);
  await api.database.query('update products set price = 99 where id = $1', [soap.id]);
  assert.deepEqual(
    (await api.request(findSale, { token: own.token, params: { id: ticket.id } })).body,
    ticket,
  );
});

test('a sale takes its goods from the stock and writes each line into the ledger', async () => {
  const cheese = await addProduct(api, shop, { qty: '10' });
  const { id } = await sell(api, shop, [
    { product: cheese, qty: '0.645' },
    { product: cheese, qty: '2' },
  ]);
  assert.equal(await stockOf(api, cheese), '7.355');
  const rows = await api.database.query(
    'select kind, qty, user_id from stock_movements where sale_id = $1 order by qty',
    [id],
  );
  const movement = { kind: 'sale', user_id: shop.user.id };
  assert.deepEqual(rows, [
    { ...movement, qty: '-2.000' },
    { ...movement, qty: '-0.645' },
  ]);
});

test('the ticket names who sold', async () => {
  const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });
  const ticket = await api.ok(createSale, { token: cashier, body: draftSale(shop, [flour]) });
  assert.deepEqual(ticket.seller, { name: 'Luis Rojas', identification: null, identification_type: null });
  await readAgain(ticket);
});

const amount = (max: number) => fc.integer({ min: 1, max }).map((cents) => (cents / 100).toFixed(2));
const cart = fc.array(
  fc.record({
    price: amount(500_00),
    inDollars: fc.boolean(),
    qty: fc.integer({ min: 1, max: 20_000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
    isDiscounted: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

test('whatever is sold and however it is paid, every sum closes and the ticket is read as it was answered', async () => {
  const [first, second] = [flour, await addProduct(api, shop, { price: '1', qty: '1000000000' })];
  await api.database.query(
    'update company_configurations set allow_negative_stock = true where company_id = $1',
    [shop.id],
  );
  await fc.assert(
    fc.asyncProperty(cart, fc.nat({ max: 3 }), amount(50_00), async (wishes, way, note) => {
      const lines = wishes.map(({ price, inDollars, qty, isDiscounted }, index) => ({
        product_id: (index % 2 ? first : second).id,
        qty,
        unit_price: price,
        currency: inDollars ? 'USD' : 'VES',
        discount: isDiscounted ? toMoney(exact(price).times(qty).div(3).toDecimalPlaces(2, 1)) : '0',
      }));
      const total = saleTotal(lines, shop.rate);
      const draft = { ...draftSale(shop, []), lines, total: total.main, ...pay(total, way, note) };
      const ticket = await api.ok(createSale, { token, body: draft });
      const inMain = (tenders: Ticket['payments']) =>
        sum(tenders.map((one) => toMoney(convert(one.amount, one.currency, 'VES', shop.rate))));
      assert.equal(
        toMoney(inMain(ticket.payments).minus(inMain(ticket.changes)).plus(ticket.rounding)),
        ticket.total,
        'payments − changes + rounding = total',
      );
      assert.equal(toMoney(sum(ticket.products.map((line) => line.total))), ticket.total);
      // Who pays the total in dollars gains or loses half a cent on each line, and no more.
      const halfCents = exact(shop.rate.rate)
        .plus(1)
        .times(lines.length + 1)
        .div(200);
      assert.ok(exact(ticket.rounding).abs().lte(halfCents), `rounding ${ticket.rounding}`);
      await readAgain(ticket);
    }),
    { numRuns: 60 },
  );
});

/** One of the ways in which people pay: all in one currency, part in the other, or a note and its change. */
function pay(
  total: { main: string; alternative: string },
  way: number,
  note: string,
): Partial<SaleDraftInput> {
  const positive = <T extends { amount: string }>(tenders: T[]) =>
    tenders.filter((one) => exact(one.amount).gt(0));
  const missing = (...paid: ReturnType<typeof dollars>[]) =>
    balanceOf(total, paid, [], shop.rate).missing.main;
  // What is worth less than half a dollar cent cannot be paid in dollars.
  if (way === 0 || exact(total.alternative).isZero()) return { payments: positive([bolivares(total.main)]) };
  if (way === 1) return { payments: positive([dollars(total.alternative)]) };
  const rest = missing(dollars(note));
  const isEnough = exact(rest).lte(0);
  return {
    payments: positive([dollars(note), bolivares(isEnough ? '0' : rest)]),
    changes: positive([bolivares(isEnough ? toMoney(exact(rest).neg()) : '0')]),
  };
}

test('what was weighed says in what, also once its product is counted otherwise; pieces say nothing', async () => {
  const { items } = await api.ok(listMeasures, { token, query: {} });
  const idOf = (name: string) => items.find((measure) => measure.name === name)?.id ?? '';
  const cheese = await addProduct(api, shop, { name: 'Queso', measure_id: idOf('Kilogramo') });
  const box = await addProduct(api, shop, { name: 'Fósforos', measure_id: idOf('Caja') });
  const ticket = await sell(api, shop, [{ product: cheese, qty: '0.645' }, box, flour]);
  assert.deepEqual(
    ticket.products.map(({ unit }) => unit),
    ['kg', undefined, undefined],
  );
  const { updated_at: _, version: __, ...body } = cheese;
  await api.ok(updateProduct, { token, body: { ...body, qty: '900', measure_id: idOf('Gramo') } });
  await readAgain(ticket);
});
