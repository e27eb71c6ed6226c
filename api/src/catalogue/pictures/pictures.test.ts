import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  deleteProduct,
  findPicture,
  findProduct,
  listProducts,
  type ProductPicture,
  removeProductPicture,
  setProductPicture,
  updateProduct,
} from '@cuadra/shared/contract';
import { connect, withCompany } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { signInAs } from '../../testing/company.ts';
import { dataUrl, jpeg, picture, webp } from '../../testing/picture.ts';
import { addProduct, openShop, type TestShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { setPicture } from './set-picture.ts';

const api = await startApi();
const shop = await openShop(api);
const other = await openShop(api);

const give = (id: string, body: ProductPicture, of: Pick<TestShop, 'token'> = shop) =>
  api.ok(setProductPicture, { token: of.token, params: { id }, body });
const refusal = async (id: string, body: ProductPicture) => {
  const { status, fields } = await api.refused(setProductPicture, {
    token: shop.token,
    params: { id },
    body,
  });
  return [status, fields];
};
const look = (hash: string, size: 'large' | 'small', token = shop.token) =>
  api.request(findPicture, { token, params: { hash }, query: { size } });

test('a product has the picture that it was given, in both sizes, until it has another', async () => {
  const product = await addProduct(api, shop, { name: 'Harina' });
  assert.equal('image' in product, false);
  const first = picture();
  const { image = '', version } = await give(product.id, first);
  assert.match(image, /^[0-9a-f]{32}$/);
  assert.equal(version, product.version, 'it is no edit of the form');
  assert.equal((await api.ok(findProduct, { token: shop.token, params: { id: product.id } })).image, image);
  const answer = await look(image, 'large');
  assert.deepEqual(answer.body, { image: first.large });
  assert.equal(answer.headers.get('cache-control'), 'private, max-age=31536000, immutable');
  assert.match(answer.headers.get('vary') ?? '', /authorization/i);
  assert.deepEqual((await look(image, 'small')).body, { image: first.small });

  const second = await give(product.id, picture(webp(640, 640), webp(160, 160)));
  assert.notEqual(second.image, image);
  assert.equal((await look(image, 'large')).status, 404);
  // Two that show the same have one address, and each keeps it when the other loses it.
  const twin = await addProduct(api, shop, { name: 'Harina igual' });
  assert.equal((await give(twin.id, picture(webp(640, 640), webp(160, 160)))).image, second.image);
  const bare = await api.ok(removeProductPicture, { token: shop.token, params: { id: product.id } });
  assert.equal('image' in bare, false);
  assert.equal((await look(String(second.image), 'large')).status, 200);
  await api.ok(removeProductPicture, { token: shop.token, params: { id: product.id } });
});

test('a device that keeps a copy hears of a picture', async () => {
  const product = await addProduct(api, shop, { name: 'Sal' });
  const { as_of } = await api.ok(listProducts, { token: shop.token });
  const { image } = await give(product.id, picture(webp(200, 200)));
  const { items } = await api.ok(listProducts, { token: shop.token, query: { updated_since: as_of } });
  assert.equal(items.find(({ id }) => id === product.id)?.image, image);
});

test('to save the form leaves the picture, and refuses one among its fields', async () => {
  const product = await addProduct(api, shop, { name: 'Vela' });
  const given = await give(product.id, picture(webp(201, 200)));
  const { updated_at: _, qty: __, version: ___, image, ...fields } = given;
  const saved = await api.ok(updateProduct, { token: shop.token, body: { ...fields, name: 'Vela larga' } });
  assert.equal(saved.image, image);
  const body = { ...fields, image } as typeof fields;
  assert.equal((await api.refused(updateProduct, { token: shop.token, body })).status, 400);
});

test('what is no picture, or too large a one, is refused', async () => {
  const { id } = await addProduct(api, shop, { name: 'Jabón' });
  const broken = webp(100, 100);
  broken[20] = 0;
  const html = Buffer.from('<html><script>alert(1)</script></html>                    ');
  const wrong: [ProductPicture, object][] = [
    [{ ...picture(), large: dataUrl(html) }, { large: 'not-a-picture' }],
    [{ ...picture(), large: dataUrl(broken) }, { large: 'not-a-picture' }],
    [{ ...picture(), large: dataUrl(webp(100, 100), 'image/jpeg') }, { large: 'not-a-picture' }],
    [{ ...picture(), small: dataUrl(jpeg(100, 100), 'image/jpeg') }, { small: 'not-a-picture' }],
    [{ ...picture(), large: dataUrl(webp(100, 100), 'image/svg+xml') }, { large: 'not-a-picture' }],
    [{ ...picture(), large: 'https://ejemplo.com/foto.webp' }, { large: 'not-a-picture' }],
    [picture(webp(641, 480)), { large: 'too-large' }],
    [picture(webp(480, 641)), { large: 'too-large' }],
    [picture(webp(640, 480), webp(161, 10)), { small: 'too-large' }],
    [picture(webp(640, 480, 120_001)), { large: 'too-large' }],
    [picture(webp(640, 480, 150_000)), { large: 'too-large' }],
    [picture(webp(640, 480), webp(100, 100, 24_002)), { small: 'too-large' }],
    // Cut short: it says that it is longer.
    [picture(webp(640, 480, 900).subarray(0, 600)), { large: 'not-a-picture' }],
    [picture(Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1')), { large: 'not-a-picture' }],
  ];
  for (const [body, fields] of wrong) assert.deepEqual(await refusal(id, body), [400, fields]);
  const jpegs = { large: dataUrl(jpeg(640, 300), 'image/jpeg'), small: dataUrl(jpeg(160, 75), 'image/jpeg') };
  assert.ok((await give(id, jpegs)).image);
  const wide = { ...jpegs, large: dataUrl(jpeg(641, 300), 'image/jpeg') };
  assert.deepEqual(await refusal(id, wide), [400, { large: 'too-large' }]);
});

test('it is given by who may edit, seen by who sells, and by nobody of another company', async () => {
  const { id } = await addProduct(api, shop, { name: 'Azúcar' });
  const { image = '' } = await give(id, picture(webp(300, 300)));
  const seller = await signInAs(api, shop, { only: [['sales', 'create']] });
  assert.equal((await look(image, 'small', seller)).status, 200);
  const { items } = await api.ok(listProducts, { token: seller });
  assert.equal(items.find((product) => product.id === id)?.image, image);
  const creator = await signInAs(api, shop, {
    only: [
      ['products', 'create'],
      ['products', 'read'],
    ],
  });
  for (const token of [seller, creator]) {
    const set = await api.refused(setProductPicture, { token, params: { id }, body: picture() });
    assert.equal(set.status, 403);
    assert.equal((await api.refused(removeProductPicture, { token, params: { id } })).status, 403);
  }
  assert.equal((await look(image, 'small', await signInAs(api, shop, { only: [] }))).status, 403);

  const own = await addProduct(api, other, { name: 'De otra' });
  assert.equal((await look(image, 'large', other.token)).status, 404);
  assert.equal((await look(image, 'small', other.token)).status, 404);
  for (const call of [setProductPicture, removeProductPicture]) {
    const body = call === setProductPicture ? { body: picture() } : {};
    const { status } = await api.send(call.method, `/api/v1/products/${id}/picture`, {
      ...{ token: other.token, ...body },
    });
    assert.equal(status, 404);
  }
  // The same picture of its own has the same address, and is its own.
  assert.equal((await give(own.id, picture(webp(300, 300)), other)).image, image);
  await api.ok(removeProductPicture, { token: other.token, params: { id: own.id } });
  assert.equal((await look(image, 'large', other.token)).status, 404);
  assert.equal((await look(image, 'large')).status, 200);
});

test('a company’s pictures take no more than its quota, and those of withdrawn products give way', async () => {
  const full = await openShop(api);
  const [one, two, three] = [
    await addProduct(api, full, { name: 'Uno' }),
    await addProduct(api, full, { name: 'Dos' }),
    await addProduct(api, full, { name: 'Tres' }),
  ];
  const db = connect(api.database.appUrl);
  try {
    // Each takes 1,060 bytes.
    const put = (id: string, width: number) =>
      withCompany(db, full.id, (trx) => setPicture(trx, full.id, id, picture(webp(width, 50, 1_000)), 2_200));
    const first = await put(one.id, 101);
    await put(two.id, 102);
    const isOverQuota = (error: unknown) =>
      error instanceof ApiError && error.extras.fields?.large === 'quota';
    await assert.rejects(put(three.id, 103), isOverQuota);
    // Another one in its place needs no more room than it had.
    await put(two.id, 104);
    // Two at once do not both fit into what is left.
    await api.ok(removeProductPicture, { token: full.token, params: { id: two.id } });
    const both = await Promise.allSettled([put(two.id, 105), put(three.id, 106)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);

    await api.ok(deleteProduct, { token: full.token, params: { id: one.id } });
    assert.equal((await look(String(first.image), 'small', full.token)).status, 200);
    const rest = both[0].status === 'fulfilled' ? three : two;
    const late = await put(rest.id, 107);
    assert.ok(late.image);
    assert.equal((await look(String(first.image), 'small', full.token)).status, 404);
    const { items } = await api.ok(listProducts, { token: full.token, query: { withdrawn: 'true' } });
    assert.deepEqual(
      items.map(({ id, image }) => [id, image]),
      [[one.id, undefined]],
    );
    const withdrawn = { token: full.token, params: { id: one.id }, body: picture() };
    assert.equal((await api.refused(setProductPicture, withdrawn)).status, 404);
  } finally {
    await db.destroy();
  }
});
