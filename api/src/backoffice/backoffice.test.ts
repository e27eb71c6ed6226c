import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallInput,
  findBackofficeClient,
  findOverview,
  listCompanies,
  listRemoteLoads,
} from '@cuadra/shared/contract';
import { addDays, companyDay, newId, TRIAL_DAYS } from '@cuadra/shared/domain';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { startApi } from '../testing/start-api.ts';
import { passDays, recharge, report } from '../testing/subscription.ts';

const api = await startApi();
const token = await signInPlatform(api, 'super_user');
const today = companyDay(new Date());

test('the overview says what waits, who ends soon and how many there are', async () => {
  const [trial, ending, paying, expired] = [
    await openCompany(api, { company_name: 'En prueba' }),
    await openCompany(api, { company_name: 'Por vencer' }),
    await openCompany(api, { company_name: 'Al día' }),
    await openCompany(api, { company_name: 'Vencida' }),
  ];
  await passDays(api, ending, TRIAL_DAYS - 2);
  await recharge(api, paying, { amount: '60' });
  await passDays(api, expired, TRIAL_DAYS);
  const waiting = await report(api, expired, { reference: 'La que espera' });
  const seen = await api.ok(findOverview, { token });
  assert.deepEqual(seen.companies, { total: 4, trial: 2, paying: 1, expired: 1, suspended: 0 });
  assert.equal(seen.waiting, 1);
  assert.deepEqual(
    seen.reports.map(({ id, company, official_rate }) => [id, company.name, official_rate]),
    [[waiting.id, 'Vencida', '1']],
  );
  assert.deepEqual(
    seen.expiring.map(({ id, remaining_days, owner }) => [id, remaining_days, owner?.email]),
    [[ending.id, 2, ending.email]],
  );

  const states = async (state: 'trial' | 'paying' | 'expired') =>
    (await api.ok(listCompanies, { token, query: { state } })).items.map(({ id }) => id).sort();
  assert.deepEqual(await states('trial'), [trial.id, ending.id].sort());
  assert.deepEqual(await states('paying'), [paying.id]);
  assert.deepEqual(await states('expired'), [expired.id]);
});

test('one company is shown whole: owner, plan, ledger and what it reported', async () => {
  const company = await openCompany(api, { company_name: 'Bodega Ñandú', plan: 'store' });
  await recharge(api, company, { amount: '12' });
  await passDays(api, company, TRIAL_DAYS + 1);
  const seen = await api.ok(findBackofficeClient, { token, params: { id: company.id } });
  assert.deepEqual([seen.company.name, seen.company.owner?.email], ['Bodega Ñandú', company.email]);
  assert.deepEqual([seen.users, seen.modules.includes('ecommerce')], [1, true]);
  assert.deepEqual([seen.subscription.plan.id, seen.subscription.balance], ['store', '11.20']);
  assert.deepEqual(
    seen.history.map(({ kind }) => kind),
    ['consumption', 'consumption', 'recharge'],
  );
  assert.deepEqual(
    seen.reports.map(({ status, credited }) => [status, credited]),
    [['approved', '12.00']],
  );
  const { status } = await api.refused(findBackofficeClient, { token, params: { id: newId() } });
  assert.equal(status, 404);
});

test('companies are found by any part of name or identification, and page by name', async () => {
  const identification = '307013380';
  await openCompany(api, { company_name: 'Panadería Ávila', company_identification: identification });
  await openCompany(api, { company_name: 'Panadería Ocumare' });
  const find = async (search: string) =>
    (await api.ok(listCompanies, { token, query: { search } })).items.map(({ name }) => name);
  assert.deepEqual(await find('panaderia'), ['Panadería Ávila', 'Panadería Ocumare']);
  assert.deepEqual(await find('avila PAN'), ['Panadería Ávila']);
  assert.deepEqual(await find('7013380'), ['Panadería Ávila']);
  assert.deepEqual(await find('100%'), []);

  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(listCompanies, { token, query: { limit: 2, ...(cursor ? { cursor } : {}) } });
    names.push(...page.items.map(({ name }) => name));
    cursor = page.next ?? undefined;
  } while (cursor);
  const [{ n } = { n: 0 }] = await api.database.query<{ n: number }>(
    'select count(*)::int as n from companies',
  );
  assert.deepEqual([names.length, new Set(names).size], [n, n]);
  assert.deepEqual(names, names.toSorted(new Intl.Collator('es').compare));
});

test('the loads of the remotes are shown by module, version and company', async () => {
  const company = await openCompany(api, { company_name: 'Con módulos' });
  const count = (of: string | null, version: string, outcome: string, kind: string | null, ms: number) =>
    api.database.query('select count_remote_load($1, $2, $3, $4, $5, $6)', [
      ...[of, 'mf_pos', version, outcome, kind, ms],
    ]);
  await count(company.id, '2.0.0', 'ready', null, 100);
  await count(company.id, '2.0.0', 'ready', null, 300);
  await count(company.id, '2.0.0', 'failed', 'integrity', 50);
  await count(company.id, '2.0.0', 'failed', 'timeout', 8000);
  await count(company.id, '1.0.0', 'fallback', null, 400);
  await count(null, '2.0.0', 'ready', null, 70);
  const loads = async (query: CallInput<typeof listRemoteLoads>['query']) =>
    (await api.ok(listRemoteLoads, { token, query })).items;
  const items = await loads({ name: 'mf_pos' });
  const named = { id: company.id, name: 'Con módulos' };
  const line = { name: 'mf_pos', ready: 0, failed: 0, fallback: 0, success: 1, ready_ms: null, kinds: {} };
  assert.deepEqual(items, [
    { ...line, version: '1.0.0', company: named, fallback: 1 },
    { ...line, version: '2.0.0', company: null, ready: 1, ready_ms: 70 },
    {
      ...{ ...line, version: '2.0.0', company: named, ready: 2, failed: 2, success: 0.5, ready_ms: 200 },
      kinds: { timeout: 1, integrity: 1 },
    },
  ]);
  assert.equal((await loads({ company_id: company.id })).length, 2);
  assert.deepEqual(await loads({ to: addDays(today, -1) }), []);
  const first = await api.ok(listRemoteLoads, { token, query: { limit: 2 } });
  const second = await api.ok(listRemoteLoads, { token, query: { limit: 2, cursor: first.next ?? '' } });
  assert.deepEqual([...first.items, ...second.items], items);
});
