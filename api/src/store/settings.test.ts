import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createCategory,
  deleteCategory,
  deleteProduct,
  findCompany,
  findPublicStore,
  findStoreSettings,
  listOrders,
  updateCompany,
  updateStoreSettings,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { openCompany } from '../testing/company.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { openShopWithStore } from '../testing/store.ts';
import { addRole, hire } from '../testing/team.ts';

const api = await startApi();

const shopWithStore = (given?: Parameters<typeof openShopWithStore>[1]) => openShopWithStore(api, given);

const of = (slug: string) => ({ params: { slug } });

test('who began with what is there no more is told, and overwrites nothing', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const { is_open: _, products: __, host: ___, ...begun } = await api.ok(findStoreSettings, { token });
  assert.equal(begun.version, 1);
  // What stands in rows of its own is an edit, too.
  const zone = { id: newId(), name: 'Centro', cost: '1.00', currency: 'USD' };
  const saved = await api.ok(updateStoreSettings, { token, body: { ...begun, zones: [zone] } });
  assert.equal(saved.version, 2);
  const late = await api.refused(updateStoreSettings, { token, body: { ...begun, name: 'Otra' } });
  assert.deepEqual([late.status, late.message], [409, 'ERROR_EDITED']);
  assert.deepEqual(await api.ok(findStoreSettings, { token }), saved);
  const edit_id = newId();
  const body = { ...begun, name: 'Otra', version: 2, edit_id };
  const changed = await api.ok(updateStoreSettings, { token, body });
  // The same form again, whose answer was lost.
  assert.equal((await api.ok(updateStoreSettings, { token, body })).name, changed.name);
});

test('its colour is the company’s: changed in one place it is the other’s, and undone by no form of before', async () => {
  const shop = await shopWithStore();
  const { token } = shop;
  const { is_open: _, products: __, host: ___, ...begun } = await api.ok(findStoreSettings, { token });
  const { owner: ____, country: _____, ...company } = await api.ok(findCompany, { token });
  await api.ok(updateStoreSettings, { token, body: { ...begun, colour: '#0d47a1' } });
  assert.equal((await api.ok(findCompany, { token })).colour, '#0d47a1');
  const late = await api.refused(updateCompany, { token, body: { ...company, colour: '#aa0000' } });
  assert.equal(late.message, 'ERROR_EDITED');

  const { version } = await api.ok(findCompany, { token });
  await api.ok(updateCompany, { token, body: { ...company, colour: '#00695c', version } });
  assert.equal((await api.ok(findPublicStore, of(shop.slug))).colour, '#00695c');
  const stale = await api.refused(updateStoreSettings, {
    token,
    body: { ...begun, version: begun.version + 1 },
  });
  assert.equal(stale.message, 'ERROR_EDITED');
});

test('who changes the company and who changes the store at once wait for each other, and neither is refused', async () => {
  const shop = await shopWithStore();
  const { token, id } = shop;
  const {
    is_open: _,
    products: __,
    host: ___,
    version: ____,
    ...store
  } = await api.ok(findStoreSettings, { token });
  for (let round = 0; round < 15; round++) {
    const colour = (end: number) => `#00${String(round).padStart(2, '0')}0${end}`;
    const { version: known } = await api.ok(findCompany, { token });
    // Half of them as a form sends them, which is held against what there is, and may be told of the other.
    const edit = round % 2 === 0 ? {} : { version: known };
    const body = { id, name: 'Bodega', colour: colour(1), ...edit };
    await Promise.all([
      api.ok(updateCompany, { token, body }).catch((error: unknown) => {
        assert.match(String(error), /ERROR_EDITED/);
      }),
      api.ok(updateStoreSettings, { token, body: { ...store, colour: colour(2) } }),
    ]);
  }
  const [deadlocks] = await api.database.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  assert.deepEqual(deadlocks, { deadlocks: 0 });
});

test('before it is set up there is a proposal that nobody finds, and setting it up keeps what was said', async () => {
  const shop = await openShop(api, { company_name: 'Bodega «La Ñapa», C.A.' });
  await api.database.query("update companies set modules = modules || array['ecommerce'] where id = $1", [
    shop.id,
  ]);
  const { token } = shop;
  const proposal = await api.ok(findStoreSettings, { token });
  assert.deepEqual(
    [proposal.slug, proposal.name, proposal.is_published, proposal.is_open],
    ['bodega-la-napa-c-a', 'Bodega «La Ñapa», C.A.', false, false],
  );
  assert.equal((await api.refused(findPublicStore, of(proposal.slug))).status, 404);

  const { id: category } = await api.ok(createCategory, { token, body: { name: 'Víveres' } });
  const hidden = await addProduct(api, shop);
  const { is_open: _, products: __, host: ___, ...rest } = proposal;
  const body = {
    ...rest,
    slug: ' La-Napa ',
    description: 'Todo para tu casa',
    phone: '0414-1234567',
    is_published: true,
    has_delivery: true,
    delivery_note: 'Solo en el centro',
    shown_currency: 'alternative' as const,
    payment_instructions: 'Pago Móvil 0102, 0414-1234567, V-14203118',
    catalogue: 'categories' as const,
    category_ids: [category],
    hidden_product_ids: [hidden.id, hidden.id],
    max_shown_qty: 10,
    pending_minutes: 120,
    max_order_qty: 12,
  };
  const kept = await api.ok(updateStoreSettings, { token, body });
  assert.deepEqual(kept, {
    ...{ ...body, slug: 'la-napa', hidden_product_ids: [hidden.id], is_open: true, host: null },
    products: [{ id: hidden.id, name: hidden.name }],
    version: 1,
  });
  assert.deepEqual(await api.ok(findStoreSettings, { token }), kept);
  // What the screen got, it can send back, whatever has gone since.
  await api.ok(deleteProduct, { token, params: { id: hidden.id } });
  await api.ok(deleteCategory, { token, params: { id: category } });
  const { is_open, products, host: ____, ...again } = await api.ok(findStoreSettings, { token });
  assert.deepEqual([is_open, products, again.category_ids, again.hidden_product_ids], [true, [], [], []]);
  await api.ok(updateStoreSettings, { token, body: again });
  assert.equal((await api.ok(findPublicStore, of('LA-NAPA'))).slug, 'la-napa');
});

test('a store has a name of its own, and shows only what its company has', async () => {
  const [one, other] = [await shopWithStore(), await shopWithStore()];
  const product = await addProduct(api, one);
  const body = { slug: one.slug, name: 'Otra' };
  const taken = await api.refused(updateStoreSettings, { token: other.token, body });
  assert.deepEqual([taken.status, taken.fields], [400, { slug: 'already-used' }]);
  for (const id of [product.id, newId()]) {
    const lists = { category_ids: [id], hidden_product_ids: [id] };
    const refused = await api.refused(updateStoreSettings, {
      token: other.token,
      body: { slug: other.slug, name: 'Otra', ...lists },
    });
    assert.deepEqual(refused.fields, { 'category_ids.0': 'unknown', 'hidden_product_ids.0': 'unknown' });
  }
  const wrong: [object, object][] = [
    [{ slug: 'a b' }, { slug: 'not-a-slug' }],
    [{ slug: 'ñapa' }, { slug: 'not-a-slug' }],
    [{ slug: '-napa' }, { slug: 'not-a-slug' }],
    [{ slug: 'ab' }, { slug: 'too-short' }],
    [{ slug: 'x'.repeat(41) }, { slug: 'too-long' }],
    [{ has_pickup: false, has_delivery: false }, { has_pickup: 'required' }],
    [{ max_shown_qty: 0 }, { max_shown_qty: 'too-small' }],
    [{ pending_minutes: 1 }, { pending_minutes: 'too-small' }],
    [{ company_id: one.id }, { company_id: 'unrecognized-keys' }],
  ];
  for (const [change, fields] of wrong) {
    const refused = await api.refused(updateStoreSettings, {
      token: other.token,
      body: { slug: other.slug, name: 'Otra', ...change },
    });
    assert.deepEqual([refused.status, refused.fields], [400, fields]);
  }
});

test('two that set up one store at once leave one of the two', async () => {
  const shop = await shopWithStore();
  const categories = await Promise.all(
    ['A', 'B'].map((name) => api.ok(createCategory, { token: shop.token, body: { name } })),
  );
  const answers = await Promise.all(
    categories.flatMap(({ id, name }) =>
      [1, 2].map(() => {
        const body = { slug: shop.slug, name, category_ids: [id] };
        return api.ok(updateStoreSettings, { token: shop.token, body });
      }),
    ),
  );
  for (const answer of answers) {
    assert.deepEqual(answer.category_ids, [categories.find(({ name }) => name === answer.name)?.id]);
  }
});

test('without the module its owner calls are closed', async () => {
  const { token } = await openCompany(api);
  for (const call of [findStoreSettings, listOrders]) {
    assert.equal((await api.refused(call, { token })).message, 'ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  }
});

test('who prepares orders needs not be able to publish the store', async () => {
  const shop = await shopWithStore();
  const role = await addRole(api, shop, [
    ['sales', 'read'],
    ['sales', 'update'],
    ['products', 'read'],
  ]);
  const { token } = await hire(api, shop, { role_id: role.id });
  await api.ok(listOrders, { token });
  await api.ok(findStoreSettings, { token });
  const body = { slug: shop.slug, name: 'Otra' };
  assert.equal((await api.refused(updateStoreSettings, { token, body })).status, 403);
});
