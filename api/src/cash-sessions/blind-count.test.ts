import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CashSession,
  closeCashSession,
  createCashMovement,
  findCurrentCashSession,
  listConfigurations,
  openCashSession,
  updateConfiguration,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

test('counted blind, a cashier is told what should be there once it was counted, and who sees all sessions before', async () => {
  const shop = await openShop(api, { rate: '100' });
  const { cash } = shop;
  const flour = await addProduct(api, shop, { price: '1', qty: '1000' });
  const { id } = await api.ok(listConfigurations, { token: shop.token });
  await api.ok(updateConfiguration, { token: shop.token, body: { id, blind_count: true } });
  const cashier = await signInAs(api, shop, { only: [['sales', 'create']] });
  const supervisor = await signInAs(api, shop, {
    only: [
      ['sales', 'create'],
      ['reports', 'balance'],
    ],
  });
  const money = { payment_method_id: cash.main.id, amount: '100' };
  const opening = { id: newId(), opening: [money] };
  const named = { payment_method_id: cash.main.id, name: cash.main.name, currency: 'VES', is_cash: true };
  const assertHidden = ({ counts, totals, to_count }: CashSession) =>
    assert.deepEqual([counts, totals, to_count], [[], [], [named]]);

  assertHidden(await api.ok(openCashSession, { token: cashier, body: opening }));
  // The same once more, after a lost answer.
  assertHidden(await api.ok(openCashSession, { token: cashier, body: opening }));
  await sell(api, { ...shop, token: cashier }, [flour]);
  assertHidden(
    await api.ok(createCashMovement, {
      token: cashier,
      body: { kind: 'pay_in', ...money, reason: 'Sencillo' },
    }),
  );
  const current = await api.ok(findCurrentCashSession, { token: cashier });
  assertHidden(current.session ?? assert.fail('no cash session is open'));
  const closed = await api.ok(closeCashSession, {
    token: cashier,
    body: { id: opening.id, counted: [{ ...money, amount: '290' }] },
  });
  const [count] = closed.counts;
  assert.deepEqual([count?.expected, count?.difference, closed.to_count], ['300.00', '-10.00', undefined]);

  const seen = await api.ok(openCashSession, { token: supervisor, body: { opening: [money] } });
  assert.deepEqual([seen.counts[0]?.expected, seen.to_count], ['100.00', undefined]);
});

test('how a company counts is set by who may change what is optional', async () => {
  const shop = await openShop(api);
  const { id } = await api.ok(listConfigurations, { token: shop.token });
  const token = await signInAs(api, shop, { only: [['company_configuration', 'change_auto_rate']] });
  const { status, fields } = await api.refused(updateConfiguration, {
    token,
    body: { id, blind_count: true },
  });
  assert.deepEqual([status, fields], [403, { blind_count: 'not-allowed' }]);
  assert.equal((await api.ok(listConfigurations, { token })).blind_count, false);
});
