import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { exportCompany, setProductPicture } from '@cuadra/shared/contract';
import AdmZip from 'adm-zip';
import { companyColumn } from '../../database/company-tables.ts';
import { signInAs } from '../../testing/company.ts';
import { fillCompany } from '../../testing/fill-company.ts';
import { readOutbox } from '../../testing/outbox.ts';
import { picture } from '../../testing/picture.ts';
import { addProduct, openShop, type TestShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { LEFT_OUT, PICTURES, SHEETS } from './sheets.ts';

const api = await startApi();
const shop = await fillCompany(api);
const neighbour = await openShop(api, { company_name: 'Vecina C.A.', name: 'Vecina' });

/** What is in the archive that a Propietario gets, by its path. */
async function exported({ token, password }: TestShop): Promise<Map<string, Buffer>> {
  const answer = await fetch(`${api.origin}/api/v1/companies/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'application/zip');
  assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="empresa.zip"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.equal(answer.headers.get('content-length'), String(bytes.length));
  return new Map(new AdmZip(bytes).getEntries().map((entry) => [entry.entryName, entry.getData()]));
}

test('each table of a company has a sheet, holds pictures, or is left out for a reason', async () => {
  const rows = await api.database.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  const own = rows.map(({ name }) => name).filter((name) => companyColumn(name) !== undefined);
  const known = [...Object.keys(SHEETS), ...Object.keys(PICTURES), ...LEFT_OUT];
  assert.deepEqual(own.sort(), known.sort());
  assert.equal(new Set(Object.values(SHEETS)).size, Object.keys(SHEETS).length);
});

test('a company takes along all that it has, row by row, and nothing of another', async () => {
  const bread = await addProduct(api, shop, { name: '=HYPERLINK("http://x")', price: '1234.5' });
  await api.ok(setProductPicture, { token: shop.token, params: { id: bread.id }, body: picture() });
  await addProduct(api, neighbour, { name: 'De la vecina' });
  const archive = await exported(shop);
  for (const [table, sheet] of Object.entries(SHEETS)) {
    const column = companyColumn(table);
    const [{ count } = { count: 0 }] = await api.database.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${column} = $1`,
      [shop.id],
    );
    const lines = archive.get(`datos/${table}.jsonl`)?.toString() ?? '';
    const found = lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.equal(found.length, count, table);
    assert.ok(archive.get(`hojas/${sheet}.csv`)?.toString().startsWith('\ufeff'), sheet);
  }
  const products = archive.get('hojas/productos.csv')?.toString() ?? '';
  assert.ok(products.includes(`"'=HYPERLINK(""http://x"")"`), 'nothing in it is run by a spreadsheet');
  assert.match(products, /;1234,50*;/);
  const lines = archive.get('datos/products.jsonl')?.toString() ?? '';
  const row = lines.split('\n').find((line) => line.includes(bread.id)) ?? '';
  assert.equal(JSON.parse(row).name, '=HYPERLINK("http://x")');
  const paths = [...archive.keys()];
  assert.ok(
    paths.some((path) => path.startsWith(`fotos/productos/${bread.id}-`) && path.endsWith('.webp')),
    paths.join(),
  );
  assert.match(archive.get('LEEME.txt')?.toString() ?? '', /^Todo lo que tu empresa tiene en Cuadra/);

  const all = [...archive.values()].map((content) => content.toString()).join('\n');
  assert.doesNotMatch(all, /Vecina|vecina/);
  assert.ok(!all.includes(neighbour.id));
  // No hash of a password, and none that opens anything.
  assert.doesNotMatch(all, /argon2|password_hash/);
});

test('only its Propietario may, with their password, and reads of it in a mail', async () => {
  const { token, password } = shop;
  const mails = async () =>
    (await readOutbox(api.outbox)).filter(
      ({ to, subject }) => to === shop.user.email && subject === 'Descargaste los datos de tu empresa',
    ).length;
  const before = await mails();
  for (const wrong of [`${password}x`, '']) {
    const { status, fields } = await api.refused(exportCompany, { token, body: { password: wrong } });
    assert.equal(status, 400);
    assert.ok(fields.password);
  }
  // Somebody with all but the role, who knows their password.
  const mate = await openShop(api);
  await signInAs(api, mate, { allBut: [] });
  await api.database.query(
    `update users set role_id = (select role_id from users u where u.company_id = $1 and u.id <> $2)
     where company_id = $1 and id = $2`,
    [mate.id, mate.user.id],
  );
  const asMate = { token: mate.token, body: { password: mate.password } };
  assert.equal((await api.refused(exportCompany, asMate)).status, 403);
  assert.equal((await api.refused(exportCompany, { body: { password } })).status, 401);
  assert.equal(await mails(), before);
  await exported(shop);
  await waitUntil('the mail is there', async () => (await mails()) === before + 1);
});

test('an expired subscription keeps nobody from their data', async () => {
  const left = await openShop(api);
  await api.database.query(
    "update subscriptions set expires_at = now() - interval '1 day' where company_id = $1",
    [left.id],
  );
  assert.ok((await exported(left)).has('hojas/productos.csv'));
});

test('nothing is left on the disk, also of who hangs up', async () => {
  const files = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('cuadra-export-'));
  // Of a server that was killed, whenever that was.
  const before = await files();
  const hangsUp = new AbortController();
  const answer = await fetch(`${api.origin}/api/v1/companies/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: shop.password }),
    signal: hangsUp.signal,
  });
  assert.equal(answer.status, 200);
  hangsUp.abort();
  await waitUntil('it is gone', async () => (await files()).every((name) => before.includes(name)));
});
