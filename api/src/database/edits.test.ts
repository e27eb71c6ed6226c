import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustStock,
  createCategory,
  deleteCategory,
  EditedDetails,
  findCompany,
  findProduct,
  findUser,
  importProducts,
  type Product,
  updateCompany,
  updatePaymentMethod,
  updateProduct,
  updateRole,
  updateUser,
} from '@cuadra/shared/contract';
import { ADMINISTRATOR_ROLE_ID, CASHIER_ROLE_ID, newId } from '@cuadra/shared/domain';
import { raceForRows } from '../testing/race.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { addRole, hire } from '../testing/team.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const pedro = await hire(api, shop, { role_id: ADMINISTRATOR_ROLE_ID, name: 'Pedro Pérez' });

const productBody = ({ updated_at: _, qty: __, ...product }: Product) => product;
const find = (id: string) => api.ok(findProduct, { token, params: { id } });
const add = (given: object = {}) => addProduct(api, shop, given);

/** What an edit is told that came second. */
function told(refused: { status: number; message: string; details?: unknown }) {
  assert.deepEqual([refused.status, refused.message], [409, 'ERROR_EDITED']);
  return EditedDetails.parse(refused.details);
}

test('who edits a product second is told what there is now and by whom, and nothing is written', async () => {
  const flour = await add({ name: 'Harina' });
  const hers = await api.ok(updateProduct, {
    token: pedro.token,
    body: { ...productBody(flour), name: 'Harina PAN', edit_id: newId() },
  });
  assert.equal(hers.version, flour.version + 1);
  const body = { ...productBody(flour), price: '3', edit_id: newId() };
  const details = told(await api.refused(updateProduct, { token, body }));
  assert.deepEqual([details.by, details.is_own, details.current], ['Pedro Pérez', false, hers]);
  assert.ok(details.at);
  assert.deepEqual(await find(flour.id), hers);
  // Told of it, one may put one's own over it.
  const mine = await api.ok(updateProduct, { token, body: { ...body, version: hers.version } });
  assert.deepEqual([mine.name, mine.price, mine.version], ['Harina', '3.00', hers.version + 1]);
});

test('of two at once one is written and the other is told', async () => {
  const flour = await add();
  const tasks = [token, pedro.token].map((of, index) => () => {
    const body = { ...productBody(flour), name: `De ${index}`, edit_id: newId() };
    return api.request(updateProduct, { token: of, body });
  });
  const rows = { text: 'select from products where id = $1 for update', values: [flour.id] };
  const answers = await raceForRows(api.database, rows, tasks);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await find(flour.id)).version, flour.version + 1);
});

test('sales and stock move no version', async () => {
  const flour = await add({ qty: '10' });
  await sell(api, shop, [flour]);
  await api.ok(adjustStock, { token, body: { product_id: flour.id, qty: '3', reason: 'Llegó' } });
  assert.equal((await find(flour.id)).version, flour.version);
  const changed = await api.ok(updateProduct, { token, body: { ...productBody(flour), name: 'Otra' } });
  assert.equal(changed.version, flour.version + 1);
});

test('a try after a lost answer is no conflict with oneself, with other values neither', async () => {
  const flour = await add();
  const body = { ...productBody(flour), name: 'Harina', edit_id: newId() };
  const first = await api.ok(updateProduct, { token, body });
  assert.deepEqual(await api.ok(updateProduct, { token, body }), {
    ...first,
    updated_at: (await find(flour.id)).updated_at,
  });
  const again = await api.ok(updateProduct, { token, body: { ...body, name: 'Harina PAN' } });
  assert.equal(again.name, 'Harina PAN');
  // After somebody else's edit it is one.
  await api.ok(updateProduct, { token: pedro.token, body: { ...productBody(again), name: 'De Pedro' } });
  assert.equal(told(await api.refused(updateProduct, { token, body })).by, 'Pedro Pérez');
  // The own edit in another form, too, and it says so.
  const own = await api.ok(updateProduct, { token, body: { ...productBody(flour), version: undefined } });
  const later = { ...productBody(flour), name: 'Tarde', edit_id: newId() };
  const details = told(await api.refused(updateProduct, { token, body: later }));
  assert.deepEqual([details.is_own, details.current], [true, own]);
});

test('a change without a version is taken, and what changes nothing is no edit', async () => {
  const flour = await add();
  const { version: _, ...body } = productBody(flour);
  assert.equal((await api.ok(updateProduct, { token, body })).version, flour.version);
  assert.equal(
    (await api.ok(updateProduct, { token, body: { ...body, name: 'Y' } })).version,
    flour.version + 1,
  );
});

test('an import and a category that went are edits, and by whom', async () => {
  const category = await api.ok(createCategory, { token, body: { name: 'Víveres' } });
  const flour = await add({ code: 'H-1', category_id: category.id });
  await api.ok(deleteCategory, { token: pedro.token, params: { id: category.id } });
  const body = { ...productBody(flour), category_id: null, name: 'Mía' };
  assert.equal(told(await api.refused(updateProduct, { token, body })).by, 'Pedro Pérez');
  const { version } = await find(flour.id);
  await api.ok(importProducts, {
    token: pedro.token,
    body: 'nombre,codigo\nHarina de maíz,H-1\n',
    headers: { 'content-type': 'text/csv' },
  });
  const late = { ...body, version };
  const details = told(await api.refused(updateProduct, { token, body: late }));
  assert.deepEqual([details.by, (details.current as Product).name], ['Pedro Pérez', 'Harina de maíz']);
});

test('a role: with what it permits', async () => {
  const { users: _, company_id: __, ...role } = await addRole(api, shop, [['sales', 'create']]);
  const modules = [{ module: 'sales', permissions: '1;2' }];
  const changed = await api.ok(updateRole, { token: pedro.token, body: { ...role, modules } });
  assert.equal(changed.version, role.version + 1);
  const details = told(await api.refused(updateRole, { token, body: { ...role, name: 'Otro' } }));
  assert.deepEqual([details.by, details.current], ['Pedro Pérez', changed]);
  const same = await api.ok(updateRole, { token, body: { ...role, modules, version: changed.version } });
  assert.equal(same.version, changed.version);
});

test('a payment method', async () => {
  const method = shop.cash.main;
  const changed = await api.ok(updatePaymentMethod, {
    token: pedro.token,
    body: { ...method, description: 'En caja' },
  });
  const details = told(
    await api.refused(updatePaymentMethod, { token, body: { ...method, name: 'Efectivo' } }),
  );
  assert.deepEqual([details.by, details.current], ['Pedro Pérez', changed]);
});

test('a user: what they do themselves by signing in is no edit', async () => {
  const { id } = (await hire(api, shop, { role_id: CASHIER_ROLE_ID })).user;
  const before = await api.ok(findUser, { token, params: { id } });
  const { version } = before;
  await api.ok(updateUser, { token: pedro.token, body: { id, name: 'Ana María', version } });
  const details = told(await api.refused(updateUser, { token, body: { id, name: 'Ana', version } }));
  assert.deepEqual(
    [details.by, details.current],
    ['Pedro Pérez', { ...(await api.ok(findUser, { token, params: { id } })) }],
  );
});

test('the company', async () => {
  const { owner: _, country: __, ...company } = await api.ok(findCompany, { token });
  const changed = await api.ok(updateCompany, { token, body: { ...company, phone: '0412' } });
  assert.equal(changed.version, company.version + 1);
  const late = await api.refused(updateCompany, { token, body: { ...company, address: 'Av. 1' } });
  const details = told(late);
  assert.deepEqual([details.is_own, details.by, details.current], [true, shop.user.name, changed]);
});
