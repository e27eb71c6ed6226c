import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setProductPicture, updateOrder } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import sharp from 'sharp';
import { dataUrl } from '../../testing/picture.ts';
import { addProduct } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order } from '../../testing/store.ts';

const api = await startApi();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}${path}`, { headers, redirect: 'manual' });
const page = async (path: string) => {
  const response = await get(path);
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const photo = async (side: number, colour: string) =>
  dataUrl(
    await sharp({ create: { width: side, height: side, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  );
const pictureOf = async (colour: string) => ({
  large: await photo(640, colour),
  small: await photo(160, colour),
});

test('a picture is drawn in the middle width, in the newest format that the browser knows', async () => {
  const shop = await openShopWithStore(api);
  const { id } = await addProduct(api, shop, { name: 'Foto', price: '1' });
  const { token } = shop;
  const { image } = await api.ok(setProductPicture, { token, params: { id }, body: await pictureOf('#a31') });
  const look = async (accept: string, width = '360') => {
    const path = `/tienda/${shop.slug}/fotos/${image}/${width}`;
    const { headers } = await get(path, { accept });
    return [headers.get('content-type'), headers.get('vary')?.includes('accept') ?? false];
  };
  const both = await Promise.all([look('image/avif,image/webp,*/*'), look('image/avif,*/*')]);
  assert.deepEqual(both, Array(2).fill(['image/avif', true]));
  assert.deepEqual(await look('image/webp,*/*'), ['image/webp', true]);
  assert.deepEqual(await look('image/avif', '640'), ['image/jpeg', false]);
});

test('a store is a page of HTML with its goods, that a cache keeps for a moment and asks again by its tag', async () => {
  const shop = await openShopWithStore(api, { name: 'Bodega & Más', description: 'Abierto\ntodo el día' });
  await addProduct(api, shop, { name: 'Harina <b>PAN</b>' });
  const { status, html, headers } = await page(`/tienda/${shop.slug}`);
  assert.equal(status, 200);
  assert.match(headers.get('content-type') ?? '', /^text\/html/);
  assert.match(headers.get('cache-control') ?? '', /s-maxage=3/);
  assert.match(html, /Harina &lt;b>PAN&lt;\/b>/);
  assert.match(html, /<title>Bodega &amp; Más<\/title>/);
  assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe-eval/);
  const etag = headers.get('etag') ?? '';
  const again = await get(`/tienda/${shop.slug}`, { 'if-none-match': etag });
  assert.equal(again.status, 304);
});

test('what a shop writes ends no script and no attribute of its pages', async () => {
  const evil = '"></script><script>alert(1)</script>';
  const shop = await openShopWithStore(api, {
    name: `T ${evil}`,
    description: evil,
    payment_instructions: evil,
  });
  const product = await addProduct(api, shop, { name: evil });
  const { token } = await order(api, shop.slug, [{ product }], { note: evil });
  for (const path of [
    '',
    `/p/${product.id}`,
    '/carrito',
    `/pedido/${token}`,
    `/?q=${encodeURIComponent(evil)}`,
  ]) {
    const { status, html } = await page(`/tienda/${shop.slug}${path}`);
    assert.equal(status, 200, path);
    assert.doesNotMatch(html, /<script>alert/, path);
    assert.doesNotMatch(html, /="[^"]*"><\/script><script>/, path);
  }
});

test('a page of one store never shows what belongs to another, by id, slug, picture, token or cache', async () => {
  const [one, other] = [await openShopWithStore(api), await openShopWithStore(api)];
  const product = await addProduct(api, one, { name: 'Solo de la una' });
  const { image } = await api.ok(setProductPicture, {
    ...{ token: one.token, params: { id: product.id }, body: await pictureOf('#aa0000') },
  });
  const { token } = await order(api, one.slug, [{ product }]);
  for (const path of [`/p/${product.id}`, `/fotos/${image}/360`, `/fotos/${image}/640`, `/pedido/${token}`]) {
    // First of the one, so that whatever is cached is there.
    assert.equal((await get(`/tienda/${one.slug}${path}`)).status, 200, path);
    assert.equal((await get(`/tienda/${other.slug}${path}`)).status, 404, path);
  }
  assert.doesNotMatch((await page(`/tienda/${other.slug}`)).html, /Solo de la una/);
  assert.doesNotMatch((await page(`/tienda/${other.slug}/?q=una`)).html, /Solo de la una/);
  assert.doesNotMatch((await page(`/tienda/${other.slug}/sitemap.xml`)).html, new RegExp(product.id));
  assert.match((await page(`/tienda/${one.slug}/sitemap.xml`)).html, new RegExp(product.id));
});

test('pictures come in the width that is asked for, for good, and none of what the store does not show', async () => {
  const shop = await openShopWithStore(api);
  const product = await addProduct(api, shop);
  const { image } = await api.ok(setProductPicture, {
    ...{ token: shop.token, params: { id: product.id }, body: await pictureOf('#00aa00') },
  });
  for (const width of [160, 360, 640]) {
    const response = await get(`/tienda/${shop.slug}/fotos/${image}/${width}`);
    assert.match(response.headers.get('cache-control') ?? '', /immutable/);
    assert.equal((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width, width);
  }
  assert.equal((await get(`/tienda/${shop.slug}/fotos/${image}/9999`)).status, 404);
  assert.equal((await get(`/tienda/${shop.slug}/fotos/${'0'.repeat(32)}/360`)).status, 404);
  const cover = await get(`/tienda/${shop.slug}/portada.png`);
  const { width, height, format } = await sharp(Buffer.from(await cover.arrayBuffer())).metadata();
  assert.deepEqual([width, height, format], [1200, 630, 'png']);
  const icon = await get(`/tienda/${shop.slug}/icono`);
  assert.equal(icon.headers.get('content-type'), 'image/svg+xml');
  await api.database.query('update products set deleted_at = now() where id = $1', [product.id]);
  assert.equal((await get(`/tienda/${shop.slug}/fotos/${image}/640`)).status, 404);
});

test('an order is its buyer’s: no cache and no search engine has its page, and it tells what became of it', async () => {
  const shop = await openShopWithStore(api);
  const product = await addProduct(api, shop);
  const made = await order(api, shop.slug, [{ product }]);
  const path = `/tienda/${shop.slug}/pedido/${made.token}`;
  const first = await page(path);
  assert.match(first.headers.get('cache-control') ?? '', /no-store/);
  assert.match(first.headers.get('x-robots-tag') ?? '', /noindex/);
  assert.match(first.html, /¡Recibimos tu pedido!/);
  const id = await idOfOrder(api, made);
  await api.ok(updateOrder, {
    token: shop.token,
    body: { id, status: 'cancelled', reason: 'No quedó harina' },
  });
  const last = await page(path);
  assert.match(last.html, /Este pedido se anuló/);
  assert.match(last.html, /No quedó harina/);
});

test('what is not there is said by a page, in Spanish, whatever was asked', async () => {
  const shop = await openShopWithStore(api);
  const paths = ['/tienda/no-existe', '/tienda/%00', `/tienda/${'a'.repeat(90)}`];
  const below = [`/p/${newId()}`, '/p/nada', `/c/${newId()}`, '/pedido/x', '/fotos/x/1', '/logo'];
  for (const path of [...paths, ...below.map((rest) => `/tienda/${shop.slug}${rest}`)]) {
    const { status, html } = await page(path);
    assert.equal(status, 404, path);
    assert.match(html, /No encontramos esta página/, path);
  }
  assert.equal((await page(`/tienda/${shop.slug}/?q=${'x'.repeat(5_000)}&desde=nada`)).status, 404);
});
