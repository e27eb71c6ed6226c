import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createSale,
  deleteUser,
  findSale,
  listSales,
  MAX_SALE_AGE_DAYS,
  openCashSession,
  type SaleDraftInput,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, companyDay, newId } from '@cuadra/shared/domain';
import { openCompany } from '../testing/company.ts';
import { openDevice, type SignedIn } from '../testing/device.ts';
import { addProduct, ageRates, draftSale, openShop, setRate, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { hire } from '../testing/team.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const api = await startApi();
const shop = await openShop(api);
await ageRates(api, shop);
const { token } = shop;
const flour = await addProduct(api, shop);

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const device = await openDevice(api, shop);

/** As the shop's device sends it, which has been heard of long before. */
function send(draft: SaleDraftInput, by: SignedIn = shop) {
  return api.ok(createSale, { token: by.token, body: device.prove(draft) });
}

/** Why somebody should look at a sale. */
async function reasonsOf(id: string, of = token) {
  const { late } = await api.ok(findSale, { token: of, params: { id } });
  return late?.reasons;
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
  const { late } = await api.ok(findSale, { token, params: { id: ticket.id } });
  const { device: name, sent_by, reasons, review } = late ?? {};
  assert.deepEqual([name, sent_by, reasons, review], ['Chrome en Windows', 'María Pérez', [], null]);
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
  const late = device.prove({ ...body, sold_at: ago(MINUTE) });
  assert.deepEqual(await api.ok(createSale, { token, body: late }), first);
  assert.deepEqual(await api.ok(createSale, { token, body: late }), first);
  assert.deepEqual(await send({ ...body, sold_at: ago(2 * MINUTE) }), first);
  const { message } = await api.refused(createSale, {
    token,
    body: device.prove({ ...body, description: 'otra', sold_at: ago(MINUTE) }),
  });
  assert.equal(message, 'ERROR_CONFLICT');
  assert.equal(await reasonsOf(first.id), undefined);
});

test('whoever sends it, the seller is who made it on that device, and the books say who sent it', async () => {
  const { user, token: cashier } = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  await api.ok(openCashSession, { token: cashier, body: { opening: [] } });
  await device.contact({ token: cashier, user });
  const ticket = await send(draftSale(shop, [flour], { sold_at: ago(0), seller_id: user.id }));
  assert.equal(ticket.seller.name, user.name);
  const [row] = await api.database.query<{ seller_id: string; sent: boolean; has_cash_session: boolean }>(
    `select seller_id, sent_by <> seller_id as sent, cash_session_id is not null as has_cash_session from sales where id = $1`,
    [ticket.id],
  );
  assert.deepEqual(row, { seller_id: user.id, sent: true, has_cash_session: true });
  const { seller, late } = await api.ok(findSale, { token, params: { id: ticket.id } });
  assert.deepEqual([seller?.name, late?.sent_by, late?.reasons], [user.name, shop.user.name, []]);
});

test('it belongs to no cash session that was opened after it', async () => {
  const by = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  const own = await openDevice(api, by);
  await api.ok(openCashSession, { token: by.token, body: { opening: [] } });
  const { id } = await own.send(by, draftSale(shop, [flour]), ago(MINUTE));
  const [row] = await api.database.query('select cash_session_id from sales where id = $1', [id]);
  assert.deepEqual(row, { cash_session_id: null });
});

test('who is no user of this company is no seller: the sale is of who sends it, and marked', async () => {
  const other = await openCompany(api);
  const [owner] = await api.database.query<{ id: string }>('select id from users where company_id = $1', [
    other.id,
  ]);
  const body = draftSale(shop, [flour], { sold_at: ago(MINUTE), seller_id: owner?.id ?? '' });
  const ticket = await api.ok(createSale, { token, body });
  assert.equal(ticket.seller.name, shop.user.name);
  assert.deepEqual(await reasonsOf(ticket.id), ['no-proof', 'left']);
});

test('what somebody sold who has been dismissed since is of who sends it, and in no cash session', async () => {
  const { user, token: theirs } = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  await device.contact({ token: theirs, user });
  const body = device.prove(draftSale(shop, [flour], { sold_at: ago(0), seller_id: user.id }));
  await api.ok(deleteUser, { token, params: { id: user.id } });
  await api.ok(openCashSession, { token, body: { opening: [] } });
  await api.database.query("update cash_sessions set opened_at = now() - interval '1 day'");
  const { id } = await api.ok(createSale, { token, body });
  assert.deepEqual(await reasonsOf(id), ['left']);
  const [row] = await api.database.query('select seller_id, cash_session_id from sales where id = $1', [id]);
  assert.deepEqual(row, { seller_id: shop.user.id, cash_session_id: null });
});

test('its stock is not asked for, since the goods have left, and what there was not is marked', async () => {
  const last = await addProduct(api, shop, { qty: '1' });
  const two = draftSale(shop, [{ product: last, qty: '2' }]);
  assert.equal((await api.refused(createSale, { token, body: two })).message, 'ERROR_STOCK');
  const { id } = await send({ ...two, sold_at: ago(MINUTE) });
  assert.equal(await stockOf(api, last), '-1');
  assert.deepEqual(await reasonsOf(id), ['stock']);
});

test('a rate is marked that did not count any more when it was made; that of another time is refused', async () => {
  const own = await openShop(api, { rate: '860.18' });
  const till = await openDevice(api, own);
  const product = await addProduct(api, own);
  const draft = draftSale(own, [product]);
  const age = (rate: string | null, days: number) =>
    api.database.query(
      "update exchange_rates set effective_at = now() - $2 * interval '1 day' where id = $1",
      [rate, days],
    );
  await age(draft.rate_id, 40);
  const { id: latest } = await setRate(api, own, '861');
  await age(latest, 2);
  const sold = (days: number) => till.send(own, { ...draft, id: newId() }, ago(days * DAY));
  assert.deepEqual(await reasonsOf((await sold(2.5)).id, own.token), []);
  assert.deepEqual(await reasonsOf((await sold(1)).id, own.token), ['rate']);
  await age(latest, 33);
  const old = till.prove({ ...draft, id: newId(), sold_at: ago(DAY) });
  const { message, details } = await api.refused(createSale, { token: own.token, body: old });
  assert.deepEqual([message, details.rate], ['ERROR_RATE_CHANGED', '861']);
  // What the cash register names is held to its record.
  const wrong = till.prove({ ...draft, id: newId(), rate: '1', sold_at: ago(3 * DAY) });
  assert.equal(
    (await api.refused(createSale, { token: own.token, body: wrong })).message,
    'ERROR_RATE_CHANGED',
  );
});

test('a price is marked that was replaced before it was made, or that never was', async () => {
  const product = await addProduct(api, shop);
  const cashier = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  const till = await openDevice(api, cashier);
  const draft = draftSale(shop, [product]);
  await api.database.query('update products set price = 2 where id = $1', [product.id]);
  const replaced = (days: number) =>
    api.database.query(
      "update product_earlier_prices set replaced_at = now() - $2 * interval '1 day' where product_id = $1",
      [product.id, days],
    );
  const sold = (body: SaleDraftInput, days: number) =>
    till.send(cashier, { ...body, id: newId() }, ago(days * DAY));
  await replaced(2);
  assert.deepEqual(
    (await api.refused(createSale, { token: cashier.token, body: draftSale(shop, [product]) })).fields,
    { 'lines.0.unit_price': 'not-the-price' },
  );
  assert.deepEqual(await reasonsOf((await sold(draft, 3)).id), []);
  assert.deepEqual(await reasonsOf((await sold(draft, 1)).id), ['price']);
  const listed = draftSale(shop, [{ ...product, price: '2.00' }]);
  assert.deepEqual(await reasonsOf((await sold(listed, 1)).id), []);
  // The new price at a time when it did not count yet.
  assert.deepEqual(await reasonsOf((await sold(listed, 3)).id), ['price']);
  assert.deepEqual(await reasonsOf((await sold(draftSale(shop, [{ ...product, price: '0.01' }]), 1)).id), [
    'price',
  ]);
  await replaced(33);
  assert.deepEqual(await reasonsOf((await sold(draft, 1)).id), ['price']);
  // Who may set prices sold at one of their own, and a colleague sends it.
  await till.contact(shop);
  const own = draftSale(shop, [{ ...product, price: '0.90' }], { sold_at: ago(0), seller_id: shop.user.id });
  assert.deepEqual(
    await reasonsOf((await api.ok(createSale, { token: cashier.token, body: till.prove(own) })).id),
    [],
  );
});

test('a product that was withdrawn meanwhile was sold all the same, and is marked if it was before', async () => {
  const product = await addProduct(api, shop);
  await api.database.query("update products set deleted_at = now() - interval '1 day' where id = $1", [
    product.id,
  ]);
  const draft = draftSale(shop, [product]);
  assert.deepEqual((await api.refused(createSale, { token, body: draft })).fields, {
    'lines.0.product_id': 'unknown',
  });
  const till = await openDevice(api, shop);
  const before = await till.send(shop, { ...draft, id: newId() }, ago(2 * DAY));
  assert.deepEqual(await reasonsOf(before.id), []);
  const after = await till.send(shop, draft, ago(MINUTE));
  assert.deepEqual(await reasonsOf(after.id), ['product']);
});
