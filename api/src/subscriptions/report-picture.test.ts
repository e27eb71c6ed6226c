import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findReportPicture,
  findReviewedPicture,
  findSubscription,
  listReports,
  reportInvoice,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId, TRIAL_DAYS } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { connect, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { openCompany, signInAs, signInPlatform } from '../testing/company.ts';
import { dataUrl, jpeg, webp } from '../testing/picture.ts';
import { race } from '../testing/race.ts';
import { startApi } from '../testing/start-api.ts';
import { passDays, report, reportDraft } from '../testing/subscription.ts';
import { keepReportPicture } from './keep-report-picture.ts';

const api = await startApi();
const company = await openCompany(api);
const { token } = company;
const root = await signInPlatform(api, 'super_user');

const SHOT = dataUrl(webp(720, 1600, 2_000));
const look = (id: string, as = token) => api.request(findReportPicture, { token: as, params: { id } });
const review = (id: string, as = root) => api.request(findReviewedPicture, { token: as, params: { id } });
const countRows = () =>
  api.database.query(
    `select (select count(*)::int from invoice_reports where company_id = $1) as reports,
       (select count(*)::int from invoice_report_pictures where company_id = $1) as pictures`,
    [company.id],
  );

test('a report has the picture that came with it, for its company and for who decides', async () => {
  const made = await report(api, company, { picture: SHOT });
  assert.equal(made.has_picture, true);
  const { reports } = await api.ok(findSubscription, { token });
  assert.equal(reports.find(({ id }) => id === made.id)?.has_picture, true);
  const { items } = await api.ok(listReports, { token: root, query: { company_id: company.id } });
  assert.equal(items.find(({ id }) => id === made.id)?.has_picture, true);
  for (const answer of [await look(made.id), await review(made.id)]) {
    assert.deepEqual([answer.status, answer.body], [200, { image: SHOT }]);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  }
  const photo = dataUrl(jpeg(1600, 900), 'image/jpeg');
  assert.deepEqual((await look((await report(api, company, { picture: photo })).id)).body, { image: photo });
});

test('a report without one says so, and has none to look at', async () => {
  const { id, has_picture } = await report(api, company);
  assert.equal(has_picture, false);
  for (const wanted of [id, newId()]) {
    assert.deepEqual([(await look(wanted)).status, (await review(wanted)).status], [404, 404]);
  }
});

test('what is no picture, or too large a one, is refused with its report', async () => {
  const before = await countRows();
  const wrong: [string, string][] = [
    [dataUrl(Buffer.from('<html><script>alert(1)</script></html>                    ')), 'not-a-picture'],
    [dataUrl(webp(100, 100), 'image/jpeg'), 'not-a-picture'],
    [dataUrl(webp(100, 100), 'image/svg+xml'), 'not-a-picture'],
    [dataUrl(webp(720, 1600, 900).subarray(0, 600)), 'not-a-picture'],
    ['https://ejemplo.com/pago.webp', 'not-a-picture'],
    ['', 'not-a-picture'],
    [dataUrl(webp(1601, 720)), 'too-large'],
    [dataUrl(webp(720, 1601)), 'too-large'],
    [dataUrl(webp(720, 1600, 180_001)), 'too-large'],
    [dataUrl(webp(720, 1600, 185_000)), 'too-large'],
  ];
  for (const [picture, reason] of wrong) {
    const { status, fields } = await api.refused(reportInvoice, { token, body: reportDraft({ picture }) });
    assert.deepEqual([status, fields], [400, { picture: reason }]);
  }
  const huge = reportDraft({ picture: dataUrl(webp(720, 1600, 300_000)) });
  assert.equal((await api.refused(reportInvoice, { token, body: huge })).status, 413);
  assert.deepEqual(await countRows(), before);
  // The largest of each comes through, with the longest words that a report may have.
  const note = 'ñ'.repeat(300);
  await report(api, company, { note, picture: dataUrl(webp(1600, 1600, 180_000)) });
});

test('a report and its picture are one, sent ten times at once, and another picture is another report', async () => {
  const body = { ...reportDraft({ picture: SHOT }), id: newId() };
  const [before] = await countRows();
  const send = () => api.request(reportInvoice, { token, body });
  const answers = await race(
    api.database,
    'invoice_reports',
    Array.from({ length: 10 }, () => send),
  );
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.equal((await send()).text, answers[0]?.text);
  assert.deepEqual(await countRows(), [
    { reports: Number(before?.reports) + 1, pictures: Number(before?.pictures) + 1 },
  ]);
  const { picture: _, ...bare } = body;
  for (const other of [bare, { ...body, picture: dataUrl(webp(700, 1600)) }]) {
    const refused = await api.refused(reportInvoice, { token, body: other });
    assert.deepEqual([refused.status, refused.fields], [409, { id: 'already-used' }]);
  }
});

test('it is for who may view payments, and for nobody of another company', async () => {
  const { id } = await report(api, company, { picture: SHOT });
  const viewer = await signInAs(api, company, { only: [['subscription', 'view_payments']] });
  assert.equal((await look(id, viewer)).status, 200);
  const kept = [
    await signInAs(api, company, { roleId: CASHIER_ROLE_ID }),
    await signInAs(api, company, { allBut: [['subscription', 'view_payments']] }),
    await signInPlatform(api, 'inspector'),
    root,
  ];
  for (const one of kept) assert.equal((await look(id, one)).status, 403);
  const other = await openCompany(api);
  assert.equal((await look(id, other.token)).status, 404);
  const visiting = await signInPlatform(api, 'inspector', other);
  assert.equal((await look(id, visiting)).status, 404);
  for (const one of [token, other.token, visiting]) assert.equal((await review(id, one)).status, 403);
});

test('one whose subscription is over reports with a picture, and sees it', async () => {
  const late = await openCompany(api);
  await passDays(api, late, TRIAL_DAYS + 3);
  const { id } = await report(api, late, { picture: SHOT });
  assert.equal((await look(id, late.token)).status, 200);
});

test('a company’s pictures take no more than its quota, and nobody changes one', async () => {
  const full = await openCompany(api);
  const ids = [(await report(api, full)).id, (await report(api, full)).id];
  const db = connect(api.database.appUrl);
  try {
    const keep = (n: number) =>
      withCompany(db, full.id, (trx) => keepReportPicture(trx, ids[n] ?? '', SHOT, 3_000));
    await keep(0);
    const isOverQuota = (error: unknown) =>
      error instanceof ApiError && error.extras.fields?.picture === 'quota';
    await assert.rejects(keep(1), isOverQuota);
    const own = sql`where company_id = ${full.id}`;
    for (const change of [
      sql`update invoice_report_pictures set type = 'image/jpeg'`,
      sql`delete from invoice_report_pictures`,
    ]) {
      const statement = sql`${change} ${own}`;
      await assert.rejects(
        withCompany(db, full.id, (trx) => statement.execute(trx)),
        { code: '42501' },
      );
    }
  } finally {
    await db.destroy();
  }
});
