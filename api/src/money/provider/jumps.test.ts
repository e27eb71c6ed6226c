import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { acceptRate } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { openCompany, signInAs } from '../../testing/company.ts';
import { race } from '../../testing/race.ts';
import { openRateProvider } from '../../testing/rate-provider.ts';
import { dayFromToday, gathered, status } from '../../testing/rate-sources.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
const provider = await openRateProvider(api);
const { at, refresh, publish, now, history, setAutomatic } = provider;
const tomorrow = dayFromToday(1);
beforeEach(() => provider.forgetAll());

for (const [rate, name] of [
  ['960.01', 'up'],
  ['639.99', 'down'],
  ['0.8', 'of misread thousands'],
] as const) {
  test(`a jump ${name} waits for a person, and what counted counts on`, async () => {
    const company = await openCompany(api);
    await publish('800');
    await publish(rate, tomorrow);
    await publish(rate, tomorrow);
    const { pending, ...counts } = await now(company);
    assert.ok(pending);
    assert.deepEqual([counts.rate, counts.next], ['800', null]);
    assert.deepEqual(
      [pending.rate, pending.origin, pending.effective_day],
      [rate, 'dolarapi:oficial', tomorrow],
    );
    assert.deepEqual(await history(company), ['800 dolarapi:oficial']);
  });
}

test('a jump of just 20 % is none', async () => {
  const company = await openCompany(api);
  await publish('800');
  await publish('960');
  await publish('768');
  assert.deepEqual(await history(company), [
    '768 dolarapi:oficial',
    '960 dolarapi:oficial',
    '800 dolarapi:oficial',
  ]);
});

test('who may set rates accepts a jump, for the own company alone; the next one is compared with it', async () => {
  const [one, other] = [await openCompany(api), await openCompany(api)];
  await publish('800');
  await publish('1000');
  const pending_id = (await now(one)).pending?.id ?? '';
  const cashier = await signInAs(api, one, { allBut: [['exchange_rates', 'create']] });
  const refused = await api.refused(acceptRate, { token: cashier, body: { pending_id } });
  assert.equal(refused.status, 403);
  const accepted = await api.ok(acceptRate, { token: one.token, body: { pending_id } });
  assert.deepEqual([accepted.rate, accepted.pending, accepted.origin], ['1000', null, 'dolarapi:oficial']);
  assert.deepEqual(
    await api.ok(acceptRate, { token: one.token, body: { pending_id } }),
    accepted,
    'twice is once',
  );
  assert.deepEqual([(await now(other)).rate, (await now(other)).pending?.rate], ['800', '1000']);
  await publish('1005');
  assert.deepEqual(await history(one), [
    '1005 dolarapi:oficial',
    '1000 dolarapi:oficial',
    '800 dolarapi:oficial',
  ]);
  assert.deepEqual([(await now(other)).rate, (await now(other)).pending?.rate], ['800', '1005']);
  const late = await api.refused(acceptRate, { token: other.token, body: { pending_id } });
  assert.deepEqual([late.status, late.message], [404, 'ERROR_NOT_FOUND']);
});

test('accepted side by side, a jump is one record', async () => {
  const { token, ...company } = await openCompany(api);
  await publish('800');
  await publish('1000');
  const pending_id = (await now({ token })).pending?.id ?? '';
  const accept = () => api.ok(acceptRate, { token, body: { pending_id } });
  const answers = await race(api.database, 'company_configurations', [accept, accept, accept]);
  assert.deepEqual(
    answers.map(({ rate }) => rate),
    ['1000', '1000', '1000'],
  );
  assert.deepEqual(await history({ token, ...company }), ['1000 dolarapi:oficial', '800 dolarapi:oficial']);
});

test('with a jump to come the one that counts until then is accepted too', async () => {
  const company = await openCompany(api);
  await publish('800');
  await publish('1000');
  await publish('1010', tomorrow);
  const pending_id = (await now(company)).pending?.id ?? '';
  const accepted = await api.ok(acceptRate, { token: company.token, body: { pending_id } });
  assert.deepEqual([accepted.rate, accepted.next?.rate, accepted.pending], ['1000', '1010', null]);
});

test('what does not wait is not accepted, nor anything with the automatic rate off', async () => {
  const { token, ...company } = await openCompany(api);
  const unknown = await api.refused(acceptRate, { token, body: { pending_id: newId() } });
  assert.deepEqual([unknown.status, unknown.message], [404, 'ERROR_NOT_FOUND']);
  await publish('800');
  await publish('1000');
  const pending_id = (await now({ token })).pending?.id ?? '';
  await setAutomatic({ token, ...company }, false);
  assert.equal((await now({ token })).pending, null);
  const off = await api.refused(acceptRate, { token, body: { pending_id } });
  assert.deepEqual([off.status, off.fields], [409, { rate: 'auto-rate-is-off' }]);
});

test('a company that has nothing to compare with gets no rate that only one source believes', async () => {
  await publish('800');
  await publish('1000');
  const company = await openCompany(api);
  const first = await now(company);
  assert.deepEqual([first.rate, first.pending?.rate], ['800', '1000']);
  at.openErApi.answers(gathered('1002'));
  await refresh();
  assert.equal((await now(await openCompany(api))).rate, '1000', 'the other source says so too');
  assert.equal((await now(company)).rate, '800', 'who had another one still decides');
});

test('the very first rate is held against the other source; one that is alone has to do', async () => {
  at.openErApi.answers(gathered('800'));
  const company = await openCompany(api);
  await publish('0.8');
  const { rate_id, pending } = await now(company);
  assert.deepEqual([rate_id, pending?.rate], [null, '0.8']);
  await api.database.query('delete from provider_rates');
  at.openErApi.answers(status(503));
  await publish('800');
  assert.equal((await now(company)).rate, '800');
});
