import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createSale,
  findSale,
  listSales,
  MAX_SALE_AGE_DAYS,
  openCashSession,
  type SaleDraftInput,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, companyDay, newId } from '@cuadra/shared/domain';
import { openCompany, signInAs } from '../testing/company.ts';
import { addProduct, draftSale, openShop, setRate, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { hire } from '../testing/team.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const flour = await addProduct(api, shop);

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

function send(body: SaleDraftInput, by = token) {
  return api.ok(createSale, { token: by, body });
}

test('a sale that a cash register made earlier stands on the day it was made, in the lists and in the figures', async () => {
  const sold_at = ago(2 * DAY);
  const ticket = await send(draftSale(shop, [flour], { sold_at }));
  assert.equal(ticket.create_at, sold_at);
  const day = companyDay(new Date(sold_at));
  const { items } = await api.ok(listSales, { token, query: { from: day, to: day } });
  assert.deepEqual(
    items.map(({ id }) => id),
    [ticket.id],
  );
  const wrong = await api.database.query(
    'select * from daily_figures_from_ledgers($1) where kept is distinct from ledger',
    [shop.id],
  );
  assert.deepEqual(wrong, []);
  const [row] = await api.database.query<{ received: boolean; sent_by: string | null }>(
    `select received_at > now() - interval '1 minute' as received, sent_by from sales where id = $1`,
    [ticket.id],
  );
  assert.deepEqual(row, { received: true, sent_by: null });
});

test('a clock that runs ahead makes no sale of tomorrow', async () => {
  const ticket = await send(draftSale(shop, [flour], { sold_at: ago(-3 * DAY) }));
  assert.ok(Date.parse(ticket.create_at) <= Date.now());
});

test('a sale of too long ago is refused, and nobody makes one in the name of another at this moment', async () => {
  const old = draftSale(shop, [flour], { sold_at: ago((MAX_SALE_AGE_DAYS + 1) * DAY) });
  assert.deepEqual((await api.refused(createSale, { token, body: old })).fields, { sold_at: 'too-old' });
  const other = draftSale(shop, [flour], { seller_id: newId() });
  assert.deepEqual((await api.refused(createSale, { token, body: other })).fields, {
    seller_id: 'not-without-sold-at',
  });
});

test('the same sale sent at once and then as made earlier is one; another sale under its id is a conflict', async () => {
  const body = draftSale(shop, [flour]);
  const first = await send(body);
  assert.deepEqual(await send({ ...body, sold_at: ago(MINUTE) }), first);
  assert.deepEqual(await send({ ...body, sold_at: ago(2 * MINUTE) }), first);
  const { message } = await api.refused(createSale, {
    token,
    body: { ...body, description: 'otra', sold_at: ago(MINUTE) },
  });
  assert.equal(message, 'ERROR_CONFLICT');
});

test('whoever sends it, the seller is who made it, and the books say who sent it', async () => {
  const { user, token: cashier } = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  await api.ok(openCashSession, { token: cashier, body: { opening: [] } });
  const ticket = await send(draftSale(shop, [flour], { sold_at: ago(0), seller_id: user.id }));
  assert.equal(ticket.seller.name, user.name);
  const [row] = await api.database.query<{ seller_id: string; sent: boolean; has_cash_session: boolean }>(
    `select seller_id, sent_by <> seller_id as sent, cash_session_id is not null as has_cash_session from sales where id = $1`,
    [ticket.id],
  );
  assert.deepEqual(row, { seller_id: user.id, sent: true, has_cash_session: true });
  const { seller } = await api.ok(findSale, { token, params: { id: ticket.id } });
  assert.equal(seller?.name, user.name);
});

test('it belongs to no cash session that was opened after it', async () => {
  const { token: cashier } = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  await api.ok(openCashSession, { token: cashier, body: { opening: [] } });
  const { id } = await send(draftSale(shop, [flour], { sold_at: ago(MINUTE) }), cashier);
  const [row] = await api.database.query('select cash_session_id from sales where id = $1', [id]);
  assert.deepEqual(row, { cash_session_id: null });
});

test('somebody of another company is no seller of this one', async () => {
  const other = await openCompany(api);
  const [owner] = await api.database.query<{ id: string }>('select id from users where company_id = $1', [
    other.id,
  ]);
  const body = draftSale(shop, [flour], { sold_at: ago(MINUTE), seller_id: owner?.id ?? '' });
  assert.deepEqual((await api.refused(createSale, { token, body })).fields, { seller_id: 'unknown' });
});

test('its stock is not asked for: the goods have left', async () => {
  const last = await addProduct(api, shop, { qty: '1' });
  const two = draftSale(shop, [{ product: last, qty: '2' }]);
  assert.equal((await api.refused(createSale, { token, body: two })).message, 'ERROR_STOCK');
  await send({ ...two, sold_at: ago(MINUTE) });
  assert.equal(await stockOf(api, last), '-1');
});

test('the rate is one that the cash register could know: the one that counted then, or was replaced shortly before', async () => {
  const own = await openShop(api, { rate: '860.18' });
  const product = await addProduct(api, own);
  const draft = draftSale(own, [product], { sold_at: ago(0) });
  const age = (rate: string | null, days: number) =>
    api.database.query(
      "update exchange_rates set effective_at = now() - $2 * interval '1 day' where id = $1",
      [rate, days],
    );
  await age(draft.rate_id, 20);
  const { id: latest } = await setRate(api, own, '861');
  // A rate that began to count two days ago, while the cash register was offline.
  await age(latest, 2);
  await api.ok(createSale, { token: own.token, body: draft });
  // And one that began five days ago: nobody is offline that long with the shop open.
  await age(latest, 5);
  const late = { ...draft, id: newId() };
  const { message, details } = await api.refused(createSale, { token: own.token, body: late });
  assert.deepEqual([message, details.rate], ['ERROR_RATE_CHANGED', '861']);
  // What the cash register names is held to its record.
  const wrong = await api.refused(createSale, {
    token: own.token,
    body: { ...draft, id: newId(), rate: '1', sold_at: ago(4.5 * DAY) },
  });
  assert.equal(wrong.message, 'ERROR_RATE_CHANGED');
  await api.ok(createSale, { token: own.token, body: { ...late, sold_at: ago(4.5 * DAY) } });
});

test('the price is the listed one or one that was replaced since, or shortly before', async () => {
  const product = await addProduct(api, shop);
  const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });
  const draft = draftSale(shop, [product], { sold_at: ago(MINUTE) });
  await api.database.query('update products set price = 2 where id = $1', [product.id]);
  assert.deepEqual(
    (await api.refused(createSale, { token: cashier, body: draftSale(shop, [product]) })).fields,
    { 'lines.0.unit_price': 'not-the-price' },
  );
  await api.ok(createSale, { token: cashier, body: draft });
  await api.database.query(
    "update product_earlier_prices set replaced_at = now() - interval '4 days' where product_id = $1",
    [product.id],
  );
  const { fields } = await api.refused(createSale, { token: cashier, body: { ...draft, id: newId() } });
  assert.deepEqual(fields, { 'lines.0.unit_price': 'not-the-price' });
});

test('a product that was withdrawn meanwhile was sold all the same', async () => {
  const product = await addProduct(api, shop);
  await api.database.query('update products set deleted_at = now() where id = $1', [product.id]);
  const draft = draftSale(shop, [product]);
  assert.deepEqual((await api.refused(createSale, { token, body: draft })).fields, {
    'lines.0.product_id': 'unknown',
  });
  await send({ ...draft, sold_at: ago(MINUTE) });
});
