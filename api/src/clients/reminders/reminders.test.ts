import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createOpeningDebt,
  findAgeing,
  findReminderMessage,
  listReminders,
  MAX_REMINDERS,
  noteReminder,
  payDebt,
  removeReminder,
  updateReminderMessage,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addClient, openShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-03-01T09:00:00-04:00' } });

/** A shop with a client who owes ten dollars from before, at a rate of 100. */
async function shopWithDebtor() {
  const shop = await openShop(api, { rate: '100' });
  const client = await addClient(api, shop, { name: 'Quien debe' });
  const params = { id: client };
  await api.ok(createOpeningDebt, {
    ...{ token: shop.token, params },
    body: { amount: '10', currency: 'USD', owed_since: '2027-01-15' },
  });
  return { ...shop, client, params };
}
const ageingOf = async (token: string) =>
  (await api.ok(findAgeing, { token, query: {} })).items.map(({ client, reminded_at }) => [
    client.name,
    reminded_at,
  ]);

test('who was reminded when, by whom and of how much; the ageing tells it, too', async () => {
  const { token, params, user } = await shopWithDebtor();
  assert.deepEqual(await ageingOf(token), [['Quien debe', null]]);
  const id = newId();
  const noted = await api.ok(noteReminder, { token, params, body: { id } });
  assert.deepEqual(noted, {
    id,
    create_at: noted.create_at,
    user: user.name,
    owed: '10.00',
    currency: 'USD',
  });
  assert.ok(noted.create_at.startsWith('2027-03-01T13:0'), noted.create_at);
  assert.deepEqual(
    await api.ok(noteReminder, { token, params, body: { id } }),
    noted,
    'twice the same is one',
  );
  assert.deepEqual((await api.ok(listReminders, { token, params })).items, [noted]);
  assert.deepEqual(await ageingOf(token), [['Quien debe', noted.create_at]]);

  const gone = { token, params: { ...params, reminder_id: id } };
  await api.ok(removeReminder, gone);
  await api.ok(removeReminder, gone);
  assert.deepEqual((await api.ok(listReminders, { token, params })).items, []);
  assert.deepEqual(await ageingOf(token), [['Quien debe', null]]);
});

test('who has paid is not reminded, and a retry of before is answered all the same', async () => {
  const { token, params, cash } = await shopWithDebtor();
  const body = { id: newId() };
  const noted = await api.ok(noteReminder, { token, params, body });
  await api.ok(payDebt, {
    ...{ token, params },
    body: { payments: [{ payment_method_id: cash.alternative.id, amount: '10', currency: 'USD' }] },
  });
  const answer = await api.request(noteReminder, { token, params, body: { id: newId() } });
  assert.equal(answer.status, 409);
  assert.match(answer.text, /"client":"owes-nothing"/);
  assert.deepEqual(await api.ok(noteReminder, { token, params, body }), noted);
});

test('an id of another client is a conflict, and two at once are one', async () => {
  const shop = await shopWithDebtor();
  const { token, params } = shop;
  const body = { id: newId() };
  const both = await Promise.all([1, 2].map(() => api.ok(noteReminder, { token, params, body })));
  assert.deepEqual(both[0], both[1]);
  const other = await addClient(api, shop, { name: 'Otra' });
  await api.ok(createOpeningDebt, {
    ...{ token, params: { id: other } },
    body: { amount: '1', currency: 'USD', owed_since: '2027-01-15' },
  });
  const answer = await api.request(noteReminder, { token, params: { id: other }, body });
  assert.deepEqual([answer.status, /"id":"already-used"/.test(answer.text)], [409, true]);
});

test('of one client the newest are kept', async () => {
  const { token, params } = await shopWithDebtor();
  const [first] = await Promise.all(
    Array.from({ length: 1 }, () => api.ok(noteReminder, { token, params, body: { id: newId() } })),
  );
  await api.letPass(60);
  for (let more = 0; more < MAX_REMINDERS; more++) {
    await api.ok(noteReminder, { token, params, body: { id: newId() } });
  }
  const { items } = await api.ok(listReminders, { token, params });
  assert.deepEqual([items.length, items.some(({ id }) => id === first?.id)], [MAX_REMINDERS, false]);
});

test('the message is the shop’s, and of two who edit it the second is told', async () => {
  const { token } = await shopWithDebtor();
  const before = await api.ok(findReminderMessage, { token });
  assert.deepEqual(before, { text: '', payment_data: '', version: 1 });
  const body = { text: 'Hola, {nombre}: {monto}', payment_data: 'Pago Móvil 0102', version: before.version };
  const saved = await api.ok(updateReminderMessage, { token, body });
  assert.deepEqual(saved, { ...body, version: 2 });
  const late = await api.request(updateReminderMessage, { token, body: { ...body, text: 'Otra' } });
  assert.deepEqual([late.status, /ERROR_EDITED/.test(late.text)], [409, true]);
  assert.deepEqual(await api.ok(findReminderMessage, { token }), saved);

  const wrong = await api.request(updateReminderMessage, {
    ...{ token, body: { text: 'Hola, {nombr}', payment_data: '' } },
  });
  assert.deepEqual([wrong.status, /"text":"unknown-field"/.test(wrong.text)], [400, true]);
  const { token: elsewhere } = await shopWithDebtor();
  assert.deepEqual(await api.ok(findReminderMessage, { token: elsewhere }), before);
});

test('who may only read clients reminds nobody', async () => {
  const shop = await shopWithDebtor();
  const reader = await signInAs(api, shop, { only: [['clients', 'read']] });
  for (const call of [
    api.request(noteReminder, { token: reader, params: shop.params, body: { id: newId() } }),
    api.request(listReminders, { token: reader, params: shop.params }),
    api.request(updateReminderMessage, { token: reader, body: { text: '', payment_data: '' } }),
  ]) {
    assert.equal((await call).status, 403);
  }
});
