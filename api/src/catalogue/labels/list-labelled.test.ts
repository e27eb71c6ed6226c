import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adjustStock, createSale, deleteProduct, listLabelled } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addProduct, draftSale, openShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const labelled = (selection: { ids: string[] } | { filter: object }, of = token) =>
  api.ok(listLabelled, { token: of, body: { selection } });

test('labels of some products, by name, with the goods that came in last', async () => {
  const rice = await addProduct(api, shop, { name: 'Etiqueta arroz', qty: '40' });
  const beans = await addProduct(api, shop, { name: 'Etiqueta caraota', qty: '0' });
  const add = (qty: string) =>
    api.ok(adjustStock, { token, body: { product_id: rice.id, qty, cause: 'other', reason: 'Llegó' } });
  assert.equal((await labelled({ ids: [rice.id] })).items[0]?.last_entry, '40');
  await add('12');
  await add('-3');
  await api.ok(createSale, { token, body: draftSale(shop, [rice]) });
  const { items, is_more } = await labelled({ ids: [beans.id, rice.id, rice.id, newId()] });
  assert.deepEqual(
    items.map(({ name, qty, last_entry }) => [name, qty, last_entry]),
    [
      ['Etiqueta arroz', '48', '12'],
      ['Etiqueta caraota', '0', null],
    ],
  );
  assert.equal(is_more, false);
});

test('labels of all that a filter finds, and of nothing that was withdrawn', async () => {
  const [kept, gone] = [
    await addProduct(api, shop, { name: 'Filtrado uno' }),
    await addProduct(api, shop, { name: 'Filtrado dos' }),
  ];
  await api.ok(deleteProduct, { token, params: { id: gone.id } });
  for (const selection of [{ filter: { search: 'filtrado' } }, { ids: [kept.id, gone.id] }])
    assert.deepEqual(
      (await labelled(selection)).items.map(({ id }) => id),
      [kept.id],
    );
});

test('they take products: read, and say nothing of other companies', async () => {
  const product = await addProduct(api, shop, { name: 'Ajeno' });
  const seller = await signInAs(api, shop, { only: [['sales', 'create']] });
  const body = { selection: { ids: [product.id] } };
  assert.equal((await api.refused(listLabelled, { token: seller, body })).status, 403);
  const other = await openShop(api);
  assert.deepEqual((await labelled({ ids: [product.id] }, other.token)).items, []);
});
