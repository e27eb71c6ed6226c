import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  createSale,
  findSale,
  payDebt,
  returnSale,
  type SaleDraftInput,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { debtsOf } from '../testing/ledgers.ts';
import { addClient, addProduct, draftSale, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token, cash } = shop;
const tenDollars = await addProduct(api, shop, { price: '10' });
const bolivares = (amount: string) => ({ payment_method_id: cash.main.id, amount, currency: 'VES' });
const dollars = (amount: string) => ({ payment_method_id: cash.alternative.id, amount, currency: 'USD' });

/** A client with ten dollars in favour: what they had bought on credit and paid was brought back. */
async function inFavour(creditLimit: string | null = null): Promise<string> {
  const client = await addClient(api, shop, { creditLimit: null });
  const sale = await sell(api, shop, [tenDollars], { type: 'credit', client_id: client, payments: [] });
  await api.ok(payDebt, { token, params: { id: client }, body: { payments: [dollars('10')] } });
  const lines = [{ line_id: sale.products[0]?.id ?? '', qty: '1' }];
  await api.ok(returnSale, { token, params: { id: sale.id }, body: { id: newId(), lines } });
  await api.database.query('update clients set credit_limit = $2 where id = $1', [client, creditLimit]);
  assert.deepEqual(await debtsOf(api, client), { USD: '-10.00' });
  return client;
}

const using = (client_id: string, credit_used: string, given: Partial<SaleDraftInput> = {}) =>
  draftSale(shop, [tenDollars], { type: 'credit', client_id, payments: [], credit_used, ...given });

test('a balance in favour pays a sale whole: no permission to give credit, and no limit', async () => {
  const client = await inFavour('0');
  const noCredit = await signInAs(api, shop, { allBut: [['sales', 'credit_sale']] });
  const body = using(client, '10');
  const ticket = await api.ok(createSale, { token: noCredit, body });
  assert.deepEqual(
    [
      ticket.type,
      ticket.balance,
      ticket.balance_currency,
      ticket.credit_used,
      ticket.payments,
      ticket.rounding,
    ],
    ['credit', '10.00', 'USD', '10.00', [], '0.00'],
  );
  assert.deepEqual(await debtsOf(api, client), {});
  assert.deepEqual(await api.ok(createSale, { token: noCredit, body }), ticket);
  const detail = await api.ok(findSale, { token, params: { id: ticket.id } });
  assert.equal(detail.credit_used, '10.00');
  const blind = await signInAs(api, shop, { allBut: [['sales', 'detail_balance']] });
  const hidden = await api.ok(findSale, { token: blind, params: { id: ticket.id } });
  assert.deepEqual([hidden.balance, hidden.credit_used], [null, undefined]);
});

test('a part of it pays a part, the rest in bolívares to the cent; it is no money received', async () => {
  const client = await inFavour();
  const ticket = await api.ok(createSale, {
    token,
    body: using(client, '4', { payments: [bolivares('600')] }),
  });
  assert.deepEqual([ticket.balance, ticket.credit_used, ticket.rounding], ['4.00', '4.00', '0.00']);
  assert.deepEqual(await debtsOf(api, client), { USD: '-6.00' });
  const [money] = await api.database.query<{ received: string }>(
    `select sum(amount_main)::text as received from sale_tenders where sale_id = $1`,
    [ticket.id],
  );
  assert.equal(money?.received, '600.00');
});

test('what it does not pay is credit as any other: the permission, and the limit over all that is owed', async () => {
  const client = await inFavour('5');
  const two = draftSale(shop, [{ product: tenDollars, qty: '2' }], {
    ...{ type: 'credit', client_id: client, payments: [], credit_used: '10' },
  });
  const noCredit = await signInAs(api, shop, { allBut: [['sales', 'credit_sale']] });
  const forbidden = await api.refused(createSale, { token: noCredit, body: two });
  assert.deepEqual([forbidden.status, forbidden.message], [403, 'ERROR_MIDDLEWARE_NEED_PERMISSIONS']);
  const above = await api.refused(createSale, { token, body: two });
  assert.deepEqual([above.status, above.message], [409, 'ERROR_CREDIT_LIMIT']);
  const ticket = await api.ok(createSale, { token, body: { ...two, payments: [dollars('5')] } });
  assert.deepEqual([ticket.balance, ticket.credit_used], ['15.00', '10.00']);
  assert.deepEqual(await debtsOf(api, client), { USD: '5.00' });
});

test('two tills that use the same balance at once: one of them is told what is left', async () => {
  const client = await inFavour();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => api.request(createSale, { token, body: using(client, '10') })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409]);
  assert.deepEqual(await debtsOf(api, client), {});
  const late = await api.refused(createSale, { token, body: using(client, '10') });
  assert.deepEqual(
    [late.status, late.message, late.details],
    [409, 'ERROR_CREDIT_USED', { left: '0.00', currency: 'USD' }],
  );
});

test('more than is left to be paid, on a sale that is not on credit, or of another currency is refused', async () => {
  const client = await inFavour();
  const refused = async (body: SaleDraftInput) => {
    const { status, message, fields } = await api.refused(createSale, { token, body });
    return [status, message, fields];
  };
  const tooMuch = [400, 'ERROR_VALIDATION', { credit_used: 'more-than-owed' }];
  assert.deepEqual(await refused(using(client, '10.01')), tooMuch);
  assert.deepEqual(await refused(using(client, '5', { payments: [dollars('6')] })), tooMuch);
  assert.deepEqual(await refused(using(client, '1', { payments: [dollars('10')] })), tooMuch);
  assert.deepEqual(await refused(using(client, '10', { type: 'normal' })), [
    400,
    'ERROR_VALIDATION',
    { credit_used: 'not-on-credit' },
  ]);
  const local = await addProduct(api, shop, { price: '500', price_currency: 'VES' });
  const inBolivares = draftSale(shop, [local], {
    ...{ type: 'credit', client_id: client, payments: [], credit_used: '500' },
  });
  assert.deepEqual((await refused(inBolivares)).slice(0, 2), [409, 'ERROR_CREDIT_USED']);
  assert.deepEqual(await debtsOf(api, client), { USD: '-10.00' });
});

test('a return and an annulment give it back: what is owed comes off first', async () => {
  const client = await inFavour();
  const back = await api.ok(createSale, { token, body: using(client, '4', { payments: [dollars('6')] }) });
  const lines = [{ line_id: back.products[0]?.id ?? '', qty: '0.5' }];
  const returned = await api.ok(returnSale, {
    ...{ token, params: { id: back.id } },
    body: { id: newId(), lines, payments: [dollars('1')] },
  });
  // Of the five dollars that came back four were the balance's.
  assert.equal(returned.debt, '4.00');
  assert.deepEqual(await debtsOf(api, client), { USD: '-10.00' });

  const whole = await api.ok(createSale, { token, body: using(client, '10') });
  assert.deepEqual(await debtsOf(api, client), {});
  await api.ok(annulSale, { token, params: { id: whole.id }, body: { reason: 'Se arrepintió' } });
  assert.deepEqual(await debtsOf(api, client), { USD: '-10.00' });
});

test('a cash register of before sends nothing of it: its sale on credit is as it was', async () => {
  const client = await inFavour();
  const { credit_used: _, ...body } = using(client, '10');
  const ticket = await api.ok(createSale, { token, body });
  assert.deepEqual([ticket.balance, ticket.credit_used], ['10.00', undefined]);
  assert.deepEqual(await debtsOf(api, client), {});
});
