import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findCompany,
  findOrder,
  findSale,
  listConfigurations,
  listOrders,
  returnSale,
  updateConfiguration,
} from '@cuadra/shared/contract';
import { openCompany, signInAs } from '../testing/company.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order } from '../testing/store.ts';

const api = await startApi();

test('who turns the automatic rate on does not turn on selling what there is not', async () => {
  const company = await openCompany(api);
  const { id } = await api.ok(listConfigurations, { token: company.token });
  const token = await signInAs(api, company, { only: [['company_configuration', 'change_auto_rate']] });
  await api.ok(updateConfiguration, { token, body: { id, with_auto_rate: false } });
  const { status, fields } = await api.refused(updateConfiguration, {
    token,
    body: { id, allow_negative_stock: true },
  });
  assert.deepEqual([status, fields], [403, { allow_negative_stock: 'not-allowed' }]);
  const { allow_negative_stock } = await api.ok(listConfigurations, { token });
  assert.equal(allow_negative_stock, false);
  const both = await signInAs(api, company, {
    only: [
      ['company_configuration', 'change_auto_rate'],
      ['company_configuration', 'change_optional_payments'],
    ],
  });
  await api.ok(updateConfiguration, { token: both, body: { id, allow_negative_stock: true } });
});

test('the answer to a return shows of it what the role sees of sales', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop, { qty: '10' });
  const sale = await sell(api, shop, [{ product, qty: '2' }]);
  const { products } = await api.ok(findSale, { token: shop.token, params: { id: sale.id } });
  const token = await signInAs(api, shop, {
    only: [
      ['sales', 'read'],
      ['sales', 'delete'],
    ],
  });
  const [line] = products;
  const [payment] = sale.payments;
  const answer = await api.ok(returnSale, {
    token,
    params: { id: sale.id },
    body: {
      lines: [{ line_id: line?.id ?? '', qty: '2' }],
      payments: [
        {
          payment_method_id: payment?.payment_method_id ?? '',
          amount: payment?.amount ?? '',
          currency: payment?.currency ?? '',
        },
      ],
    },
  });
  assert.deepEqual(
    [answer.lines, answer.payments, answer.total, answer.total_alternative, answer.debt],
    [[], [], null, null, null],
  );
});

test('how a buyer is reached is for who sees the clients of sales', async () => {
  const shop = await openShopWithStore(api);
  const product = await addProduct(api, shop, { qty: '10' });
  const made = await order(api, shop.slug, [{ product, qty: '1' }]);
  const id = await idOfOrder(api, made);
  const only = await signInAs(api, shop, { only: [['sales', 'read']] });
  const { items } = await api.ok(listOrders, { token: only });
  const seen = await api.ok(findOrder, { token: only, params: { id } });
  for (const one of [items[0], seen]) assert.deepEqual([one?.phone, one?.address], [null, null]);
  const clerk = await signInAs(api, shop, {
    only: [
      ['sales', 'read'],
      ['sales', 'detail_client'],
    ],
  });
  assert.equal((await api.ok(findOrder, { token: clerk, params: { id } })).phone, made.phone);
});

test('the mail address of the owner is for who reads users', async () => {
  const company = await openCompany(api);
  const clerk = await signInAs(api, company, { only: [['sales', 'create']] });
  const { owner } = await api.ok(findCompany, { token: clerk });
  assert.deepEqual([owner?.name, owner?.email], ['María Pérez', null]);
  assert.equal((await api.ok(findCompany, { token: company.token })).owner?.email, company.email);
});
