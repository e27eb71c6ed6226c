import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createRole,
  createSale,
  createUser,
  findSale,
  listRoles,
  updateRole,
  verifySession,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId } from '@cuadra/shared/domain';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { addRole, hire, roleDraft, userDraft } from '../testing/team.ts';

const api = await startApi();
const shop = await openShop(api);
const coffee = await addProduct(api, shop, { price: '5.40', is_fixed_price: true, qty: '1000' });

/** A sale of two at 5.40 with so much off. */
const withOff = (discount: string, given: object = {}) => ({
  ...draftSale(shop, [{ product: coffee, qty: '2', discount }]),
  ...given,
});

test('a cashier takes off ten percent, and the owner what they like', async () => {
  const { token, user } = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  await api.ok(createSale, { token, body: withOff('1.08') });
  for (const discount of ['1.09', '10.80']) {
    const { status, fields } = await api.refused(createSale, { token, body: withOff(discount) });
    assert.deepEqual([status, fields], [400, { 'lines.0.discount': 'above-limit' }]);
  }
  await api.ok(createSale, { token: shop.token, body: withOff('10.80') });
  // A late ticket is held to the limit of who gave it out, whoever sends it; its goods are gone.
  const late = () => ({ sold_at: new Date().toISOString(), seller_id: user.id });
  const reasonsOf = async (discount: string) => {
    const { id } = await api.ok(createSale, { token: shop.token, body: withOff(discount, late()) });
    return (await api.ok(findSale, { token: shop.token, params: { id } })).late?.reasons;
  };
  assert.deepEqual(await reasonsOf('5'), ['no-proof', 'seller', 'discount']);
  assert.deepEqual(await reasonsOf('1'), ['no-proof', 'seller']);
});

test('a role has a limit of its own, told to who has it, and felt with the next sale', async () => {
  const role = await addRole(api, shop, [['sales', 'create']], { max_discount: '25' });
  assert.equal(role.max_discount, '25');
  const { token } = await hire(api, shop, { role_id: role.id });
  assert.equal((await api.ok(verifySession, { token })).role?.max_discount, '25');
  await api.ok(createSale, { token, body: withOff('2.70') });
  const draft = roleDraft([['sales', 'create']]);
  const changed = await api.ok(updateRole, {
    token: shop.token,
    body: { ...draft, id: role.id, max_discount: '0' },
  });
  assert.equal(changed.max_discount, '0');
  assert.deepEqual((await api.refused(createSale, { token, body: withOff('0.01') })).fields, {
    'lines.0.discount': 'above-limit',
  });
  await api.ok(createSale, { token, body: withOff('0') });
  // Left out, it stays.
  assert.equal(
    (await api.ok(updateRole, { token: shop.token, body: { ...draft, id: role.id } })).max_discount,
    '0',
  );
});

test('a new role begins with ten percent, and no limit is more than all', async () => {
  const { token } = shop;
  assert.equal((await addRole(api, shop, [['sales', 'create']])).max_discount, '10');
  for (const max_discount of ['100.01', '-1', 'x']) {
    const { status } = await api.refused(createRole, {
      token,
      body: { ...roleDraft([['sales', 'create']]), max_discount },
    });
    assert.equal(status, 400, max_discount);
  }
  const { items } = await api.ok(listRoles, { token });
  assert.deepEqual(
    items.slice(0, 4).map(({ max_discount }) => max_discount),
    ['100', '100', '10', '10'],
  );
});

test('nobody hands out a higher limit than their own', async () => {
  const manager = await addRole(
    api,
    shop,
    [
      ['sales', 'create'],
      ['roles', 'create'],
      ['roles', 'update'],
      ['users', 'create'],
    ],
    { max_discount: '20' },
  );
  const { token } = await hire(api, shop, { role_id: manager.id });
  const body = roleDraft([['sales', 'create']], { max_discount: '21' });
  const refused = await api.refused(createRole, { token, body });
  assert.deepEqual([refused.status, refused.fields], [403, { modules: 'exceeds-own' }]);
  const own = await api.ok(createRole, { token, body: { ...body, max_discount: '20' } });
  const raised = await api.refused(updateRole, { token, body: { ...body, id: own.id } });
  assert.equal(raised.status, 403);
  const generous = await addRole(api, shop, [['sales', 'create']], { max_discount: '50' });
  const draft = userDraft({ role_id: generous.id });
  const hired = await api.refused(createUser, { token, body: { ...draft, id: newId() } });
  assert.deepEqual([hired.status, hired.fields], [403, { role_id: 'exceeds-own' }]);
});
