import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  type CashSession,
  closeCashSession,
  createCashMovement,
  createSale,
  findCurrentCashSession,
  listCashSessions,
  openCashSession,
  payDebt,
  returnSale,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addClient, addProduct, draftSale, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

async function shopWithCashSession(opening = '100') {
  const shop = await openShop(api, { rate: '100' });
  const { token, cash } = shop;
  const bolivares = (amount: string) => ({ payment_method_id: cash.main.id, amount, currency: 'VES' });
  const dollars = (amount: string) => ({ payment_method_id: cash.alternative.id, amount, currency: 'USD' });
  const cashSession = await api.ok(openCashSession, {
    token,
    body: { opening: [{ payment_method_id: cash.main.id, amount: opening }] },
  });
  const flour = await addProduct(api, shop, { price: '1', qty: '1000' });
  const current = async () =>
    (await api.ok(findCurrentCashSession, { token })).session ?? assert.fail('no cash session is open');
  return { ...shop, bolivares, dollars, cashSession, flour, current };
}

/** What a cash session should hold, by currency. */
const expected = ({ counts }: CashSession) =>
  Object.fromEntries(counts.map(({ currency, expected: amount }) => [currency, amount]));

/** What a cash session sold, what was undone in it, and what is left in both currencies. */
const sold = ({ totals }: CashSession) =>
  totals.map(({ sold, undone, total, total_alternative }) => [sold, undone, total, total_alternative]);

test('a day at the cash register: opened, sold, paid out and closed, and what is missing is told', async () => {
  const { token, cashSession, flour, cash, dollars, bolivares, current, ...shop } =
    await shopWithCashSession('100');
  assert.deepEqual(
    [cashSession.status, cashSession.closed_at, cashSession.sales, expected(cashSession)],
    ['open', null, 0, { VES: '100.00' }],
  );
  await sell(api, { ...shop, token, cash }, [flour], {
    payments: [dollars('5')],
    changes: [bolivares('400')],
  });
  await sell(api, { ...shop, token, cash }, [{ product: flour, qty: '9' }]);
  await api.ok(createCashMovement, {
    token,
    body: { kind: 'pay_out', payment_method_id: cash.main.id, amount: '50', reason: 'Hielo' },
  });
  await api.ok(createCashMovement, {
    token,
    body: { kind: 'pay_in', payment_method_id: cash.alternative.id, amount: '20', reason: 'Sencillo' },
  });
  const before = await current();
  assert.deepEqual(cashSession.totals, []);
  assert.deepEqual(sold(before), [['1000.00', '0.00', '1000.00', '10.00']]);
  assert.deepEqual(expected(before), { VES: '550.00', USD: '25.00' });
  assert.deepEqual([before.sales, before.counts[0]?.counted, before.counts[0]?.difference], [2, null, null]);
  assert.deepEqual(
    before.movements.map(({ kind, amount, reason, user }) => [kind, amount, reason, user]),
    [
      ['pay_out', '50.00', 'Hielo', 'María Pérez'],
      ['pay_in', '20.00', 'Sencillo', 'María Pérez'],
    ],
  );

  const counted = [
    { payment_method_id: cash.main.id, amount: '540', denominations: { '100': 5, '20': 2 } },
    { payment_method_id: cash.alternative.id, amount: '26' },
  ];
  const body = { id: cashSession.id, counted, notes: 'Faltan diez' };
  const closed = await api.ok(closeCashSession, { token, body });
  assert.deepEqual(
    closed.counts.map(({ currency, opening, received, given, pay_in, pay_out, difference }) => [
      ...[currency, opening, received, given, pay_in, pay_out, difference],
    ]),
    [
      ['USD', '0.00', '5.00', '0.00', '20.00', '0.00', '1.00'],
      ['VES', '100.00', '900.00', '400.00', '0.00', '50.00', '-10.00'],
    ],
  );
  assert.deepEqual([closed.status, closed.notes], ['closed', 'Faltan diez']);
  assert.deepEqual(await api.ok(closeCashSession, { token, body }), closed);
  const other = await api.refused(closeCashSession, { token, body: { ...body, notes: '' } });
  assert.deepEqual([other.status, other.fields], [409, { cash_session: 'not-open' }]);
  assert.equal((await api.ok(findCurrentCashSession, { token })).session, null);
  assert.deepEqual((await api.ok(listCashSessions, { token })).items, [closed]);
});

test('what nobody counted was not there', async () => {
  const { token, cashSession } = await shopWithCashSession('100');
  const closed = await api.ok(closeCashSession, { token, body: { id: cashSession.id, counted: [] } });
  assert.deepEqual(
    closed.counts.map(({ counted, difference }) => [counted, difference]),
    [['0.00', '-100.00']],
  );
});

test('a user has one open cash session, and each user their own', async () => {
  const { token, cashSession, ...shop } = await shopWithCashSession();
  const again = await api.refused(openCashSession, { token, body: {} });
  assert.deepEqual([again.status, again.fields], [409, { cash_session: 'already-open' }]);
  const cashier = await signInAs(api, shop, { only: [['sales', 'create']] });
  const ids = [newId(), newId(), newId(), newId()];
  const answers = await Promise.all(
    ids.map((id) => api.request(openCashSession, { token: cashier, body: { id } })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409]);
  const stolen = await api.refused(closeCashSession, {
    token: cashier,
    body: { id: cashSession.id, counted: [] },
  });
  assert.equal(stolen.status, 404);
  assert.equal((await api.ok(listCashSessions, { token, query: { limit: 1 } })).items.length, 1);
});

test('opening and moving with one id again does it once; with another body it is a conflict', async () => {
  const shop = await openShop(api);
  const { token, cash } = shop;
  const open = { id: newId(), opening: [{ payment_method_id: cash.main.id, amount: '7' }] };
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => api.request(openCashSession, { token, body: open })),
  );
  for (const { status, text } of opened) assert.deepEqual([status, text], [201, opened[0]?.text]);
  assert.deepEqual((await api.refused(openCashSession, { token, body: { ...open, opening: [] } })).fields, {
    id: 'already-used',
  });
  const move = {
    id: newId(),
    kind: 'pay_in' as const,
    payment_method_id: cash.main.id,
    amount: '3',
    reason: 'x',
  };
  const moved = await Promise.all(
    Array.from({ length: 5 }, () => api.request(createCashMovement, { token, body: move })),
  );
  for (const { status, text } of moved) assert.deepEqual([status, text], [201, moved[0]?.text]);
  assert.deepEqual(
    (await api.refused(createCashMovement, { token, body: { ...move, amount: '4' } })).fields,
    {
      id: 'already-used',
    },
  );
  const { session } = await api.ok(findCurrentCashSession, { token });
  assert.equal(session?.counts[0]?.expected, '10.00');
});

test('without an open cash session one sells, but moves no money', async () => {
  const shop = await openShop(api);
  const { token, cash } = shop;
  await sell(api, shop, [await addProduct(api, shop)]);
  const body = { kind: 'pay_in' as const, payment_method_id: cash.main.id, amount: '3', reason: 'x' };
  const { status, fields } = await api.refused(createCashMovement, { token, body });
  assert.deepEqual([status, fields], [409, { cash_session: 'not-open' }]);
});

test('a method that there is not, or counted twice, is refused', async () => {
  const { token, cash, cashSession } = await shopWithCashSession();
  const one = { payment_method_id: cash.main.id, amount: '1' };
  const counted = [one, { ...one, payment_method_id: newId() }, one];
  const { fields } = await api.refused(closeCashSession, { token, body: { id: cashSession.id, counted } });
  assert.deepEqual(fields, {
    'counted.1.payment_method_id': 'unknown',
    'counted.2.payment_method_id': 'already-used',
  });
});

test('what a return pays back and an annulled sale gives back goes out of the cash session of who does it', async () => {
  const { token, flour, cash, dollars, bolivares, current, ...rest } = await shopWithCashSession('1000');
  const shop = { ...rest, token, cash };
  const kept = await sell(api, shop, [{ product: flour, qty: '2' }], {
    payments: [dollars('5')],
    changes: [bolivares('300')],
  });
  assert.deepEqual(expected(await current()), { VES: '700.00', USD: '5.00' });
  const lines = [{ line_id: kept.products[0]?.id ?? '', qty: '1' }];
  await api.ok(returnSale, { token, params: { id: kept.id }, body: { lines, payments: [dollars('1')] } });
  assert.deepEqual(expected(await current()), { VES: '700.00', USD: '4.00' });
  assert.deepEqual(sold(await current()), [['200.00', '100.00', '100.00', '1.00']]);
  await api.ok(annulSale, { token, params: { id: kept.id }, body: { reason: 'x' } });
  assert.deepEqual(expected(await current()), { VES: '1000.00', USD: '0.00' });
  // The annulment takes off what the return had left.
  assert.deepEqual(sold(await current()), [['200.00', '200.00', '0.00', '0.00']]);

  const cashier = await signInAs(api, shop, { only: [['sales', 'create']] });
  await api.ok(openCashSession, { token: cashier, body: {} });
  const theirs = await api.ok(createSale, { token: cashier, body: draftSale(shop, [flour]) });
  await api.ok(annulSale, { token, params: { id: theirs.id }, body: { reason: 'x' } });
  assert.deepEqual(expected(await current()), { VES: '900.00', USD: '0.00' });
  // Who had sold it keeps the sale; the money went out here.
  assert.deepEqual(sold(await current()), [['200.00', '300.00', '-100.00', '-1.00']]);
});

test('an abono goes into the cash session of who receives it', async () => {
  const { token, flour, cash, dollars, current, ...rest } = await shopWithCashSession('0');
  const client = await addClient(api, rest);
  await sell(api, { ...rest, token, cash }, [flour], { type: 'credit', client_id: client, payments: [] });
  await api.ok(payDebt, { token, params: { id: client }, body: { payments: [dollars('0.40')] } });
  assert.deepEqual(expected(await current()), { VES: '0.00', USD: '0.40' });
});
