import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallInput,
  createPurchase,
  deleteProduct,
  deletePurchase,
  findPurchase,
  listPurchases,
  updatePurchase,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { addProduct, openShop, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

test('a draft says what it comes to and moves nothing', async () => {
  const box = newId();
  const flour = await addProduct(api, shop, {
    qty: '5',
    presentations: [
      { id: box, name: 'Bulto', factor: '20', barcodes: [], price: null, price_currency: null },
    ],
  });
  const rice = await addProduct(api, shop, { name: 'Arroz', qty: '0' });
  const supplier = await addSupplier(api, shop);
  const draft = await addDraft(api, shop, {
    ...{ supplier_id: supplier.id, invoice_number: '00-123', invoice_on: '2026-11-20', due_on: '2026-12-05' },
    ...{ discount: '1.00', expenses: '3.00', expenses_on_invoice: false, note: 'Por la mañana' },
    lines: [
      boughtLine(flour, '2', '18.00', { presentation_id: box, discount: '10' }),
      boughtLine(rice, '10', '0.76', { lot: 'A7', expires_on: '2027-03-01' }),
      boughtLine(rice, '1'),
    ],
  });
  const { state, number, subtotal, total, paid, owed, line_count, has_costs, rate } = draft;
  assert.deepEqual(
    { state, number, subtotal, total, paid, owed, line_count, has_costs, rate },
    {
      ...{ state: 'draft', number: null, subtotal: '40.00', total: '39.00', paid: '0.00', owed: '0.00' },
      ...{ line_count: 3, has_costs: true, rate: null },
    },
  );
  assert.deepEqual(
    draft.lines.map((line) => [line.product?.name, line.presentation?.name, line.units, line.total]),
    [
      [flour.name, 'Bulto', '40', '32.40'],
      ['Arroz', undefined, '10', '7.60'],
      ['Arroz', undefined, '1', null],
    ],
  );
  // 32.40 of 40.00 carry 0.81 of the dollar taken off and 2.43 of the three that are added.
  assert.deepEqual(
    draft.lines.map((line) => line.landed_unit_cost),
    ['0.8505', '0.798', null],
  );
  assert.deepEqual([await stockOf(api, flour), await stockOf(api, rice)], ['5', '0']);
  assert.deepEqual(await api.ok(findPurchase, { token, params: { id: draft.id } }), draft);
});

test('the same draft sent twice is one, and another body under its id is none', async () => {
  const body = { id: newId(), currency: 'USD', note: 'Una' };
  const first = await api.ok(createPurchase, { token, body });
  assert.deepEqual(await api.ok(createPurchase, { token, body }), first);
  const other = await api.refused(createPurchase, { token, body: { ...body, note: 'Otra' } });
  assert.deepEqual([other.status, other.fields], [409, { id: 'already-used' }]);
});

test('two who change one draft: the second is told, and sends it again over the first', async () => {
  const product = await addProduct(api, shop);
  const { id, version } = await addDraft(api, shop);
  const change = (note: string, given: object = {}) => ({
    ...{ id, currency: 'USD', note, version, edit_id: newId(), lines: [boughtLine(product, '1', '1')] },
    ...given,
  });
  const mine = change('Mía');
  const first = await api.ok(updatePurchase, { token, body: mine });
  assert.deepEqual([first.note, first.version], ['Mía', version + 1]);
  // A try after a lost answer is no other edit.
  await api.ok(updatePurchase, { token, body: mine });
  const refusal = await api.refused(updatePurchase, { token, body: change('Tuya') });
  assert.deepEqual([refusal.status, refusal.message], [409, 'ERROR_EDITED']);
  const { version: now } = await api.ok(findPurchase, { token, params: { id } });
  const over = await api.ok(updatePurchase, { token, body: change('Tuya', { version: now }) });
  assert.deepEqual([over.note, over.lines.length], ['Tuya', 1]);
});

test('two edits at once: one is written, the other one told', async () => {
  const product = await addProduct(api, shop);
  const { id, version } = await addDraft(api, shop);
  const answers = await Promise.all(
    ['1', '2'].map((qty) =>
      api.request(updatePurchase, {
        token,
        body: { id, currency: 'USD', version, edit_id: newId(), lines: [boughtLine(product, qty)] },
      }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await api.ok(findPurchase, { token, params: { id } })).lines.length, 1);
});

test('what a draft names has to be there', async () => {
  const product = await addProduct(api, shop);
  const gone = await addProduct(api, shop);
  await api.ok(deleteProduct, { token, params: { id: gone.id } });
  type Body = Partial<CallInput<typeof createPurchase>['body']>;
  const fieldsOf = async (given: Body) =>
    (await api.refused(createPurchase, { token, body: { currency: 'USD', ...given } })).fields;
  assert.deepEqual(await fieldsOf({ currency: 'EUR' }), { currency: 'not-a-company-currency' });
  assert.deepEqual(await fieldsOf({ supplier_id: newId() }), { supplier_id: 'unknown' });
  assert.deepEqual(await fieldsOf({ lines: [boughtLine(gone, '1')] }), { 'lines.0.product_id': 'unknown' });
  const line = boughtLine(product, '1');
  assert.deepEqual(await fieldsOf({ lines: [line, line] }), { 'lines.1.id': 'repeated' });
  assert.deepEqual(await fieldsOf({ lines: [{ ...line, presentation_id: newId() }] }), {
    'lines.0.presentation_id': 'unknown',
  });
  assert.deepEqual(await fieldsOf({ lines: [{ ...line, qty: '99999999999', unit_cost: '99999999999' }] }), {
    'lines.0.unit_cost': 'too-large',
    lines: 'too-large',
  });
  assert.deepEqual(await fieldsOf({ inverse: '860.18' }), { rate: 'required' });
});

test('a storekeeper writes down what came without costs, sees none, and wipes none', async () => {
  const product = await addProduct(api, shop);
  const keeper = await signInAs(api, shop, {
    only: [
      ['products', 'read'],
      ['products', 'create'],
      ['products', 'update'],
      ['products', 'delete'],
    ],
  });
  const own = await addDraft(api, { token: keeper }, { lines: [boughtLine(product, '3')] });
  assert.deepEqual([own.has_costs, own.total, own.lines[0]?.discount], [false, null, null]);
  const body = { id: own.id, currency: 'USD', lines: [boughtLine(product, '4')] };
  assert.equal((await api.ok(updatePurchase, { token: keeper, body })).lines[0]?.units, '4');
  const priced = { ...body, lines: [boughtLine(product, '4', '1.00')] };
  const wrong = await api.refused(updatePurchase, { token: keeper, body: priced });
  assert.deepEqual([wrong.status, wrong.fields], [403, { lines: 'not-allowed' }]);
  const made = await api.refused(createPurchase, { token: keeper, body: { currency: 'USD', expenses: '1' } });
  assert.deepEqual([made.status, made.fields], [403, { lines: 'not-allowed' }]);

  // The owner fills in what it cost: from then on the storekeeper changes nothing of it.
  await api.ok(updatePurchase, { token, body: priced });
  const seen = await api.ok(findPurchase, { token: keeper, params: { id: own.id } });
  const [line] = seen.lines;
  assert.deepEqual(
    [
      seen.has_costs,
      seen.total,
      seen.subtotal,
      seen.paid,
      line?.unit_cost,
      line?.total,
      line?.landed_unit_cost,
    ],
    [true, null, null, null, null, null, null],
  );
  const wiped = await api.refused(updatePurchase, { token: keeper, body });
  assert.deepEqual([wiped.status, wiped.fields], [403, { id: 'not-allowed' }]);
  const thrown = await api.refused(deletePurchase, { token: keeper, params: { id: own.id } });
  assert.deepEqual([thrown.status, thrown.fields], [403, { id: 'not-allowed' }]);
});

test('a draft is thrown away, what was received is not', async () => {
  const product = await addProduct(api, shop);
  const supplier = await addSupplier(api, shop);
  const lines = [boughtLine(product, '1', '1')];
  const draft = await addDraft(api, shop, { lines });
  await api.ok(deletePurchase, { token, params: { id: draft.id } });
  assert.equal((await api.refused(findPurchase, { token, params: { id: draft.id } })).status, 404);
  const received = await receive(api, shop, await addDraft(api, shop, { supplier_id: supplier.id, lines }));
  const params = { id: received.id };
  const thrown = await api.refused(deletePurchase, { token, params });
  assert.deepEqual([thrown.status, thrown.fields], [409, { id: 'not-a-draft' }]);
  const changed = await api.refused(updatePurchase, { token, body: { id: received.id, currency: 'USD' } });
  assert.deepEqual([changed.status, changed.fields], [409, { id: 'not-a-draft' }]);
  assert.deepEqual(await api.ok(findPurchase, { token, params }), received);
});

test('purchases are listed newest first and found by supplier, state, number and invoice', async () => {
  const own = await openShop(api);
  const product = await addProduct(api, own);
  const supplier = await addSupplier(api, own, { name: 'Café Ávila' });
  const lines = [boughtLine(product, '1', '1')];
  const made = [];
  for (const invoice_number of ['F-1', 'F-2', 'F-3'])
    made.push(await addDraft(api, own, { supplier_id: supplier.id, invoice_number, lines }));
  await addDraft(api, own, { note: 'De nadie' });
  const [first] = made;
  assert.ok(first);
  assert.equal((await receive(api, own, first)).number, 1);
  const invoices = async (query: object) =>
    (await api.ok(listPurchases, { token: own.token, query })).items.map((one) => one.invoice_number);
  assert.deepEqual(await invoices({}), [null, 'F-3', 'F-2', 'F-1']);
  assert.deepEqual(await invoices({ supplier_id: supplier.id, state: 'draft' }), ['F-3', 'F-2']);
  assert.deepEqual(await invoices({ search: 'avila f-2' }), ['F-2']);
  assert.deepEqual(await invoices({ search: '00000001' }), ['F-1']);
  const { next } = await api.ok(listPurchases, { token: own.token, query: { limit: 2 } });
  assert.deepEqual(await invoices({ limit: 2, cursor: next ?? '' }), ['F-2', 'F-1']);
});
