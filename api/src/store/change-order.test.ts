import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallInput,
  changeOrder,
  createCoupon,
  createSale,
  findOrder,
  findPublicOrder,
  type PublicOrder,
  updateOrder,
} from '@cuadra/shared/contract';
import { signInAs } from '../testing/company.ts';
import { raceForRows } from '../testing/race.ts';
import { addProduct, draftSale, setRate, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order, reservedOf } from '../testing/store.ts';

const api = await startApi();

type Change = CallInput<typeof changeOrder>['body'];

/** What of an order its shop makes so much, line by line. */
async function changeTo(made: PublicOrder, ...qtys: string[]): Promise<Change> {
  const goods = made.lines.filter((line) => !line.is_delivery);
  return {
    id: await idOfOrder(api, made),
    lines: goods.map(({ product_id }, index) => ({ product_id, qty: qtys[index] ?? '0' })),
    ...{ seen: { total: made.total }, is_agreed: true },
  };
}

test('a shop lowers, takes away and raises what was ordered: prices stay, stock follows, and the buyer reads it', async () => {
  const shop = await openShopWithStore(api);
  const { token, slug } = shop;
  const flour = await addProduct(api, shop, { qty: '10' });
  const cheese = await addProduct(api, shop, { qty: '5', name: 'Queso', price: '9.00' });
  const made = await order(api, slug, [
    { product: flour, qty: '3' },
    { product: cheese, qty: '2' },
  ]);
  const changed = await api.ok(changeOrder, { token, body: await changeTo(made, '1', '4') });
  assert.deepEqual(
    changed.lines.map(({ qty, ordered_qty, total_alternative }) => [qty, ordered_qty, total_alternative]),
    [
      ['1', '3', '1.25'],
      ['4', '2', '36.00'],
    ],
  );
  assert.equal(changed.total_alternative, '37.25');
  assert.deepEqual([await reservedOf(api, flour), await reservedOf(api, cheese)], ['1', '4']);
  const seen = await api.ok(findPublicOrder, { params: { slug, token: made.token } });
  assert.deepEqual([seen.total, seen.lines[0]?.ordered_qty], [changed.total, '3']);

  // Back to what was asked for, and what there is none of.
  const again = { ...(await changeTo(made, '3', '0')), seen: { total: changed.total } };
  const last = await api.ok(changeOrder, { token, body: again });
  assert.deepEqual(
    last.lines.map(({ qty, ordered_qty, total }) => [qty, ordered_qty, total]),
    [
      ['3', null, made.lines[0]?.total],
      ['0', '2', '0.00'],
    ],
  );
  assert.deepEqual([await reservedOf(api, flour), await reservedOf(api, cheese)], ['3', '0']);
  // Sent again after a lost answer.
  assert.deepEqual(await api.ok(changeOrder, { token, body: again }), last);

  const id = await idOfOrder(api, made);
  await api.ok(updateOrder, { token, body: { id, status: 'accepted' } });
  const sale = draftSale(shop, [{ product: flour, qty: '3' }], { order_id: id });
  assert.equal((await api.ok(createSale, { token, body: sale })).total_alternative, last.total_alternative);
  assert.deepEqual([await reservedOf(api, flour), await reservedOf(api, cheese)], ['0', '0']);
  assert.deepEqual([await stockOf(api, flour), await stockOf(api, cheese)], ['7', '5']);
  const over = await api.refused(changeOrder, {
    token,
    body: { ...(await changeTo(made, '2', '0')), seen: { total: last.total } },
  });
  assert.deepEqual([over.status, over.fields], [409, { status: 'not-open' }]);

  // At the rate of its moment, whatever that of today is.
  const late = await order(api, slug, [{ product: flour, qty: '2' }]);
  await setRate(api, shop, '900');
  const half = await api.ok(changeOrder, { token, body: await changeTo(late, '1') });
  assert.deepEqual([half.rate, half.total], [late.rate, '1075.23']);
});

test('a coupon is worked out anew, as it was when it was ordered', async () => {
  const shop = await openShopWithStore(api);
  const { token, slug } = shop;
  const flour = await addProduct(api, shop, { qty: '50' });
  const coupon = (code: string, rest: object) =>
    api.ok(createCoupon, { token, body: { code, kind: 'percent', value: '10', ...rest } });
  await coupon('PARTE', {});
  await coupon('MONTO', { kind: 'amount', value: '2', currency: 'USD' });
  const wishes = [
    { product: flour, qty: '4' },
    { product: flour, qty: '4' },
  ];
  const part = await order(api, slug, wishes, { coupon: 'PARTE' });
  const amount = await order(api, slug, wishes, { coupon: 'MONTO' });
  await api.database.query('delete from store_coupons where company_id = $1', [shop.id]);
  const parted = await api.ok(changeOrder, { token, body: await changeTo(part, '8', '4') });
  assert.deepEqual([parted.discount_alternative, parted.total_alternative], ['1.50', '13.50']);
  const rest = await api.ok(changeOrder, { token, body: await changeTo(amount, '0', '4') });
  assert.deepEqual([rest.discount_alternative, rest.total_alternative], ['2.00', '3.00']);
});

test('what cannot be is refused, and leaves the order as it was', async () => {
  const shop = await openShopWithStore(api);
  const { token, slug } = shop;
  const flour = await addProduct(api, shop, { qty: '5' });
  const other = await addProduct(api, shop, { qty: '5', name: 'Sal' });
  const made = await order(api, slug, [{ product: flour, qty: '3' }]);
  const id = await idOfOrder(api, made);
  const refusal = async (body: Change) => {
    const { status, fields } = await api.refused(changeOrder, { token, body });
    return [status, fields];
  };
  const more = await changeTo(made, '6');
  assert.deepEqual(await refusal(more), [409, { 'lines.0.qty': 'not-enough' }]);
  assert.deepEqual(await refusal(await changeTo(made, '0')), [400, { lines: 'required' }]);
  const lines = [{ product_id: other.id, qty: '1' }];
  assert.deepEqual(await refusal({ ...more, lines }), [400, { 'lines.0.product_id': 'unknown' }]);
  const extra = [...(await changeTo(made, '2')).lines, ...lines];
  assert.deepEqual(await refusal({ ...more, lines: extra }), [400, { 'lines.1.product_id': 'unknown' }]);
  const stale = { ...(await changeTo(made, '2')), seen: { total: '1.00' } };
  assert.deepEqual(await refusal(stale), [409, { total: 'changed' }]);
  const unasked = { ...(await changeTo(made, '2')), is_agreed: false } as unknown as Change;
  assert.deepEqual(await refusal(unasked), [400, { is_agreed: 'required' }]);
  assert.deepEqual(
    [(await api.ok(findOrder, { token, params: { id } })).total, await reservedOf(api, flour)],
    [made.total, '3'],
  );
  const stranger = await openShopWithStore(api);
  const theirs = { token: stranger.token, body: await changeTo(made, '2') };
  assert.equal((await api.refused(changeOrder, theirs)).status, 404);
  const reader = await signInAs(api, shop, { only: [['sales', 'read']] });
  assert.equal(
    (await api.refused(changeOrder, { token: reader, body: await changeTo(made, '2') })).status,
    403,
  );
});

test('of two that change an order at once one is told that it is another by now; who cancels it frees what it has', async () => {
  const shop = await openShopWithStore(api);
  const { token, slug } = shop;
  const flour = await addProduct(api, shop, { qty: '50' });
  for (const ending of [undefined, 'cancelled', 'delivered'] as const) {
    const before = Number(await reservedOf(api, flour));
    const made = await order(api, slug, [{ product: flour, qty: '3' }]);
    const id = await idOfOrder(api, made);
    await api.ok(updateOrder, { token, body: { id, status: 'accepted' } });
    const bodies = [await changeTo(made, '5'), await changeTo(made, '1')];
    const tasks = [
      ...bodies.map((body) => () => api.request(changeOrder, { token, body })),
      ...(ending ? [() => api.request(updateOrder, { token, body: { id, status: ending } })] : []),
    ];
    const rows = { text: 'select from store_orders where id = $1 for update', values: [id] };
    const statuses = (await raceForRows(api.database, rows, tasks)).map(({ status }) => status);
    assert.ok(
      statuses.every((status) => [200, 409].includes(status)),
      statuses.join(),
    );
    const held = Number(await reservedOf(api, flour)) - before;
    if (ending) assert.equal(held, 0);
    else {
      assert.deepEqual([...statuses].sort(), [200, 409]);
      assert.ok([1, 5].includes(held));
    }
  }
});
