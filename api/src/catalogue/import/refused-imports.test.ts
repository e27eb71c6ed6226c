import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Permission } from '@cuadra/shared/domain';
import { openCompany, signInAs, type TestCompany } from '../../testing/company.ts';
import { CSV, counts, productImport } from '../../testing/product-import.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
const { send, refuse, find, productCount } = productImport(api);

let company: TestCompany;
before(async () => {
  company = await openCompany(api);
});

const withoutPermission = async (permission: Permission) => ({
  token: await signInAs(api, company, { allBut: [permission] }),
});

test('columns that the sender may not set refuse the whole file by name, and nothing is written', async () => {
  const before = await productCount(company);
  for (const [permission, field, column] of [
    [['products', 'modify_cost'], 'cost', 'costo'],
    [['products', 'modify_utility'], 'utility', 'utilidad'],
    [['products', 'modify_quantity'], 'qty', 'cantidad'],
  ] as const) {
    const refused = await refuse(await withoutPermission(permission), `nombre,${column}\nProhibido,5\n`);
    assert.equal(refused.message, 'ERROR_MIDDLEWARE_NEED_PERMISSIONS');
    assert.deepEqual(refused.fields, { [field]: 'not-allowed' });
  }
  assert.equal(await productCount(company), before);
  const allowed = await send(
    await withoutPermission(['products', 'modify_cost']),
    'nombre,costo\nPermitido,\n',
  );
  assert.deepEqual(counts(allowed), [1, 0, 0], 'an empty column sets nothing');
});

test('who may not make categories is told which ones are missing', async () => {
  await send(company, 'nombre,categoria\nDe una categoría conocida,Víveres\n');
  const user = await withoutPermission(['categories', 'create']);
  const refused = await refuse(user, 'nombre,categoria\nX,Víveres\nY,Ferretería\n');
  assert.deepEqual([refused.status, refused.fields], [403, { category: 'not-allowed' }]);
  assert.deepEqual(refused.details, { missing: ['Ferretería'] });
  assert.deepEqual(counts(await send(user, 'nombre,categoria\nCon categoría conocida,VIVERES\n')), [1, 0, 0]);
});

test('who may not update is refused the rows about products that exist', async () => {
  await send(company, 'nombre,ean\nIntocable,404\n');
  const user = await withoutPermission(['products', 'update']);
  const result = await send(user, 'nombre,ean\nCambiado,404\nRecién llegado,405\n');
  assert.deepEqual(counts(result), [1, 0, 1]);
  assert.deepEqual(result.rejections[0], {
    line: 2,
    reason: 'duplicate-code',
    field: 'barcode',
    value: '404',
  });
  assert.equal((await find(company, '404')).name, 'Intocable');
});

test('who may not create products may not import them', async () => {
  const refused = await refuse(await withoutPermission(['products', 'create']), 'nombre\nX\n');
  assert.equal(refused.status, 403);
});

test('what is no list answers 400 and writes nothing', async () => {
  const before = await productCount(company);
  const cases: [string, Record<string, string>][] = [
    ['   \n', { file: 'empty' }],
    ['nombre\nA\0\n', { file: 'not-text' }],
    ['<!doctype html><title>Sesión</title>', { file: 'not-csv' }],
    [`nombre\n${'x'.repeat(200_000)}\n`, { file: 'line-too-long' }],
    ['nombre\nA\n"B\n', { file: 'quote-not-closed' }],
    ['PK\u0003\u0004\u0014\0\u0006\0', { file: 'not-text' }],
  ];
  for (const [body, fields] of cases) {
    const refused = await refuse(company, body);
    assert.deepEqual([refused.status, refused.fields], [400, fields]);
  }
  assert.equal((await refuse(company, '')).status, 400);
  assert.equal(await productCount(company), before);
});

test('bytes that are no UTF-8 answer 400, whatever they are', async () => {
  const before = await productCount(company);
  const files = [
    Buffer.from('nombre,precio\nPiña,1\nCafé,2\n', 'latin1'),
    Buffer.from('\ufeffnombre,precio\nPiña,1\n', 'utf16le'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a, 0x46, 0x49, 0x46]),
    Buffer.from([0x6e, 0x0a, 0xc3]),
  ];
  for (const body of files) {
    const response = await fetch(`${api.origin}/api/v1/products/import`, {
      method: 'POST',
      headers: { ...CSV, authorization: `Bearer ${company.token}` },
      body,
    });
    assert.equal(response.status, 400, await response.text());
  }
  assert.equal(await productCount(company), before);
});

test('a file beyond the limit answers 413, and another type 415', async () => {
  const large = await refuse(company, `nombre\n${'x'.repeat(17 * 1024 * 1024)}`);
  assert.equal(large.status, 413);
  const xml = await api.send('POST', '/api/v1/products/import', {
    token: company.token,
    headers: { 'content-type': 'application/xml' },
    body: '<a/>',
  });
  assert.equal(xml.status, 415);
});

test('a list without names answers 400', async () => {
  const response = await fetch(`${api.origin}/api/v1/products/import`, {
    method: 'POST',
    headers: { ...CSV, authorization: `Bearer ${company.token}` },
    body: 'precio,ean\n1,2\n',
  });
  assert.equal(response.status, 400);
  assert.deepEqual(await response.json(), {
    error: { message: 'ERROR_VALIDATION', fields: { name: 'missing-column' } },
  });
});

test('a header without rows imports nothing', async () => {
  assert.deepEqual(counts(await send(company, 'nombre,precio\n')), [0, 0, 0]);
});
