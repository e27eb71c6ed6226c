import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annulSale, createSale, findSale, returnSale, updateSale } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { debtsOf } from '../testing/ledgers.ts';
import { addClient, addProduct, draftSale, openShop, sell, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token } = shop;

const annul = (id: string, reason = 'Se equivocó') =>
  api.ok(annulSale, { token, params: { id }, body: { reason } });

test('an annulled sale keeps its number and says why, when and by whom; stock and debt are what they were', async () => {
  const flour = await addProduct(api, shop, { qty: '10', price: '2' });
  const client = await addClient(api, shop);
  const { id, number } = await sell(api, shop, [{ product: flour, qty: '3' }, flour], {
    type: 'credit',
    client_id: client,
    payments: [],
  });
  assert.deepEqual(await debtsOf(api, client), { USD: '8.00' });
  const annulled = await annul(id, '  Cobrada dos veces ');
  assert.deepEqual([annulled.number, annulled.status, annulled.balance], [number, 'annulled', '8.00']);
  assert.ok(annulled.annulment);
  assert.equal(annulled.annulment.reason, 'Cobrada dos veces');
  assert.deepEqual(annulled.annulment.user, { id: shop.user.id, name: shop.user.name });
  assert.ok(Math.abs(Date.parse(annulled.annulment.create_at) - Date.now()) < 60_000);
  assert.equal(await stockOf(api, flour), '10');
  assert.deepEqual(await debtsOf(api, client), {});
  assert.deepEqual(await api.ok(findSale, { token, params: { id } }), annulled);
  const entries = await api.database.query(
    'select kind, qty from stock_movements where sale_id = $1 order by id',
    [id],
  );
  assert.deepEqual(entries, [
    { kind: 'sale', qty: '-3.000' },
    { kind: 'sale', qty: '-1.000' },
    { kind: 'annulment', qty: '3.000' },
    { kind: 'annulment', qty: '1.000' },
  ]);
  assert.equal((await sell(api, shop, [flour])).number, number + 1);
});

test('annulled twice, also side by side, the stock comes back once and the first reason stays', async () => {
  const flour = await addProduct(api, shop, { qty: '10' });
  const { id } = await sell(api, shop, [{ product: flour, qty: '4' }]);
  const first = await annul(id, 'uno');
  for (const reason of ['dos', 'tres']) assert.deepEqual(await annul(id, reason), first);
  assert.equal(await stockOf(api, flour), '10');

  const other = await sell(api, shop, [{ product: flour, qty: '4' }]);
  const together = await Promise.all(Array.from({ length: 8 }, (_, n) => annul(other.id, `motivo ${n}`)));
  for (const answer of together) assert.deepEqual(answer, together[0]);
  assert.equal(await stockOf(api, flour), '10');
});

test('what was paid of the debt since then stays paid: the balance is in the client’s favour', async () => {
  const flour = await addProduct(api, shop, { price: '10' });
  const client = await addClient(api, shop);
  const { id } = await sell(api, shop, [flour], { type: 'credit', client_id: client, payments: [] });
  await api.database.query(
    `with m as (insert into client_movements (company_id, client_id, kind, amount, currency)
       values ($1, $2, 'payment', -4, 'USD'))
     update client_balances set amount = amount - 4 where company_id = $1 and client_id = $2`,
    [shop.id, client],
  );
  await annul(id);
  assert.deepEqual(await debtsOf(api, client), { USD: '-4.00' });
  await sell(api, shop, [flour], { type: 'credit', client_id: client, payments: [] });
  assert.deepEqual(await debtsOf(api, client), { USD: '6.00' });
});

test('a sale sent again after it was annulled sells nothing', async () => {
  const flour = await addProduct(api, shop, { qty: '10' });
  const draft = draftSale(shop, [flour]);
  await api.ok(createSale, { token, body: draft });
  await annul(draft.id);
  assert.equal((await api.ok(createSale, { token, body: draft })).status, 'annulled');
  assert.equal(await stockOf(api, flour), '10');
});

test('of an annulled sale nothing comes back, and nothing changes', async () => {
  const flour = await addProduct(api, shop);
  const sale = await sell(api, shop, [flour]);
  await annul(sale.id);
  const errors = [
    await api.refused(updateSale, { token, body: { id: sale.id, description: 'Otra' } }),
    await api.refused(returnSale, {
      token,
      params: { id: sale.id },
      body: { lines: [{ line_id: sale.products[0]?.id ?? '', qty: '1' }] },
    }),
  ];
  for (const { status, message, fields } of errors) {
    assert.deepEqual([status, message, fields], [409, 'ERROR_CONFLICT', { status: 'annulled' }]);
  }
});

test('a reason is needed, and a sale', async () => {
  const { id } = await sell(api, shop, [await addProduct(api, shop)]);
  const without = await api.refused(annulSale, { token, params: { id }, body: { reason: '  ' } });
  assert.deepEqual([without.status, without.fields], [400, { reason: 'required' }]);
  const missing = await api.refused(annulSale, { token, params: { id: newId() }, body: { reason: 'x' } });
  assert.equal(missing.status, 404);
  assert.equal((await api.ok(findSale, { token, params: { id } })).status, 'issued');
});

test('the description of a sale changes, and the client of one that left no debt', async () => {
  const flour = await addProduct(api, shop);
  const [client, other] = [await addClient(api, shop), await addClient(api, shop, { name: 'Pedro Gil' })];
  const { id } = await sell(api, shop, [flour]);
  const changed = await api.ok(updateSale, {
    token,
    body: { id, description: 'Entrega a las 5', client_id: client },
  });
  assert.deepEqual([changed.description, changed.client?.name], ['Entrega a las 5', 'Carmen Díaz']);
  const cleared = await api.ok(updateSale, { token, body: { id, client_id: null } });
  assert.deepEqual([cleared.description, cleared.client], ['Entrega a las 5', null]);

  const owed = await sell(api, shop, [flour], { type: 'credit', client_id: client, payments: [] });
  const refuse = async (body: { id: string; client_id: string | null }, as = token) => {
    const { status, fields } = await api.refused(updateSale, { token: as, body });
    return [status, fields];
  };
  assert.deepEqual(await refuse({ id: owed.id, client_id: other }), [409, { client_id: 'has-debt' }]);
  const paid = await sell(api, shop, [flour], { type: 'credit', client_id: client });
  assert.deepEqual(await refuse({ id: paid.id, client_id: null }), [400, { client_id: 'required' }]);
  assert.deepEqual(await refuse({ id, client_id: `cli-${newId()}` }), [400, { client_id: 'unknown' }]);
  const clerk = await signInAs(api, shop, { only: [['sales', 'update']] });
  assert.deepEqual(await refuse({ id, client_id: other }, clerk), [403, { client_id: 'not-allowed' }]);
  await api.ok(updateSale, { token: clerk, body: { id, description: 'Lista' } });
});
