import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createSale,
  findSale,
  listSales,
  openCashSession,
  reviewSale,
  revokeDevice,
  type SaleDraftInput,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId } from '@cuadra/shared/domain';
import { newDevice, openDevice, type SignedIn, type TestDevice } from '../testing/device.ts';
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
const cashier = await hire(api, shop, { role_id: CASHIER_ROLE_ID });

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const send = (body: SaleDraftInput, by: SignedIn = cashier) => api.ok(createSale, { token: by.token, body });

/** What the owner is told of a late sale, and when it was made. */
async function seen(id: string) {
  const { late, create_at } = await api.ok(findSale, { token, params: { id } });
  return { reasons: late?.reasons, late, age: Date.now() - Date.parse(create_at) };
}

/** Puts all contacts of a device into the past. */
function contactedAgo(device: TestDevice, ms: number) {
  return api.database.query(
    "update device_contacts set first_at = now() - $2 * interval '1 ms', last_at = now() - $2 * interval '1 ms' where device_id = $1",
    [device.id, ms],
  );
}

async function cashSessionOf(id: string): Promise<unknown> {
  const [row] = await api.database.query('select cash_session_id from sales where id = $1', [id]);
  return row?.cash_session_id;
}

test('a time that nothing proves is not believed: the sale is taken as of now, marked, and the told time is kept', async () => {
  const sold_at = ago(2 * DAY);
  const { id } = await send(draftSale(shop, [flour], { sold_at }));
  const { reasons, late, age } = await seen(id);
  assert.deepEqual([reasons, late?.told_at, late?.device], [['no-proof'], sold_at, null]);
  assert.equal(late?.sent_by, cashier.user.name);
  assert.ok(age < MINUTE);
  const { items } = await api.ok(listSales, { token, query: { review: 'pending' } });
  assert.deepEqual(
    items.map((sale) => [sale.id, sale.needs_review]),
    [[id, true]],
  );
});

test('without a proof nothing is had without being seen: no stock, a withdrawn product, an old price, an old rate', async () => {
  const own = await openShop(api, { rate: '860.18' });
  const seller = await hire(api, own, { role_id: CASHIER_ROLE_ID });
  const product = await addProduct(api, own, { qty: '1' });
  const draft = draftSale(own, [{ product, qty: '2' }], { sold_at: ago(DAY) });
  await api.database.query('update products set price = 2, deleted_at = now() where id = $1', [product.id]);
  await setRate(api, own, '900');
  const { id } = await send(draft, seller);
  const { late } = await api.ok(findSale, { token: own.token, params: { id } });
  assert.deepEqual(late?.reasons, ['no-proof', 'rate', 'price', 'product', 'stock']);
  assert.equal(await stockOf(api, product), '-1');
});

test('nobody sells into the cash session of another who was not signed in on that device', async () => {
  const victim = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  await api.ok(openCashSession, { token: victim.token, body: { opening: [] } });
  const draft = () => draftSale(shop, [flour], { sold_at: ago(0), seller_id: victim.user.id });
  const bare = await send(draft());
  assert.equal(await cashSessionOf(bare.id), null);
  assert.deepEqual((await seen(bare.id)).reasons, ['no-proof', 'seller']);
  const device = await openDevice(api, cashier);
  const proven = await send(device.prove(draft()));
  assert.equal(await cashSessionOf(proven.id), null);
  assert.deepEqual((await seen(proven.id)).reasons, ['seller']);
  // Somebody else has signed in since.
  await device.contact(victim);
  await device.contact(cashier);
  const later = await send(device.prove(draft()));
  assert.deepEqual([await cashSessionOf(later.id), (await seen(later.id)).reasons], [null, ['seller']]);
});

test('a time before the last contact is not believed, nor one after the device has told of the sale', async () => {
  const device = await openDevice(api, cashier);
  await contactedAgo(device, 60 * MINUTE);
  const early = await device.send(cashier, draftSale(shop, [flour]), ago(DAY));
  const first = await seen(early.id);
  assert.deepEqual(first.reasons, ['time']);
  assert.ok(Math.abs(first.age - 60 * MINUTE) < MINUTE);
  // Numbered, told of by the contact, and sent as of later.
  const body = device.prove(draftSale(shop, [flour], { sold_at: ago(MINUTE) }));
  await device.contact(cashier);
  await api.database.query(
    "update device_contacts set first_at = now() - interval '9 minutes' where device_id = $1 and counter = $2",
    [device.id, device.counter],
  );
  const late = await seen((await send(body)).id);
  assert.deepEqual(late.reasons, ['time']);
  assert.ok(Math.abs(late.age - 9 * MINUTE) < MINUTE);
});

test('a sale that the device kept although it had a connection is marked', async () => {
  const device = await openDevice(api, cashier);
  const body = device.prove(draftSale(shop, [flour], { sold_at: ago(2 * DAY) }));
  await device.contact(cashier);
  const soon = device.prove(draftSale(shop, [flour], { sold_at: ago(0) }));
  await api.database.query(
    "update device_contacts set first_at = now() - interval '1 day' where device_id = $1 and counter = 1",
    [device.id],
  );
  assert.deepEqual((await seen((await send(body)).id)).reasons, ['held-back']);
  assert.deepEqual((await seen((await send(soon)).id)).reasons, []);
});

test('a signature that is not the device’s, or of another body, proves nothing', async () => {
  const device = await openDevice(api, cashier);
  const other = await openDevice(api, cashier);
  const body = device.prove(draftSale(shop, [flour], { sold_at: ago(DAY) }));
  const forged: SaleDraftInput[] = [
    { ...body, sold_at: ago(2 * DAY) },
    { ...body, description: 'otra' },
    { ...body, proof: body.proof && { ...body.proof, counter: 7 } },
    { ...body, proof: body.proof && { ...body.proof, device_id: other.id } },
  ];
  for (const one of forged) {
    const { id } = await send({ ...one, id: newId() });
    const { reasons, late, age } = await seen(id);
    assert.deepEqual([reasons, late?.device], [['bad-signature'], null]);
    assert.ok(age < MINUTE);
  }
  // They have not used the device's number up.
  assert.deepEqual((await seen((await send(body)).id)).reasons, []);
});

test('a device that nobody has heard of, of another company, or that was first heard of later proves nothing', async () => {
  const stranger = newDevice(api);
  const unknown = stranger.prove(draftSale(shop, [flour], { sold_at: ago(DAY) }));
  assert.deepEqual((await seen((await send(unknown)).id)).reasons, ['no-proof']);
  const before = stranger.prove(draftSale(shop, [flour], { sold_at: ago(DAY) }));
  await stranger.contact(cashier);
  assert.deepEqual((await seen((await send(before)).id)).reasons, ['no-proof']);
  const elsewhere = await openShop(api);
  const foreign = await openDevice(api, elsewhere);
  const theirs = foreign.prove(draftSale(shop, [flour], { sold_at: ago(DAY) }));
  assert.deepEqual((await seen((await send(theirs)).id)).reasons, ['no-proof']);
});

test('what a revoked device signs is marked, and is of now', async () => {
  const device = await openDevice(api, cashier);
  await api.ok(revokeDevice, { token, params: { id: device.id } });
  const { id } = await device.send(cashier, draftSale(shop, [flour]), ago(DAY));
  const { reasons, late, age } = await seen(id);
  assert.deepEqual([reasons, late?.device], [['revoked'], 'Chrome en Windows']);
  assert.ok(age < MINUTE);
});

test('one number of a device is one sale: sent again it is the same, and another under it is taken and marked', async () => {
  const device = await openDevice(api, cashier);
  const body = device.prove(draftSale(shop, [flour], { sold_at: ago(DAY) }));
  const ticket = await send(body);
  assert.deepEqual(await send(body), ticket);
  const { counter } = device;
  const other = device.prove(draftSale(shop, [flour], { sold_at: ago(DAY) }), { counter });
  const repeated = await seen((await send(other)).id);
  assert.deepEqual([repeated.reasons, repeated.late?.device], [['repeated'], null]);
  assert.ok(repeated.age < MINUTE);
  assert.deepEqual((await seen(ticket.id)).reasons, []);
  // Side by side as well: the database has the last word.
  device.counter += 1;
  const twins = [1, 2].map(() => {
    const twin = device.prove(draftSale(shop, [flour], { sold_at: ago(DAY) }));
    device.counter -= 1;
    return twin;
  });
  const answers = await Promise.all(twins.map((twin) => send(twin)));
  const marked = await Promise.all(answers.map(async ({ id }) => (await seen(id)).reasons?.join() ?? 'none'));
  assert.deepEqual(marked.sort(), ['', 'repeated']);
});

test('a marked sale is listed until somebody who may annul has looked at it', async () => {
  const { id } = await send(draftSale(shop, [flour], { sold_at: ago(DAY) }));
  const listed = async (review: 'pending' | 'done') =>
    (await api.ok(listSales, { token, query: { review } })).items.some((sale) => sale.id === id);
  assert.deepEqual([await listed('pending'), await listed('done')], [true, false]);
  const refused = await api.refused(reviewSale, { token: cashier.token, params: { id } });
  assert.equal(refused.message, 'ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  const { late } = await api.ok(reviewSale, { token, params: { id } });
  assert.equal(late?.review?.user, shop.user.name);
  assert.deepEqual([await listed('pending'), await listed('done')], [false, true]);
  assert.deepEqual((await api.ok(reviewSale, { token, params: { id } })).late, late);
  const { id: plain } = await send(draftSale(shop, [flour]));
  assert.deepEqual((await api.refused(reviewSale, { token, params: { id: plain } })).fields, {
    id: 'nothing-to-review',
  });
});
