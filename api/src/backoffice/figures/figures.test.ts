import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approveReport, exportFigures, findFigures } from '@cuadra/shared/contract';
import { openCompany, signInPlatform } from '../../testing/company.ts';
import { startApi } from '../../testing/start-api.ts';
import { recharge } from '../../testing/subscription.ts';

const api = await startApi();
const token = await signInPlatform(api, 'super_user');
const query = { from: '2020-03', to: '2020-06' };

/** Companies of 2020, so that what other parts of a test write today is in none of these months. */
async function write(): Promise<void> {
  const [free, paid, shut] = [await openCompany(api), await openCompany(api), await openCompany(api)];
  const sql = (text: string, values: unknown[] = []) => api.database.query(text, values);
  const ids = [free.id, paid.id, shut.id];
  await sql("update companies set created_at = '2020-03-02T12:00:00Z' where id = any($1)", [ids]);
  await sql("update subscriptions set expires_at = '2020-08-01T04:00:00Z' where company_id = any($1)", [ids]);
  // In its trial until March 16; from March 30 on it has 20 days for nothing, until April 18.
  await sql(
    `insert into audit_log (at, actor_id, actor_name, action, company_id, details) values
     ('2020-03-30T15:00:00Z', $1, 'x', 'company.free-days', $1, '{"days": 20}')`,
    [free.id],
  );
  // One pays in the trial, has the last days of March and April, and ends in May; an approval of April is taken back in May.
  for (const [at, kind, amount, number] of [
    ['2020-03-10T12:00:00Z', 'recharge', 12, 1],
    ['2020-04-10T12:00:00Z', 'recharge', 6, 2],
    ['2020-05-11T12:00:00Z', 'reversal', -6, 3],
  ])
    await sql(
      `insert into subscription_movements (company_id, number, kind, amount, balance, invoice_report_id, created_at)
       values ($1, $4, $2, $3, 0, uuidv7(), $5)`,
      [paid.id, kind, amount, number, at],
    );
  for (const [n, day] of ['2020-03-31', '2020-04-30', '2020-05-01'].entries())
    await sql(
      `insert into subscription_movements (company_id, number, kind, amount, balance, day, plan, billing_type)
       values ($1, $2, 'consumption', -0.20, 0, $3, 'basic', 'monthly')`,
      [paid.id, n + 10, day],
    );
  await sql(
    `insert into invoice_reports (company_id, method, reference, amount, currency, paid_on, user_id, user_name, request_hash,
       status, credited, decided_at, created_at)
     values ($1, 'zelle', 'R', 12, 'USD', '2020-03-10', $1, 'x', '', 'approved', 12, now(), '2020-03-10T12:00:00Z')`,
    [paid.id],
  );
  // Suspended over the end of April alone.
  await sql(
    `insert into audit_log (at, actor_id, actor_name, action, company_id) values
     ('2020-04-20T12:00:00Z', $1, 'x', 'company.suspended', $1), ('2020-05-20T12:00:00Z', $1, 'x', 'company.restored', $1)`,
    [shut.id],
  );
}

await write();

test('each month says how it ended, what came in and what became of who registered', async () => {
  const { months } = await api.ok(findFigures, { token, query });
  const none = { paying_before: 0, churned: 0 };
  const nobody = { registered: 0, paid: 0, paid_in_trial: 0, undecided: 0 };
  assert.deepEqual(months, [
    {
      ...{ month: '2020-03', trial: 1, paying: 1, expired: 1, suspended: 0, ...none },
      ...{ approved: '12.00', taken_back: '0.00', income: '12.00', charged: '0.20' },
      ...{ registered: 3, paid: 1, paid_in_trial: 1, undecided: 0 },
    },
    {
      ...{ month: '2020-04', trial: 0, paying: 1, expired: 1, suspended: 1, paying_before: 1, churned: 0 },
      ...{ approved: '6.00', taken_back: '0.00', income: '6.00', charged: '0.20', ...nobody },
    },
    {
      ...{ month: '2020-05', trial: 0, paying: 0, expired: 3, suspended: 0, paying_before: 1, churned: 1 },
      ...{ approved: '0.00', taken_back: '6.00', income: '-6.00', charged: '0.20', ...nobody },
    },
    {
      ...{ month: '2020-06', trial: 0, paying: 0, expired: 3, suspended: 0, ...none },
      ...{ approved: '0.00', taken_back: '0.00', income: '0.00', charged: '0.00', ...nobody },
    },
  ]);
});

test('the running month says how companies stand now; modules count who can work', async () => {
  const fresh = await openCompany(api);
  const report = await recharge(api, await openCompany(api), { amount: '6' });
  await api.ok(approveReport, { token, body: { invoice_report_id: report.id, invert: true } });
  await recharge(api, await openCompany(api), { amount: '9' });
  const { months, modules, ending } = await api.ok(findFigures, { token, query: {} });
  assert.equal(months.length, 12);
  const now = months.at(-1);
  assert.deepEqual([now?.trial, now?.paying, now?.expired, now?.registered], [2, 1, 3, 3]);
  assert.deepEqual([now?.approved, now?.taken_back, now?.income], ['15.00', '6.00', '9.00']);
  assert.deepEqual([now?.paid, now?.paid_in_trial, now?.undecided], [1, 1, 2]);
  assert.deepEqual(modules[0], { module: 'sales', companies: 3, used: 0 });
  assert.equal(ending.count, 0);
  await api.database.query(
    "update subscriptions set expires_at = now() + interval '3 days' where company_id = $1",
    [fresh.id],
  );
  const soon = (await api.ok(findFigures, { token, query })).ending;
  assert.deepEqual([soon.count, soon.companies[0]?.id], [1, fresh.id]);
});

test('the file has the months; a span that is none is refused', async () => {
  const { text: file } = await api.request(exportFigures, { token, query });
  assert.equal(file.trim().split('\n').length, 5);
  assert.match(file, /2020-05;-6,00;0,00;6,00;0,20/);
  const refused = async (from: string, to: string) =>
    (await api.refused(findFigures, { token, query: { from, to } })).fields;
  assert.deepEqual(await refused('2020-06', '2020-03'), { from: 'after-the-end' });
  assert.deepEqual(await refused('2018-01', '2020-03'), { from: 'too-many-months' });
});
