import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDevices, reportContact, revokeDevice } from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId } from '@cuadra/shared/domain';
import { newDevice } from '../testing/device.ts';
import { openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { hire } from '../testing/team.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const cashier = await hire(api, shop, { role_id: CASHIER_ROLE_ID });

function contactsOf({ id }: { id: string }) {
  return api.database.query<{ counter: string; user_id: string }>(
    'select counter, user_id from device_contacts where device_id = $1 order by first_at, id',
    [id],
  );
}

test('the first contact registers a device, and the owner sees it with who did and who was last signed in', async () => {
  const device = newDevice(api, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0');
  assert.deepEqual(await device.contact(shop), { is_revoked: false, counter: 0 });
  await device.contact(cashier);
  const { items } = await api.ok(listDevices, { token });
  const listed = items.find(({ id }) => id === device.id);
  assert.deepEqual(
    [listed?.name, listed?.registered_by, listed?.last_contact?.user_name, listed?.revoked_at],
    ['Firefox en Linux', { id: shop.user.id, name: shop.user.name }, cashier.user.name, null],
  );
});

test('a contact that says nothing new goes on in its row; another user or another number is another', async () => {
  const device = newDevice(api);
  await device.contact(shop);
  await device.contact(shop);
  device.counter = 3;
  await device.contact(shop);
  await device.contact(cashier);
  assert.deepEqual(
    (await contactsOf(device)).map(({ counter, user_id }) => [counter, user_id]),
    [
      ['0', shop.user.id],
      ['3', shop.user.id],
      ['3', cashier.user.id],
    ],
  );
});

test('a device that was set back says nothing, and is told where it was', async () => {
  const device = newDevice(api);
  device.counter = 12;
  await device.contact(shop);
  device.counter = 4;
  assert.deepEqual(await device.contact(shop), { is_revoked: false, counter: 12 });
  assert.equal((await contactsOf(device)).length, 1);
});

test('nobody speaks for another, nor a device for another', async () => {
  const device = newDevice(api);
  await device.contact(shop);
  const refused = (body: ReturnType<typeof device.contactOf>) => api.refused(reportContact, { token, body });
  assert.deepEqual((await refused(device.contactOf(cashier.user))).fields, { user_id: 'not-the-session' });
  const body = device.contactOf(shop.user);
  assert.deepEqual((await refused({ ...body, counter: 9 })).fields, { signature: 'not-the-signature' });
  const thief = newDevice(api).contactOf(shop.user, { device_id: device.id });
  assert.deepEqual((await refused(thief)).fields, { public_key: 'another' });
  assert.deepEqual((await refused({ ...body, public_key: 'A'.repeat(122) })).fields, {
    public_key: 'not-a-key',
  });
});

test('a revoked device is told so and says nothing from then on; the first time stays', async () => {
  const device = newDevice(api);
  await device.contact(shop);
  const { items } = await api.ok(revokeDevice, { token, params: { id: device.id } });
  const at = items.find(({ id }) => id === device.id)?.revoked_at;
  assert.ok(at);
  device.counter = 5;
  assert.equal((await device.contact(shop)).is_revoked, true);
  assert.equal((await contactsOf(device)).length, 1);
  const again = await api.ok(revokeDevice, { token, params: { id: device.id } });
  assert.equal(again.items.find(({ id }) => id === device.id)?.revoked_at, at);
  assert.equal((await api.refused(revokeDevice, { token, params: { id: newId() } })).status, 404);
});

test('a device of another company is neither seen nor revoked', async () => {
  const device = newDevice(api);
  await device.contact(shop);
  const other = await openShop(api);
  assert.deepEqual((await api.ok(listDevices, { token: other.token })).items, []);
  const refused = await api.refused(revokeDevice, { token: other.token, params: { id: device.id } });
  assert.equal(refused.status, 404);
});

test('contacts that no late sale can be held against any more are forgotten', async () => {
  const device = newDevice(api);
  await device.contact(shop);
  device.counter = 1;
  await device.contact(shop);
  await api.database.query(
    "update device_contacts set last_at = now() - interval '50 days' where device_id = $1",
    [device.id],
  );
  device.counter = 2;
  await device.contact(shop);
  assert.deepEqual(
    (await contactsOf(device)).map(({ counter }) => counter).filter((counter) => counter === '2').length,
    1,
  );
  assert.equal((await contactsOf(device)).length, 2);
});
