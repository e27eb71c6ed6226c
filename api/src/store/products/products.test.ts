import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  deleteProduct,
  findPublicProduct,
  findStorePicture,
  findStoreProduct,
  listPublicProducts,
  type ProductPicture,
  sendStorePicture,
  setProductPicture,
  updateStoreProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { connect, withCompany } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { signInAs } from '../../testing/company.ts';
import { picture, webp } from '../../testing/picture.ts';
import { addProduct } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { openShopWithStore } from '../../testing/store.ts';
import { keepStorePicture } from './keep-store-picture.ts';

const api = await startApi();
const shop = await openShopWithStore(api);
const { token, slug } = shop;
const other = await openShopWithStore(api);

const send = async (body: ProductPicture, as = token) =>
  (await api.ok(sendStorePicture, { token: as, body })).image;
const tell = (id: string, description: string, images: string[] = []) =>
  api.ok(updateStoreProduct, { token, body: { id, description, images } });
const refusal = async (body: Parameters<typeof tellAs>[1], as = token) => {
  const { status, fields } = await tellAs(as, body);
  return [status, fields];
};
const tellAs = (as: string, body: { id: string; description: string; images: string[]; version?: number }) =>
  api.refused(updateStoreProduct, { token: as, body });
const shown = (id: string) => api.ok(findPublicProduct, { params: { slug, id } });
/** What a store answers for a picture of that hash. */
const photo = (hash: string, of = slug) => fetch(`${api.origin}/tienda/${of}/fotos/${hash}/640`);

test('buyers read what the store tells of a product, and see its pictures after its own', async () => {
  const { id } = await addProduct(api, shop, { name: 'Torta', price: '4' });
  assert.deepEqual(
    (({ description, images, image }) => ({ description, images, image }))(await shown(id)),
    { description: '', images: [], image: null },
    'nothing was ever told of it',
  );
  const [one, two] = [await send(picture(webp(500, 300))), await send(picture(webp(500, 301)))];
  assert.equal((await photo(one)).status, 404, 'nothing shows it yet');
  const told = await tell(id, 'De chocolate.\n\nPara diez.', [two, one]);
  assert.equal(told.version, 1);
  assert.deepEqual(await api.ok(findStoreProduct, { token, params: { id } }), told);

  // Without a picture of its own, the first one stands for it, in lists, too.
  const bare = await shown(id);
  assert.deepEqual([bare.description, bare.image, bare.images], ['De chocolate.\n\nPara diez.', two, [one]]);
  const { items } = await api.ok(listPublicProducts, { params: { slug }, query: { search: 'torta' } });
  assert.deepEqual(
    items.map(({ image }) => image),
    [two],
  );
  const { image: own } = await api.ok(setProductPicture, { token, params: { id }, body: picture() });
  const full = await shown(id);
  assert.deepEqual([full.image, full.images], [own, [two, one]]);
  for (const hash of [one, two]) assert.equal((await photo(hash)).status, 200);

  const page = await (await fetch(`${api.origin}/tienda/${slug}/p/${id}`)).text();
  for (const part of ['De chocolate.', 'Para diez.', `/fotos/${one}/360`, `/fotos/${two}/360`])
    assert.ok(page.includes(part), part);
});

test('a picture is in no other store, nor after nothing shows it', async () => {
  const { id } = await addProduct(api, shop, { name: 'Pan', price: '1' });
  const image = await send(picture(webp(400, 200)));
  await tell(id, '', [image]);
  assert.equal((await photo(image)).status, 200);
  assert.equal((await photo(image, other.slug)).status, 404);
  const look = (as: string) => api.request(findStorePicture, { token: as, params: { hash: image } });
  assert.equal((await look(token)).status, 200);
  assert.equal((await look(other.token)).status, 404);
  assert.deepEqual(await refusal({ id, description: '', images: [image] }, other.token), [404, {}]);
  const theirs = await addProduct(api, other, { name: 'Pan' });
  assert.deepEqual(await refusal({ id: theirs.id, description: '', images: [image] }, other.token), [
    400,
    { 'images.0': 'unknown' },
  ]);
  await tell(id, '', []);
  assert.equal((await photo(image)).status, 404);
  await tell(id, '', [image]);
  await api.ok(deleteProduct, { token, params: { id } });
  assert.equal((await photo(image)).status, 404);
  assert.equal((await api.refused(findStoreProduct, { token, params: { id } })).status, 404);
});

test('what is not there, twice there or too much is refused', async () => {
  const { id } = await addProduct(api, shop, { name: 'Sal' });
  const image = await send(picture(webp(410, 200)));
  const unknown = '0'.repeat(32);
  assert.deepEqual(await refusal({ id, description: '', images: [image, unknown] }), [
    400,
    { 'images.1': 'unknown' },
  ]);
  assert.deepEqual(await refusal({ id, description: '', images: [image, image] }), [
    400,
    { images: 'repeated' },
  ]);
  const six = Array.from({ length: 6 }, (_, index) => String(index).repeat(32));
  assert.equal((await tellAs(token, { id, description: '', images: six })).status, 400);
  assert.equal((await tellAs(token, { id, description: 'a'.repeat(2001), images: [] })).status, 400);
  assert.equal((await tellAs(token, { id: newId(), description: '', images: [] })).status, 404);
});

test('who began with what is there no more is told, and overwrites nothing', async () => {
  const { id } = await addProduct(api, shop, { name: 'Vela' });
  await api.ok(updateStoreProduct, { token, body: { id, description: 'Una', images: [], version: 0 } });
  const late = await tellAs(token, { id, description: 'Otra', images: [], version: 0 });
  assert.equal(late.status, 409);
  assert.equal((await api.ok(findStoreProduct, { token, params: { id } })).description, 'Una');
  const saved = await api.ok(updateStoreProduct, {
    token,
    body: { id, description: 'Otra', images: [], version: 1 },
  });
  assert.equal(saved.version, 2);
});

test('it is told by who may change products, and read by who sees them', async () => {
  const { id } = await addProduct(api, shop, { name: 'Té' });
  const reader = await signInAs(api, shop, { only: [['products', 'read']] });
  assert.equal((await tellAs(reader, { id, description: '', images: [] })).status, 403);
  assert.equal((await api.refused(sendStorePicture, { token: reader, body: picture() })).status, 403);
  assert.equal((await api.ok(findStoreProduct, { token: reader, params: { id } })).name, 'Té');
  const writer = await signInAs(api, shop, { only: [['products', 'update']] });
  const image = await send(picture(webp(420, 200)), writer);
  assert.equal(
    (await api.ok(updateStoreProduct, { token: writer, body: { id, description: '', images: [image] } }))
      .version,
    1,
  );
});

test('they take no more than the quota; those that nothing shows give way a day after they were sent', async () => {
  const full = await openShopWithStore(api);
  const { id } = await addProduct(api, full, { name: 'Uno', price: '1' });
  const db = connect(api.database.appUrl);
  try {
    // Each takes 1,060 bytes.
    const put = (width: number) =>
      withCompany(db, full.id, (trx) => keepStorePicture(trx, picture(webp(width, 50, 1_000)), 2_200));
    const used = await put(101);
    const body = { id, description: '', images: [used.image] };
    await api.ok(updateStoreProduct, { token: full.token, body });
    const unused = await put(102);
    const isOverQuota = (error: unknown) =>
      error instanceof ApiError && error.extras.fields?.large === 'quota';
    await assert.rejects(put(103), isOverQuota);
    assert.deepEqual(await put(102), unused, 'what is there needs no room');
    await api.database.query(
      `update store_pictures set sent_at = sent_at - interval '25 hours' where company_id = $1`,
      [full.id],
    );
    const late = await put(103);
    const look = async (hash: string) =>
      (await api.request(findStorePicture, { token: full.token, params: { hash } })).status;
    assert.deepEqual(
      [await look(used.image), await look(unused.image), await look(late.image)],
      [200, 404, 200],
    );
  } finally {
    await db.destroy();
  }
});
