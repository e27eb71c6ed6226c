import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  approveReport,
  type CallInput,
  changeInspector,
  exportAuditLog,
  findBackofficeClient,
  giveFreeDays,
  listAuditLog,
} from '@cuadra/shared/contract';
import { addDays, companyDay, newId } from '@cuadra/shared/domain';
import { openCompany, signInPlatform, type TestCompany } from '../testing/company.ts';
import { startApi } from '../testing/start-api.ts';
import { report } from '../testing/subscription.ts';

const api = await startApi();
const token = await signInPlatform(api, 'super_user');
const today = companyDay(new Date());
type Query = CallInput<typeof listAuditLog>['query'];

const find = async (query: Query) => (await api.ok(listAuditLog, { token, query })).items;
const give = async ({ id }: Pick<TestCompany, 'id'>, reason: string) => {
  const params = { id };
  const { standing } = await api.ok(findBackofficeClient, { token, params });
  await api.ok(giveFreeDays, {
    token,
    params,
    body: { days: 1, reason, seen: standing, request_id: newId() },
  });
};

test('the log is read from its end, page by page, by who, what, company and days', async () => {
  const [one, other] = [
    await openCompany(api, { company_name: 'Bitácora Uno' }),
    await openCompany(api, { company_name: 'Bitácora Dos' }),
  ];
  for (const reason of ['primera', 'segunda', 'tercera']) await give(one, reason);
  const { id } = await report(api, other, { amount: '6.00' });
  await api.ok(approveReport, { token, body: { invoice_report_id: id, invert: true, reason: 'No llegó' } });
  const inspector = await signInPlatform(api, 'inspector');
  await api.ok(changeInspector, { token: inspector, body: { company_id: other.id, reason: 'Ayuda' } });

  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { company_id: one.id, limit: 2, ...(cursor ? { cursor } : {}) };
    const page = await api.ok(listAuditLog, { token, query });
    seen.push(...page.items.map(({ reason }) => reason));
    cursor = page.next ?? undefined;
  } while (cursor);
  assert.deepEqual(seen, ['tercera', 'segunda', 'primera']);
  const [refused] = await find({ search: 'bitacora dos', action: 'payment.refused' });
  assert.deepEqual(
    [refused?.actor.name, refused?.company, refused?.reason, refused?.details.amount],
    ['Soporte', { id: other.id, name: 'Bitácora Dos' }, 'No llegó', '6.00'],
  );
  assert.deepEqual(
    (await find({ company_id: other.id })).map(({ action }) => action),
    ['inspector.entered', 'payment.refused'],
  );
  await api.database.query("update audit_log set at = at - interval '2 days' where reason = 'primera'");
  const days = async (query: Query) => (await find({ company_id: one.id, ...query })).length;
  assert.deepEqual(
    [
      await days({ from: today }),
      await days({ to: addDays(today, -1) }),
      await days({ from: addDays(today, -2), to: today }),
    ],
    [2, 1, 3],
  );
});

test('what is exported is what the filter finds, and no spreadsheet runs a reason', async () => {
  const company = await openCompany(api, { company_name: 'Exportada' });
  await give(company, '=1+1');
  await give(company, 'Otra; con "comillas"');
  const { text: file } = await api.request(exportAuditLog, { token, query: { company_id: company.id } });
  const [head, last, first, end] = file.split('\n');
  assert.equal(head, 'Cuándo;Quién;Qué;Empresa;Motivo;Detalles;Id');
  assert.match(last ?? '', /;Soporte;Dio días gratis;Exportada;"Otra; con ""comillas""";/);
  assert.match(first ?? '', /;Exportada;'=1\+1;/);
  assert.equal(end, '');
});

test('more lines than a file takes are refused and not cut', async () => {
  const [actor] = await api.database.query<{ id: string }>('select id from platform_users limit 1');
  await api.database.query(
    `insert into audit_log (actor_id, actor_name, action, reason)
     select $1, 'Mucho', 'company.plan', 'muchas' from generate_series(1, 20001)`,
    [actor?.id],
  );
  const { status } = await api.refused(exportAuditLog, { token, query: { search: 'muchas' } });
  assert.equal(status, 413);
  const before = { search: 'muchas', to: addDays(today, -1) };
  const { text } = await api.request(exportAuditLog, { token, query: before });
  assert.equal(text.trim().split('\n').length, 1);
});

test('nobody but a super user reads the log', async () => {
  const company = await openCompany(api);
  const inspector = await signInPlatform(api, 'inspector', company);
  for (const own of [company.token, inspector]) {
    assert.equal((await api.refused(listAuditLog, { token: own })).status, 403);
    assert.equal((await api.refused(exportAuditLog, { token: own })).status, 403);
  }
});
