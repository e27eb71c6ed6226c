import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listCategories, listMeasures, listProducts } from '@cuadra/shared/contract';
import { linePrice, toMoney } from '@cuadra/shared/domain';
import { openCompany, type TestCompany } from '../../testing/company.ts';
import { counts, productImport } from '../../testing/product-import.ts';
import { addProduct, openShop, sell, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
const { send, find } = productImport(api);

let company: TestCompany;
before(async () => {
  company = await openCompany(api);
});

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

test('the planner knows of a long list at once, and reads no more than a page of it for a page', async () => {
  const shop = await openCompany(api);
  await send(shop, 'nombre;cantidad\nPan;1');
  // All that the planner knows: companies of a few products.
  await api.database.query('analyze products, product_stock');
  const rows = Array.from({ length: 4_000 }, (_, n) => `Producto ${n};${n % 90}`);
  assert.deepEqual(counts(await send(shop, ['nombre;cantidad', ...rows].join('\n'))), [4_000, 0, 0]);
  const plan = await api.database.query<{ 'QUERY PLAN': string }>(
    `explain select * from products join product_stock s
       on s.company_id = products.company_id and s.product_id = products.id
     where products.company_id = $1 order by name, products.id limit 201`,
    [shop.id],
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  assert.doesNotMatch(text, /Join Filter/, text);
});
