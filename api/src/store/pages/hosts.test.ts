import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import {
  createCategory,
  createOrder,
  findStoreSettings,
  setProductPicture,
  updateStoreSettings,
} from '@cuadra/shared/contract';
import sharp from 'sharp';
import { dataUrl } from '../../testing/picture.ts';
import { addProduct } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { openShopWithStore, order, orderDraft } from '../../testing/store.ts';

const A = 'tienda.panaderia.test';
const B = 'compras.otra.test';
const api = await startApi({
  env: { PUBLIC_STORE_HOSTS: `${A}=panaderia,www.panaderia.test=panaderia,${B}=otra` },
});
/** The stores were there before they were given hosts: nobody takes their names now. */
const before = await startApi({ database: api.database });
const one = await openShopWithStore(before, { slug: 'panaderia', name: 'Panadería', phone: '0414-1234567' });
const other = await openShopWithStore(before, { slug: 'otra', name: 'Otra' });
const plain = await openShopWithStore(before, { name: 'Sin dominio' });
const category = await api.ok(createCategory, { token: one.token, body: { name: 'Panes' } });
const bread = await addProduct(api, one, { name: 'Pan canilla', category_id: category.id });
const shoes = await addProduct(api, other, { name: 'Zapatos' });

interface Asked {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

let asked = 0;

/** With a Host of one's own, which `fetch` does not let one say. */
function ask(
  host: string,
  path: string,
  { method = 'GET', body = '', ...headers }: Record<string, string> = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.origin);
    // From another address each time, so that no limit is met.
    const from = `10.9.${asked >> 8}.${asked++ & 255}`;
    const sent = { 'x-forwarded-for': from, ...headers, host };
    const asking = request({ hostname, port, path, method, headers: sent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      const { statusCode: status = 0 } = response;
      response.on('end', () => resolve({ status, text, headers: response.headers }));
    });
    asking.on('error', reject).end(body);
  });
}

const photo = async (side: number) =>
  dataUrl(
    await sharp({ create: { width: side, height: side, channels: 3, background: '#aa0000' } })
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  );

test('on its own host a store has its pages at the root, and all that they link to', async () => {
  const { image } = await api.ok(setProductPicture, {
    ...{
      token: one.token,
      params: { id: bread.id },
      body: { large: await photo(640), small: await photo(160) },
    },
  });
  const { token } = await order(api, one.slug, [{ product: bread }]);
  const paths = ['/', '/?q=pan', `/p/${bread.id}`, '/carrito', `/pedido/${token}`, `/fotos/${image}/360`];
  const more = ['/icono', '/portada.png', '/sitemap.xml', '/robots.txt', `/c/${category.id}`];
  for (const path of [...paths, ...more]) assert.equal((await ask(A, path)).status, 200, path);
  const home = (await ask(A, '/')).text;
  assert.match(home, /<html[^>]* data-store="panaderia" data-base(?:="")?[ >]/);
  assert.match(home, new RegExp(`href="/p/${bread.id}"`));
  assert.match(home, new RegExp(`src="/fotos/${image}/360"`));
  assert.doesNotMatch(home, /\/tienda\//);
  const message = (await ask(A, `/pedido/${token}`)).text;
  assert.ok(message.includes(encodeURIComponent(`http://${A}/pedido/${token}`)));
});

test('on the main host it is where it was, and says that its own host is its address', async () => {
  for (const [host, base] of [
    ['cuadra.test', '/tienda/panaderia'],
    [A, ''],
    ['www.panaderia.test', ''],
  ] as const) {
    const path = `/p/${bread.id}`;
    const secure = { 'x-forwarded-proto': 'https' };
    const { text } = await ask(host, base + path, secure);
    assert.match(text, new RegExp(`<link rel="canonical" href="https://${A}${path}"`), host);
    assert.match(text, new RegExp(`property="og:url" content="https://${A}${path}"`), host);
    assert.match(text, new RegExp(`property="og:image" content="https://${A}/`), host);
    assert.match(text, new RegExp(`href="${base}/carrito"`), host);
    assert.match(
      (await ask(host, `${base}/sitemap.xml`, secure)).text,
      new RegExp(`<loc>https://${A}${path}<`),
    );
    assert.match(
      (await ask(host, `${base}/robots.txt`, secure)).text,
      new RegExp(`https://${A}/sitemap.xml`),
    );
  }
  const { text } = await ask('cuadra.test', `/tienda/${plain.slug}`);
  assert.match(text, new RegExp(`rel="canonical" href="http://cuadra.test/tienda/${plain.slug}/"`));
});

test('a buyer orders from the own host of a store, and there from no other', async () => {
  const send = (slug: string, product: typeof bread) =>
    ask(A, `/api/v1/public/stores/${slug}/orders`, {
      ...{ method: 'POST', 'content-type': 'application/json' },
      body: JSON.stringify(orderDraft([{ product }])),
    });
  assert.equal((await send('panaderia', bread)).status, createOrder.status ?? 200);
  assert.equal((await send('otra', shoes)).status, 404);
  assert.equal((await send('panaderia', shoes)).status, 400);
});

test('on a host of its own nothing answers but the store: not the shell, no call, no other store', async () => {
  const allowed = /^\/api\/v1\/public\/stores\/:slug/;
  const paths = api.routes.map(({ url, method }) => ({
    method: [method].flat()[0] ?? 'GET',
    path: url
      .replace(':slug', allowed.test(url) ? 'otra' : 'panaderia')
      .replaceAll(/:\w+/g, bread.id)
      .replace('*', 'x'),
  }));
  assert.ok(paths.some(({ path }) => path === '/api/v1/sales/create'));
  for (const { method, path } of paths) {
    if (path === '/' || method === 'OPTIONS') continue;
    const { status, text } = await ask(A, path, { method });
    assert.equal(status, 404, `${method} ${path}`);
    assert.doesNotMatch(text, /<title>Cuadra|Zapatos/, path);
  }
  const shell = ['/login', '/cash-register', '/index.html', '/remotes/x/1.0.0/entry.js', '/statement'];
  const escapes = [
    ...[
      '/tienda/otra',
      '/tienda/panaderia',
      '/../otra',
      '/..',
      '/%2e%2e/otra',
      '//otra',
      '/tienda-archivos/',
    ],
    ...['/tienda-archivos/x', '/tienda-archivos/../index.html', '/tienda-archivos/%2e%2e/index.html'],
    ...['/api/v1/public/stores/panaderia/../otra', '/api/v1/public/stores/panaderia%2f..%2fotra'],
    ...['/api/v1/public/stores/panaderia-2', '/api/v1/public/stores/OTRA', '/api/v1//public/stores/otra'],
    ...['/api/v1/public/stores/panaderia#/../otra', '/API/v1/health/live', '/%61pi/v1/health/live'],
    ...['http://cuadra.test/login', 'http://cuadra.test/tienda/otra', `/p/${shoes.id}`, `/c/${shoes.id}`],
    `/api/v1/public/stores/panaderia/products/${shoes.id}`,
  ];
  for (const path of [...shell, ...escapes]) {
    const { status, text } = await ask(A, path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(text, /<title>Cuadra|Zapatos|Otra/, path);
  }
});

test('however a host is written it is of one store, and no cache mixes two', async () => {
  for (const host of [A, A.toUpperCase(), `${A}:8443`, `${A}.`, `${A}.:80`, 'www.panaderia.test']) {
    for (const _ of [1, 2]) {
      const { status, text } = await ask(host, '/');
      assert.equal(status, 200, host);
      assert.match(text, /Pan canilla/, host);
      assert.doesNotMatch(text, /Zapatos|8443/, host);
      const theirs = (await ask(B, '/')).text;
      assert.match(theirs, /Zapatos/);
      assert.doesNotMatch(theirs, /Pan canilla/);
    }
  }
  // A proxy that is trusted passes this one on as the caller wrote it.
  for (const [host, said] of [
    [A, B],
    [B, A],
    [A, 'cuadra.test'],
  ] as const) {
    const tricked = await ask(host, '/', { 'x-forwarded-host': said, forwarded: `host=${said}` });
    assert.equal(tricked.text, (await ask(host, '/')).text);
  }
  const main = await ask('cuadra.test', `/tienda/${plain.slug}`, { 'x-forwarded-host': 'mala.test' });
  assert.doesNotMatch(main.text, /mala\.test/);
  assert.equal((await ask('cuadra.test', '/', { 'x-forwarded-host': A })).text.includes('canilla'), false);
});

test('the page of what is missing leads to the root, and a store that is taken down is missing', async () => {
  assert.match((await ask(A, '/nada')).text, /href="\/"/);
  const {
    is_open: _,
    products: __,
    host,
    version: ___,
    ...settings
  } = await api.ok(findStoreSettings, { token: other.token });
  assert.equal(host, B);
  await api.ok(updateStoreSettings, { token: other.token, body: { ...settings, is_published: false } });
  const down = await ask(B, `/?q=${Date.now()}`);
  assert.equal(down.status, 404);
  assert.doesNotMatch(down.text, /href="\/"/);
  await api.ok(updateStoreSettings, { token: other.token, body: { ...settings, is_published: true } });
});

test('the name of a store with a host is neither taken nor given up, nor is its host told to others', async () => {
  const draft = async (shop: { token: string }) => {
    const { is_open: _, products: __, host: ___, ...rest } = await api.ok(findStoreSettings, shop);
    return rest;
  };
  const leave = { ...(await draft(one)), slug: 'panaderia-nueva' };
  const left = await api.refused(updateStoreSettings, { token: one.token, body: leave });
  assert.deepEqual(left.fields, { slug: 'has-host' });
  await api.database.query("update store_settings set slug = 'ida' where slug = 'panaderia'", []);
  const take = { ...(await draft(plain)), slug: 'panaderia' };
  const taken = await api.refused(updateStoreSettings, { token: plain.token, body: take });
  assert.deepEqual(taken.fields, { slug: 'already-used' });
  assert.equal((await api.ok(findStoreSettings, { token: plain.token })).host, null);
});
