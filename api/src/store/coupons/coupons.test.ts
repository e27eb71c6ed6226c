import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallInput,
  type Coupon,
  createCoupon,
  createOrder,
  createSale,
  deleteCoupon,
  findOrder,
  findPublicStore,
  listCoupons,
  MAX_COUPONS,
  quoteOrder,
  updateCoupon,
  updateOrder,
} from '@cuadra/shared/contract';
import { companyDay, newId } from '@cuadra/shared/domain';
import { signInAs, type TestCompany } from '../../testing/company.ts';
import { readError } from '../../testing/http-client.ts';
import { addProduct, draftSale, openShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { idOfOrder, openShopWithStore, openStore, order, orderDraft } from '../../testing/store.ts';
import { addRole } from '../../testing/team.ts';

const api = await startApi();

type Draft = CallInput<typeof createCoupon>['body'];

const draft = (given: Partial<Draft> = {}): Draft => ({
  ...{ code: 'HOLA', kind: 'percent', value: '10' },
  ...given,
});
const make = ({ token }: Pick<TestCompany, 'token'>, given?: Partial<Draft>) =>
  api.ok(createCoupon, { token, body: draft(given) });
const listed = async ({ token }: Pick<TestCompany, 'token'>) => (await api.ok(listCoupons, { token })).items;
/** A change of a coupon as its form sends it. */
const changeOf = ({ uses: _, ...coupon }: Coupon, given: Partial<Coupon> = {}) => ({ ...coupon, ...given });
const dayFromNow = (days: number) => companyDay(new Date(Date.now() + days * 86_400_000));

test('a coupon is made once, listed, changed by who began with what there is, and removed', async () => {
  const shop = await openShopWithStore(api);
  const { token } = shop;
  const body = { id: newId(), ...draft({ code: ' bienvenido-10 ', max_uses: 5 }) };
  const made = await api.ok(createCoupon, { token, body });
  assert.deepEqual(made, {
    ...{ id: body.id, code: 'BIENVENIDO-10', kind: 'percent', value: '10', currency: null, min_order: null },
    ...{ per_buyer: 'any', starts_on: null, ends_on: null, max_uses: 5, is_active: true },
    ...{ uses: 0, version: made.version },
  });
  assert.deepEqual(await api.ok(createCoupon, { token, body }), made);
  const changed = await api.ok(updateCoupon, { token, body: changeOf(made, { value: '15' }) });
  assert.deepEqual(changed, { ...made, value: '15', version: made.version + 1 });
  const late = await api.refused(updateCoupon, { token, body: changeOf(made, { value: '20' }) });
  assert.deepEqual([late.status, late.message], [409, 'ERROR_EDITED']);
  assert.deepEqual(await listed(shop), [changed]);
  await api.ok(deleteCoupon, { token, params: { id: made.id } });
  assert.deepEqual(await listed(shop), []);
  assert.equal((await api.refused(deleteCoupon, { token, params: { id: made.id } })).status, 404);
});

test('what cannot be is refused, field by field', async () => {
  const shop = await openShopWithStore(api);
  const { token } = shop;
  const refusal = async (given: Partial<Draft>) =>
    (await api.refused(createCoupon, { token, body: draft(given) })).fields;
  await make(shop);
  assert.deepEqual(await refusal({}), { code: 'already-used' });
  assert.deepEqual(await refusal({ code: 'HÓLA' }), { code: 'not-a-code' });
  assert.deepEqual(await refusal({ code: 'A1', value: '101' }), { code: 'not-a-code', value: 'too-large' });
  assert.deepEqual(await refusal({ code: 'UNO', value: '0' }), { value: 'must-be-positive' });
  assert.deepEqual(await refusal({ code: 'UNO', kind: 'amount' }), { currency: 'required' });
  assert.deepEqual(await refusal({ code: 'UNO', kind: 'amount', currency: 'EUR' }), {
    currency: 'not-a-company-currency',
  });
  const days = { starts_on: '2026-11-02', ends_on: '2026-11-01' };
  assert.deepEqual(await refusal({ code: 'UNO', ...days }), { ends_on: 'too-early' });
  await api.database.query(
    `insert into store_coupons (company_id, id, code, kind, value, per_buyer, is_active, request_hash)
     select $1, uuidv7(), 'C' || n, 'percent', 1, 'any', true, '' from generate_series(1001, 1000 + $2::int) n`,
    [shop.id, MAX_COUPONS - 1],
  );
  assert.deepEqual(await refusal({ code: 'UNO' }), { code: 'too-many' });
});

test('it takes a part off each of the goods and nothing off their delivery; the sale keeps it, whatever its seller may give', async () => {
  const zone = { id: newId(), name: 'Centro', cost: '1.00', currency: 'USD' };
  const shop = await openShop(api);
  const delivery = await addProduct(api, shop, {
    name: 'Delivery',
    cost: '1',
    utility: '0',
    is_fixed_price: false,
  });
  const { slug } = await openStore(api, shop, {
    has_delivery: true,
    zones: [zone],
    delivery_product_id: delivery.id,
  });
  const flour = await addProduct(api, shop, { qty: '10' });
  await make(shop);
  const cart = {
    lines: [{ product_id: flour.id, qty: '3' }],
    ...{ delivery: 'delivery' as const, zone_id: zone.id, coupon: 'hola' },
  };
  const quote = await api.ok(quoteOrder, { params: { slug }, body: cart });
  // 3 × 1.25 = 3.75 $, less 0.38; delivery 1.
  assert.deepEqual(
    [quote.coupon, quote.lines[0]?.total_alternative, quote.discount_alternative, quote.total_alternative],
    [
      { code: 'HOLA', problem: null, min_order: null, min_order_alternative: null },
      ...['3.75', '0.38', '4.37'],
    ],
  );
  const seen = { total: quote.total, total_alternative: quote.total_alternative };
  const given = { ...cart, address: 'Calle 5', seen };
  const made = await order(api, slug, [{ product: flour, qty: '3' }], given);
  assert.deepEqual(
    [made.coupon, made.discount, made.discount_alternative, made.total, made.total_alternative],
    ['HOLA', quote.discount, '0.38', quote.total, '4.37'],
  );
  assert.deepEqual(
    made.lines.map((line) => [line.discount, line.full_total_alternative, line.total_alternative]),
    [
      ['0.38', '3.75', '3.37'],
      ['0.00', '1.00', '1.00'],
    ],
  );

  const order_id = await idOfOrder(api, made);
  // By one who may give nothing away.
  const role = await addRole(api, shop, [['sales', 'create']], { max_discount: '0' });
  const seller = await signInAs(api, shop, { roleId: role.id });
  const sale = (discount: string) =>
    draftSale(shop, [{ product: flour, qty: '3', discount }, delivery], { order_id });
  const greedy = await api.refused(createSale, { token: seller, body: sale('0.39') });
  assert.deepEqual(greedy.fields, { 'lines.0.discount': 'above-limit' });
  const { order_id: _, ...plain } = sale('0.38');
  const without = await api.refused(createSale, { token: seller, body: plain });
  assert.deepEqual(without.fields, { 'lines.0.discount': 'above-limit' });
  const ticket = await api.ok(createSale, { token: seller, body: sale('0.38') });
  assert.equal(ticket.total_alternative, '4.37');
});

test('of an order in several lines the coupon counts once', async () => {
  const shop = await openShopWithStore(api);
  const flour = await addProduct(api, shop, { qty: '10' });
  await make(shop, { kind: 'amount', value: '1', currency: 'USD' });
  const wishes = [
    { product: flour, qty: '2' },
    { product: flour, qty: '2' },
  ];
  const made = await order(api, shop.slug, wishes, { coupon: 'HOLA' });
  assert.deepEqual(
    [made.lines.map(({ discount }) => discount), made.total_alternative],
    [['0.50', '0.50'], '4.00'],
  );
  const order_id = await idOfOrder(api, made);
  const role = await addRole(api, shop, [['sales', 'create']], { max_discount: '0' });
  const token = await signInAs(api, shop, { roleId: role.id });
  const sale = (...discounts: string[]) =>
    draftSale(
      shop,
      discounts.map((discount) => ({ product: flour, qty: '2', discount })),
      { order_id },
    );
  const twice = await api.refused(createSale, { token, body: sale('1.00', '1.00') });
  assert.deepEqual(twice.fields, { 'lines.0.discount': 'above-limit', 'lines.1.discount': 'above-limit' });
  const ticket = await api.ok(createSale, { token, body: sale('1.00', '0') });
  assert.equal(ticket.total_alternative, '4.00');
});

test('a store says whether it has any, and not which', async () => {
  const shop = await openShopWithStore(api);
  const has = async () => (await api.ok(findPublicStore, { params: { slug: shop.slug } })).has_coupons;
  assert.equal(await has(), false);
  await make(shop, { ends_on: dayFromNow(-1) });
  await make(shop, { code: 'APAGADO', is_active: false });
  assert.equal(await has(), false);
  await make(shop, { code: 'HOY', ends_on: dayFromNow(0) });
  assert.equal(await has(), true);
});

test('a coupon that cannot be used says why, in the cart as in the order', async () => {
  const shop = await openShopWithStore(api);
  const { slug, token } = shop;
  const flour = await addProduct(api, shop, { qty: '50' });
  const lines = [{ product_id: flour.id, qty: '1' }];
  const problem = async (coupon: string) => {
    const quote = await api.ok(quoteOrder, { params: { slug }, body: { lines, coupon } });
    assert.equal(quote.discount, '0.00');
    const body = orderDraft([{ product: flour }], { coupon });
    const { status, fields } = await api.refused(createOrder, { params: { slug }, body });
    assert.deepEqual([status, fields], [400, { coupon: quote.coupon?.problem }]);
    return quote.coupon;
  };
  const why = async (coupon: string) => (await problem(coupon))?.problem;
  await make(shop, { code: 'MANANA', starts_on: dayFromNow(1) });
  await make(shop, { code: 'AYER', ends_on: dayFromNow(-1) });
  await make(shop, { code: 'HOY', starts_on: dayFromNow(0), ends_on: dayFromNow(0) });
  await make(shop, { code: 'GRANDE', min_order: '8601.80' });
  const off = await make(shop, { code: 'APAGADO', is_active: false });
  assert.equal(await why('NADA'), 'unknown');
  assert.equal(await why(off.code), 'unknown');
  assert.equal(await why('MANANA'), 'not-yet');
  assert.equal(await why('AYER'), 'ended');
  assert.deepEqual(await problem('GRANDE'), {
    ...{ code: 'GRANDE', problem: 'under-minimum', min_order: '8601.80', min_order_alternative: '10.00' },
  });
  assert.equal((await order(api, slug, [{ product: flour }], { coupon: 'HOY' })).coupon, 'HOY');
  const other = await openShopWithStore(api);
  const elsewhere = { params: { slug: other.slug }, body: { lines, coupon: 'HOY' } };
  assert.equal((await api.ok(quoteOrder, elsewhere)).coupon?.problem, 'unknown');
  // The order keeps what it was made with.
  const kept = await order(api, slug, [{ product: flour }], { coupon: 'HOY' });
  const today = (await listed(shop)).find(({ code }) => code === 'HOY');
  await api.ok(deleteCoupon, { token, params: { id: today?.id ?? '' } });
  const after = await api.ok(findOrder, { token, params: { id: await idOfOrder(api, kept) } });
  assert.deepEqual([after.coupon, after.discount], ['HOY', kept.discount]);
});

test('it is used as often as it may be, by as many at once as like, and an order that comes to nothing gives it back', async () => {
  const shop = await openShopWithStore(api);
  const { slug, token } = shop;
  const flour = await addProduct(api, shop, { qty: '50' });
  await make(shop, { max_uses: 3 });
  const bodies = Array.from({ length: 8 }, () => orderDraft([{ product: flour }], { coupon: 'HOLA' }));
  const answers = await Promise.all(
    bodies.map((body) => api.request(createOrder, { params: { slug }, body })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  assert.equal(refused.length, 5);
  for (const answer of refused)
    assert.deepEqual([answer.status, readError(answer).fields], [400, { coupon: 'used-up' }]);
  assert.equal((await listed(shop))[0]?.uses, 3);
  const [kept] = bodies.filter((_, index) => answers[index]?.status === 201);
  await api.ok(updateOrder, { token, body: { id: kept?.id ?? '', status: 'cancelled' } });
  assert.equal((await listed(shop))[0]?.uses, 2);
  assert.equal((await order(api, slug, [{ product: flour }], { coupon: 'HOLA' })).coupon, 'HOLA');
});

test('the same order sent again uses it once', async () => {
  const shop = await openShopWithStore(api);
  const flour = await addProduct(api, shop, { qty: '50' });
  await make(shop, { max_uses: 1 });
  const body = orderDraft([{ product: flour }], { coupon: 'HOLA' });
  const send = () => api.ok(createOrder, { params: { slug: shop.slug }, body });
  const [one, two] = await Promise.all([send(), send()]);
  assert.deepEqual([two, await send()], [one, one]);
  assert.equal((await listed(shop))[0]?.uses, 1);
});

test('one phone uses it once, or in its first order alone, however it is written', async () => {
  const shop = await openShopWithStore(api);
  const { slug, token } = shop;
  const flour = await addProduct(api, shop, { qty: '50' });
  await make(shop, { code: 'UNA', per_buyer: 'once' });
  await make(shop, { code: 'PRIMERA', per_buyer: 'first' });
  const buy = (phone: string, coupon?: string) => ({
    params: { slug },
    body: orderDraft([{ product: flour }], { phone, ...(coupon !== undefined && { coupon }) }),
  });
  const refusal = async (phone: string, coupon: string) =>
    (await api.refused(createOrder, buy(phone, coupon))).fields;
  const first = await api.ok(createOrder, buy('0414-9990001', 'UNA'));
  assert.deepEqual(await refusal('+58 414 9990001', 'UNA'), { coupon: 'used' });
  assert.deepEqual(await refusal('04149990001', 'PRIMERA'), { coupon: 'not-first' });
  assert.equal((await api.ok(createOrder, buy('0414-9990002', 'PRIMERA'))).coupon, 'PRIMERA');
  const id = await idOfOrder(api, first);
  await api.ok(updateOrder, { token, body: { id, status: 'cancelled' } });
  assert.equal((await api.ok(createOrder, buy('0414-9990001', 'PRIMERA'))).coupon, 'PRIMERA');
});

test('coupons are for who runs the company', async () => {
  const shop = await openShopWithStore(api);
  const made = await make(shop);
  const cashier = await signInAs(api, shop, {
    allBut: [['company_configuration', 'change_optional_payments']],
  });
  for (const [call, input] of [
    [listCoupons, {}],
    [createCoupon, { body: draft({ code: 'OTRO' }) }],
    [updateCoupon, { body: changeOf(made) }],
    [deleteCoupon, { params: { id: made.id } }],
  ] as const)
    assert.equal((await api.refused(call, { token: cashier, ...input } as never)).status, 403, call.path);
  const other = await openShopWithStore(api);
  assert.deepEqual(await listed(other), []);
  const theirs = { token: other.token, body: changeOf(made) };
  assert.equal((await api.refused(updateCoupon, theirs)).status, 404);
});
