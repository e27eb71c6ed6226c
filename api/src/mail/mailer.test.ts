import assert from 'node:assert/strict';
import { test } from 'node:test';
import { register, resendCode, verifyRegistration } from '@cuadra/shared/contract';
import { findFreePort } from '../database/cluster/free-port.ts';
import { registrationDraft } from '../testing/company.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startApi } from '../testing/start-api.ts';

const countCompanies = 'select count(*)::int from companies';

test('with SMTP_URL the code goes to the mail server, from who MAIL_FROM says', async () => {
  const { port, deliveries } = await startMailServer();
  const api = await startApi({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'La Esquina <caja@esquina.example>' },
  });
  const draft = registrationDraft();
  const { user_id } = await api.ok(register, { body: draft });
  const [delivery] = deliveries;
  assert.equal(delivery?.sender, 'caja@esquina.example');
  assert.deepEqual(delivery?.recipients, [draft.email]);
  assert.equal(delivery?.mail.from, 'La Esquina <caja@esquina.example>');
  const code = /\b\d{6}\b/.exec(delivery?.mail.text ?? '')?.[0] ?? '';
  await api.ok(verifyRegistration, { body: { user_id, code } });
});

test('a name cannot smuggle a header or another receiver into a mail', async () => {
  const { port, deliveries } = await startMailServer();
  const api = await startApi({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const smuggled = registrationDraft({ name: 'Ana\nBcc: todos@ejemplo.com', email: 'a@ejemplo.com' });
  await api.refused(register, { body: smuggled });
  await api.ok(register, { body: { ...smuggled, name: 'Ana Bcc: todos@ejemplo.com' } });
  await api.refused(register, { body: registrationDraft({ email: 'a@ejemplo.com, b@ejemplo.com' }) });
  await api.refused(register, { body: registrationDraft({ email: 'a@ejemplo.com\r\nBcc: b@ejemplo.com' }) });
  assert.deepEqual(
    deliveries.map(({ recipients }) => recipients),
    [['a@ejemplo.com']],
  );
  assert.match(deliveries[0]?.mail.text ?? '', /^Hola:\n/);
});

test('while the mail server is away nobody is half registered: the same draft works once it is back', async () => {
  const port = await findFreePort();
  const away = await startApi({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  away.allowErrors();
  const draft = registrationDraft();
  const { status, message } = await away.refused(register, { body: draft });
  assert.deepEqual([status, message], [503, 'ERROR_UNAVAILABLE']);
  assert.deepEqual(await away.database.query(countCompanies), [{ count: 0 }]);

  const { port: back, deliveries } = await startMailServer();
  const api = await startApi({ env: { SMTP_URL: `smtp://127.0.0.1:${back}` }, database: away.database });
  const { user_id } = await api.ok(register, { body: draft });

  const aMinuteLater = "update mailed_codes set sent_at = sent_at - interval '61 seconds'";
  const countedThen = "update mail_counts set last_at = last_at - interval '61 seconds'";
  await api.database.query(aMinuteLater);
  await api.database.query(countedThen);
  assert.equal((await away.refused(resendCode, { params: { user_id } })).status, 503);
  await api.database.query(aMinuteLater);
  await api.database.query(countedThen);
  await api.ok(resendCode, { params: { user_id } });
  const code = /\b\d{6}\b/.exec(deliveries.at(-1)?.mail.text ?? '')?.[0] ?? '';
  await api.ok(verifyRegistration, { body: { user_id, code } });
});

test('a mail server that does not let us in is an error of ours, and its password stays out of the log', async () => {
  const { port } = await startMailServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  const api = await startApi({
    env: { SMTP_URL: `smtp://cuadra:clave-del-correo@127.0.0.1:${port}`, LOG_LEVEL: 'trace' },
  });
  api.allowErrors();
  const { status } = await api.refused(register, { body: registrationDraft() });
  assert.equal(status, 503);
  const log = api.logs().join('');
  assert.ok(log.includes('request failed'));
  for (const secret of ['clave-del-correo', Buffer.from('clave-del-correo').toString('base64')]) {
    assert.ok(!log.includes(secret), 'the password of the mail server in the log');
  }
});
