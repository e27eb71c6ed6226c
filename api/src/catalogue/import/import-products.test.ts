import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import {
  createProduct,
  healthLive,
  type ImportResult,
  importProducts,
  listCategories,
  listMeasures,
  listProducts,
  type Product,
} from '@cuadra/shared/contract';
import { linePrice, type Permission, toMoney } from '@cuadra/shared/domain';
import { ApiError } from '../../errors/api-error.ts';
import { runImport } from '../../imports/run-import.ts';
import { openCompany, signInAs, type TestCompany } from '../../testing/company.ts';
import { makeTestFolder } from '../../testing/postgres.ts';
import { addProduct, openShop, sell, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { PRODUCT_IMPORT } from './script.ts';

const api = await startApi();
const CSV = { 'content-type': 'text/csv' };

let company: TestCompany;
before(async () => {
  company = await openCompany(api);
});

const send = (of: { token: string }, body: string) =>
  api.ok(importProducts, { token: of.token, headers: CSV, body });
const refuse = (of: { token: string }, body: string) =>
  api.refused(importProducts, { token: of.token, headers: CSV, body });

const counts = ({ created, updated, rejected }: ImportResult) => [created, updated, rejected];

async function find(of: { token: string }, search: string): Promise<Product> {
  const { items } = await api.ok(listProducts, { token: of.token, query: { search } });
  const [product, ...others] = items;
  if (!product || others.length > 0) throw new Error(`${items.length} products for ${search}`);
  return product;
}

async function productCount(of: TestCompany): Promise<number> {
  const rows = await api.database.query('select from products where company_id = $1', [of.id]);
  return rows.length;
}

test('a list becomes products, with categories, measures, barcodes and stock', async () => {
  const result = await send(
    company,
    [
      'nombre;código de barras;código;categoría;medida;costo;utilidad;cantidad;mínimo;moneda',
      'Harina P.A.N. 1 kg;7591002000547;H1;Víveres;Unidad;0,90;27,5;48;12;USD',
      'Queso blanco duro;;Q1;viveres;kilogramo;5,00;24;8,4;;$',
      'Pan campesino;;;Panadería;;1200,00;30;;;Bs.',
    ].join('\r\n'),
  );
  assert.deepEqual(result, { created: 3, updated: 0, rejected: 0, rejections: [] });

  const flour = await find(company, 'harina');
  const { items: categories } = await api.ok(listCategories, { token: company.token });
  const { items: measures } = await api.ok(listMeasures, { token: company.token });
  const named = (list: { id: string; name: string }[], id: string | null) =>
    list.find((item) => item.id === id)?.name;
  assert.deepEqual(
    { ...flour, id: '', updated_at: '', category_id: '', measure_id: '' },
    {
      id: '',
      updated_at: '',
      category_id: '',
      measure_id: '',
      name: 'Harina P.A.N. 1 kg',
      code: 'H1',
      barcodes: ['7591002000547'],
      qty: '48',
      min_qty: '12',
      cost: '0.90',
      utility: '27.50',
      price: null,
      is_fixed_price: false,
      cost_currency: 'USD',
      price_currency: 'USD',
      version: 1,
    },
  );
  const cheese = await find(company, 'queso');
  assert.equal(named(categories, flour.category_id), 'Víveres');
  assert.equal(cheese.category_id, flour.category_id, 'one category, however it is written');
  assert.equal(named(measures, flour.measure_id), 'Unidad');
  assert.equal(named(measures, cheese.measure_id), 'Kilogramo');
  assert.equal((await find(company, 'campesino')).cost_currency, 'VES');
  assert.deepEqual(
    categories.map(({ name }) => name),
    ['Panadería', 'Víveres'],
  );
  assert.equal(await stockOf(api, flour), '48');
  assert.equal(await stockOf(api, cheese), '8.4');
  const movements = await api.database.query('select kind from stock_movements where company_id = $1', [
    company.id,
  ]);
  assert.deepEqual(movements, [{ kind: 'import' }, { kind: 'import' }]);
});

test('the same file again doubles nothing and touches nothing', async () => {
  const mine = await openCompany(api);
  const list = 'nombre,ean,codigo,cantidad,precio\nMalta,7591446002176,,24,0.85\nHielo,,H,3,1\nPan,,,5,2\n';
  assert.deepEqual(counts(await send(mine, list)), [3, 0, 0]);
  const first = await api.ok(listProducts, { token: mine.token });
  assert.deepEqual(counts(await send(mine, list)), [0, 3, 0]);
  const again = await api.ok(listProducts, { token: mine.token });
  assert.deepEqual(again.items, first.items, 'updated_at included');
  const { length } = await api.database.query('select from stock_movements where company_id = $1', [mine.id]);
  assert.equal(length, 3);
});

test('a product that exists takes what the file says, and keeps the rest', async () => {
  const shop = await openShop(api);
  await send(shop, 'nombre,ean,codigo,categoria,costo,utilidad,minimo\nMalta,111,M1,Bebidas,0.50,30,6\n');
  const before = await find(shop, 'malta');

  assert.deepEqual(
    counts(await send(shop, 'nombre,ean,utilidad,costo\nMalta Polar,111 222,40,\n')),
    [0, 1, 0],
  );
  const after = await find(shop, 'malta');
  assert.deepEqual(
    { ...after, updated_at: '' },
    {
      ...before,
      name: 'Malta Polar',
      barcodes: ['111', '222'],
      utility: '40.00',
      updated_at: '',
      version: before.version + 1,
    },
  );

  await send(shop, 'nombre,codigo,ean\nMalta Polar 355 ml,m1,\n');
  assert.equal((await find(shop, '222')).name, 'Malta Polar 355 ml');
});

test('a file marks favourites, unmarks them, and leaves alone those that it says nothing of', async () => {
  const mine = await openCompany(api);
  await send(mine, 'nombre,favorito\nPan,sí\nCafé,Sí\nSal,\n');
  const marked = async () =>
    Promise.all(['pan', 'cafe', 'sal'].map(async (name) => (await find(mine, name)).favourite ?? false));
  assert.deepEqual(await marked(), [true, true, false]);
  await send(mine, 'nombre,favorito,costo\nPan,no,1\nCafé,,1\nSal,x,1\n');
  assert.deepEqual(await marked(), [false, true, true]);
  await send(mine, 'nombre,costo\nPan,2\nCafé,2\nSal,2\n');
  assert.deepEqual(await marked(), [false, true, true]);
});

test('a quantity is the new quantity: the ledger gets the difference', async () => {
  const shop = await openShop(api);
  const rice = await addProduct(api, shop, { name: 'Arroz', barcodes: ['333'], qty: '10' });
  await sell(api, shop, [{ product: rice, qty: '4' }]);
  await send(shop, 'nombre,ean,cantidad\nArroz,333,25\n');
  assert.equal(await stockOf(api, rice), '25');
  const rows = await api.database.query<{ kind: string; qty: string }>(
    'select kind, qty::float8::text as qty from stock_movements where product_id = $1 order by id',
    [rice.id],
  );
  assert.deepEqual(
    rows.map(({ kind, qty }) => [kind, qty]),
    [
      ['initial', '10'],
      ['sale', '-4'],
      ['import', '19'],
    ],
  );
  await send(shop, 'nombre,ean,cantidad\nArroz,333,\n');
  assert.equal(await stockOf(api, rice), '25', 'an empty cell says nothing');
  await send(shop, 'nombre,ean,cantidad\nArroz,333,0\n');
  assert.equal(await stockOf(api, rice), '0');
});

test('a price is charged as it stands, unless it is what the utility gives', async () => {
  const mine = await openCompany(api);
  await send(
    mine,
    'nombre,costo,utilidad,precio\nSolo precio,,,1.50\nDe utilidad,10,30,13\nFijo,10,30,12.99\nSin nada,,,\n',
  );
  assert.equal((await find(mine, 'solo precio')).cost, null, 'what nobody knows is not 0');
  const price = async (name: string) => {
    const product = await find(mine, name);
    return [product.is_fixed_price, toMoney(linePrice(product).unit_price)];
  };
  assert.deepEqual(await price('solo precio'), [true, '1.50']);
  assert.deepEqual(await price('de utilidad'), [false, '13.00']);
  assert.deepEqual(await price('fijo'), [true, '12.99']);
  assert.deepEqual(await price('sin nada'), [false, '0.00']);
});

test('a cost of less than a cent keeps its decimals, out of a file and back', async () => {
  const mine = await openCompany(api);
  await send(mine, 'nombre,costo,utilidad\nCaramelo,"0,013",30\n');
  assert.equal((await find(mine, 'caramelo')).cost, '0.013');
});

test('a new currency counts for the amounts that come with it, not for those that stay', async () => {
  const mine = await openCompany(api);
  await send(mine, 'nombre,costo,utilidad\nPan,2,30\n');
  await send(mine, 'nombre,precio,moneda\nPan,2000,VES\n');
  const bread = await find(mine, 'pan');
  assert.deepEqual(
    [bread.cost, bread.cost_currency, bread.price, bread.price_currency, bread.is_fixed_price],
    ['2.00', 'USD', '2000.00', 'VES', true],
  );
});

test('rows that cannot be taken are told with line and reason, and the others are taken', async () => {
  const mine = await openCompany(api);
  await send(mine, 'nombre,ean,codigo\nA,1,a\nB,2,b\nC,3,\nD,4,\n');
  const result = await send(
    mine,
    'nombre,ean,codigo\n,9,\nDos productos,3 4,\nCódigo ajeno,2,a\nA,1,\nOtra vez A,,A\nNuevo,5,c\n',
  );
  assert.deepEqual(counts(result), [1, 1, 4]);
  assert.deepEqual(
    result.rejections.map(({ line, reason, field, value }) => [line, reason, field, value]),
    [
      [2, 'missing-name', 'name', null],
      [3, 'duplicate-code', 'barcode', '4'],
      [4, 'duplicate-code', 'code', 'a'],
      [6, 'duplicate-in-file', 'code', 'A'],
    ],
  );
});

test('all rejections are counted, and the first thousand told', async () => {
  const result = await send(await openCompany(api), `nombre,ean\n${',1\n'.repeat(1_500)}Pan,1\n`);
  assert.deepEqual([...counts(result), result.rejections.length], [1, 0, 1_500, 1_000]);
});

test('a name alone is about the product of that name, but never about one of several', async () => {
  const mine = await openCompany(api);
  await send(mine, 'nombre,ean\nÚnico,1\nDoble,2\nDoble,3\n');
  assert.deepEqual(counts(await send(mine, 'nombre,costo\nÚnico,1\nDoble,2\n')), [1, 1, 0]);
  assert.deepEqual(counts(await send(mine, 'nombre,costo\nDoble,3\n')), [0, 1, 0]);
  const { items } = await api.ok(listProducts, { token: mine.token, query: { search: 'doble' } });
  assert.deepEqual(items.map(({ cost, barcodes }) => `${cost} ${barcodes}`).sort(), [
    '3.00 ',
    'null 2',
    'null 3',
  ]);
});

test('another company’s products are another company’s', async () => {
  const [one, two] = [await openCompany(api), await openCompany(api)];
  const list = 'nombre,ean,codigo,categoria,cantidad\nMalta,7591446002176,M,Bebidas,5\n';
  assert.deepEqual(counts(await send(one, list)), [1, 0, 0]);
  assert.deepEqual(counts(await send(two, list.replace('Malta', 'Otra'))), [1, 0, 0]);
  assert.equal((await find(one, '7591446002176')).name, 'Malta');
  assert.equal((await find(two, '7591446002176')).name, 'Otra');
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

test('a file sent twice at once is imported once', async () => {
  const mine = await openCompany(api);
  const list = `nombre,ean,cantidad\n${names(3_000)
    .map((name, index) => `${name},${index},1\n`)
    .join('')}`;
  const answers = await Promise.all(
    [1, 2, 3].map(() => api.request(importProducts, { token: mine.token, headers: CSV, body: list })),
  );
  for (const answer of answers) assert.ok([200, 409].includes(answer.status), answer.text);
  assert.ok(answers.some(({ status }) => status === 200));
  assert.equal(await productCount(mine), 3_000);
  const [stock] = await api.database.query(
    'select sum(qty)::int from stock_movements where company_id = $1',
    [mine.id],
  );
  assert.deepEqual(stock, { sum: 3_000 });
});

test('of many files of one company at once one is read, and the others are told', async () => {
  const mine = await openCompany(api);
  const body = `nombre\n${','.repeat(2_000_000)}`;
  const answers = await Promise.all(Array.from({ length: 24 }, () => refuse({ token: mine.token }, body)));
  const reasons = answers.map(({ fields }) => fields.file);
  assert.ok(reasons.includes('line-too-long'));
  assert.ok(
    reasons.every((reason) => reason === 'line-too-long' || reason === 'import-running'),
    String(reasons),
  );
  assert.equal((await send(mine, 'nombre\nPan\n')).created, 1, 'the next one is read');
});

test('whoever asks meanwhile is answered before the largest list is read', async () => {
  const [mine, other] = [await openCompany(api), await openCompany(api)];
  const done: string[] = [];
  // As large as a list may be, and refused only at its end: all of it is read and checked.
  const list = `nombre,ean,categoria\n${Array.from({ length: 100_000 }, (_, n) => `Producto ${n},${n},Grupo ${n}\n`).join('')}`;
  const importing = refuse(mine, list).then((refused) => {
    done.push('import');
    return refused;
  });
  for (let asked = 0; asked < 5; asked++) {
    await api.ok(listProducts, { token: other.token });
    done.push('products');
  }
  const { fields, details } = await importing;
  assert.deepEqual(done.slice(0, 5), Array(5).fill('products'));
  assert.deepEqual(fields, { file: 'too-many-names' });
  assert.deepEqual(details, { field: 'category', count: 100_000, most: 1_000 });
  assert.equal(await productCount(mine), 0);
});

test('a list that takes more memory than its thread has is refused, and the server lives', async () => {
  const folder = await makeTestFolder();
  const path = join(folder, 'list.csv');
  await writeFile(path, `nombre\n${names(90_000).join('\n')}`);
  const [owner] = await api.database.query<{ id: string }>('select id from users where company_id = $1', [
    company.id,
  ]);
  const order = {
    task: 'write' as const,
    path,
    databaseUrl: api.database.appUrl,
    session: { companyId: company.id, userId: owner?.id ?? '', grants: new Map() },
    answerMs: 60_000,
  };
  await assert.rejects(
    runImport(PRODUCT_IMPORT, order, { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 2 }),
    (error: unknown) => error instanceof ApiError && error.extras.fields?.file === 'too-much',
  );
  await assert.rejects(
    runImport(PRODUCT_IMPORT, { ...order, answerMs: 1 }),
    (error: unknown) => error instanceof ApiError && error.code === 'ERROR_TIMEOUT',
  );
  await api.ok(healthLive);
});

test('a product made by hand meanwhile is updated, not doubled', async () => {
  const mine = await openCompany(api);
  const list = `nombre,ean\n${names(6_000)
    .map((name, index) => `${name},${index}\n`)
    .join('')}`;
  const importing = send(mine, list);
  const made = await api.request(createProduct, {
    token: mine.token,
    body: { name: 'A mano', barcodes: ['5999'], cost_currency: 'USD', price_currency: 'USD' },
  });
  const result = await importing;
  assert.equal(result.created + result.updated, 6_000);
  assert.equal(result.updated, made.status === 201 ? 1 : 0);
  assert.equal(await productCount(mine), 6_000);
});

test('a real catalogue of 20,000 goes in while the cash registers sell and the server answers', async (t) => {
  const shop = await openShop(api);
  const soda = await addProduct(api, shop, { name: 'Refresco', barcodes: ['77'], qty: '90000' });
  const list = [
    'codigo_barras,nombre,cantidad,costo',
    '77,Refresco,80000,0.50',
    ...names(20_000).map((name, index) => `${1e12 + index},"${name}",${index % 50},1.25`),
  ].join('\r\n');
  let importing = true;
  const started = performance.now();
  const sending = send(shop, list).finally(() => {
    importing = false;
  });
  let sales = 0;
  let slowest = 0;
  while (importing) {
    await sell(api, shop, [soda]);
    sales++;
    const asked = performance.now();
    await api.ok(healthLive);
    slowest = Math.max(slowest, performance.now() - asked);
  }
  const result = await sending;
  t.diagnostic(
    `${Math.round(performance.now() - started)} ms, ${sales} sales meanwhile, answers within ${Math.round(slowest)} ms`,
  );
  assert.deepEqual(counts(result), [20_000, 1, 0]);
  assert.ok(sales > 3, `only ${sales} sales while importing`);
  assert.equal(await productCount(shop), 20_001);
  await stockOf(api, soda);
});

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Galleta de avena «Ñandú» n.º ${index}`);
}
