import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  annulProduction,
  findProduction,
  listExpiringLots,
  listProductLots,
  traceLot,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addDraft, addSupplier, receive } from '../../testing/purchase.ts';
import { addClient, addProduct, sell } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { addFormula, addMaterial, goodOf, openWorkshop, produce } from '../../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api);
const { token } = shop;

/** Flour in two lots, of which the second one expires first; dough of it, and bread of that. */
async function bakery() {
  const flour = await addMaterial(api, shop, { qty: '0' });
  const buy = (lot: string, expires_on: string, qty: string) =>
    api.ok(adjustMaterial, {
      token,
      body: { material_id: flour.id, qty, cost: '1', reason: 'Compra', lot, expires_on },
    });
  await buy('H-2', '2027-02-01', '10');
  await buy('H-1', '2027-01-01', '4');
  const dough = await addMaterial(api, shop, { qty: '0' });
  const bread = await addProduct(api, shop, { qty: '0', price: '1' });
  const makeDough = await addFormula(api, shop, dough, [[flour, '1']]);
  const makeBread = await addFormula(api, shop, bread, [[dough, '1']]);
  return { flour, dough, bread, makeDough, makeBread };
}

const trace = (good: Parameters<typeof goodOf>[0], lot: string) => {
  const { kind, id: good_id } = goodOf(good);
  return api.ok(traceLot, { token, query: { kind, good_id, lot } });
};

test('a batch takes what expires first, or what somebody says, and is traced both ways down to the sales', async () => {
  const { flour, dough, bread, makeDough, makeBread } = await bakery();
  const kneaded = await produce(api, shop, makeDough, '6', { lot: 'M-1' });
  assert.deepEqual(
    kneaded.lines[0]?.lots.map(({ lot, qty }) => [lot, qty]),
    [
      ['H-1', '4'],
      ['H-2', '2'],
    ],
  );
  const first = await produce(api, shop, makeBread, '4', { lot: 'P-1', expires_on: '2026-12-02' });
  const second = await produce(api, shop, makeBread, '2', { lot: 'P-2', expires_on: '2026-12-03' });
  const sold = [await sell(api, shop, [bread, bread, bread]), await sell(api, shop, [bread, bread])];

  const forward = await trace(flour, 'H-1');
  assert.deepEqual(
    forward.went_into.map(({ id, lot }) => [id, lot]),
    [
      [kneaded.id, 'M-1'],
      [first.id, 'P-1'],
      [second.id, 'P-2'],
    ],
  );
  assert.deepEqual(
    forward.sales.map(({ id, lot, qty }) => [id, lot, qty]),
    [
      [sold[0]?.id, 'P-1', '3'],
      [sold[1]?.id, 'P-1', '1'],
      [sold[1]?.id, 'P-2', '1'],
    ],
  );
  const back = await trace(bread, 'P-2');
  assert.deepEqual(
    back.batches.map(({ id }) => id),
    [second.id],
  );
  assert.deepEqual(
    back.made_of.map(({ good, lot, qty }) => [good.id, lot, qty]),
    [
      [dough.id, 'M-1', '2'],
      [flour.id, 'H-1', '4'],
      [flour.id, 'H-2', '2'],
    ],
  );
  assert.deepEqual(
    back.sales.map(({ qty }) => qty),
    ['1'],
  );
  const unknown = { token, query: { kind: 'product' as const, good_id: bread.id, lot: 'P-9' } };
  assert.equal((await api.refused(traceLot, unknown)).status, 404);
  const nobodys = { token, query: { kind: 'material' as const, good_id: newId(), lot: 'H-1' } };
  assert.equal((await api.refused(traceLot, nobodys)).status, 404);
});

test('a purchase of which several batches took is told once', async () => {
  const flour = await addMaterial(api, shop, { qty: '0' });
  const supplier = await addSupplier(api, shop);
  const line = { id: newId(), material_id: flour.id, qty: '10', unit_cost: '1', lot: 'H-7' };
  const bought = await receive(
    api,
    shop,
    await addDraft(api, shop, { supplier_id: supplier.id, lines: [{ ...line, expires_on: '2027-01-01' }] }),
  );
  const bread = await addProduct(api, shop, { qty: '0' });
  const formula = await addFormula(api, shop, bread, [[flour, '1']]);
  for (const qty of ['2', '3']) await produce(api, shop, formula, qty, { lot: 'P-7' });
  const { batches, made_of, purchases } = await trace(bread, 'P-7');
  assert.equal(batches.length, 2);
  assert.deepEqual(
    made_of.map(({ lot, qty }) => [lot, qty]),
    [['H-7', '5']],
  );
  assert.deepEqual(
    purchases.map(({ id, lot, qty }) => [id, lot, qty]),
    [[bought.id, 'H-7', '10']],
  );
});

test('who may not see the clients of sales is told the sales alone', async () => {
  const { bread, makeDough, makeBread } = await bakery();
  await produce(api, shop, makeDough, '3');
  await produce(api, shop, makeBread, '3', { lot: 'P-1' });
  await sell(api, shop, [bread], { client_id: await addClient(api, shop, { name: 'Rosa Marte' }) });
  const query = { kind: 'product' as const, good_id: bread.id, lot: 'P-1' };
  const clientsSeen = async (as: string) =>
    (await api.ok(traceLot, { token: as, query })).sales.map(({ client, qty }) => [client, qty]);
  assert.deepEqual(await clientsSeen(token), [['Rosa Marte', '1']]);
  for (const without of ['read', 'detail_client'] as const) {
    const as = await signInAs(api, shop, { allBut: [['sales', without]] });
    assert.deepEqual(await clientsSeen(as), [[null, '1']]);
  }
});

test('a long ledger is walked to its end, in its order', async () => {
  const { bread, makeDough, makeBread } = await bakery();
  await produce(api, shop, makeDough, '6');
  await produce(api, shop, makeBread, '3', { lot: 'P-1' });
  await api.database.query(
    `insert into stock_movements (company_id, product_id, kind, qty, reason)
     select $1, $2, 'adjustment', case when n % 2 = 0 then 0.5 else -0.5 end, 'Conteo'
     from generate_series(1, 4001) n`,
    [shop.id, bread.id],
  );
  await api.database.query(
    "insert into stock_movements (company_id, product_id, kind, qty, reason) values ($1, $2, 'adjustment', 0.5, 'Conteo')",
    [shop.id, bread.id],
  );
  await produce(api, shop, makeBread, '3', { lot: 'P-2' });
  const sold = await sell(api, shop, [{ product: bread, qty: '4' }]);
  // Half a loaf of the first lot was adjusted away. What came instead is of none: it counts with what was there before.
  assert.deepEqual(
    (await trace(bread, 'P-1')).sales.map(({ id, qty }) => [id, qty]),
    [[sold.id, '2.5']],
  );
  assert.deepEqual(
    (await trace(bread, 'P-2')).sales.map(({ id, qty }) => [id, qty]),
    [[sold.id, '1']],
  );
});

test('what somebody types is the lot that was taken; an annulled batch gives each lot back', async () => {
  const { flour, makeDough } = await bakery();
  const lines = [
    { good: goodOf(flour), qty: '3', lots: [{ lot: 'H-2', expires_on: '2027-02-01', qty: '3' }] },
  ];
  const made = await produce(api, shop, makeDough, '3', { lines });
  assert.deepEqual(made.lines[0]?.lots, [{ lot: 'H-2', expires_on: '2027-02-01', qty: '3' }]);
  await api.ok(annulProduction, { token, params: { id: made.id }, body: { reason: 'Se dañó' } });
  assert.deepEqual((await trace(flour, 'H-2')).went_into, []);
  const all = await produce(api, shop, makeDough, '14');
  assert.deepEqual(
    (await api.ok(findProduction, { token, params: { id: all.id } })).lines[0]?.lots.map(({ lot, qty }) => [
      lot,
      qty,
    ]),
    [
      ['H-1', '4'],
      ['H-2', '10'],
    ],
  );
});

test('what a batch made under a lot is among the lots of its product, and expires as what was bought does', async () => {
  const { bread, makeDough, makeBread } = await bakery();
  await produce(api, shop, makeDough, '9');
  await produce(api, shop, makeBread, '4', { lot: 'P-1', expires_on: '2026-12-02' });
  const last = await produce(api, shop, makeBread, '3', { lot: 'P-2', expires_on: '2026-12-03' });
  await sell(api, shop, [bread]);
  const lots = async () =>
    (await api.ok(listProductLots, { token, params: { id: bread.id } })).items.map(({ lot, units, left }) => [
      ...[lot, units, left],
    ]);
  assert.deepEqual(await lots(), [
    ['P-1', '4', '3'],
    ['P-2', '3', '3'],
  ]);
  const { items } = await api.ok(listExpiringLots, { token, query: { days: '365', limit: 200 } });
  assert.deepEqual(
    items.filter(({ product }) => product.id === bread.id).map(({ lot, left }) => [lot, left]),
    [
      ['P-1', '3'],
      ['P-2', '3'],
    ],
  );
  await api.ok(annulProduction, { token, params: { id: last.id }, body: { reason: 'Se dañó' } });
  assert.deepEqual(await lots(), [['P-1', '4', '3']]);
});
