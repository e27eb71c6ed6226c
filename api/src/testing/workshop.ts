import assert from 'node:assert/strict';
import {
  adjustMaterial,
  annulProduction,
  type CallInput,
  createFormula,
  createMaterial,
  createProduction,
  createProductionOrder,
  type Formula,
  finishProductionOrder,
  type GoodRef,
  type Material,
  type Product,
  type Production,
  type ProductionOrder,
  sendFormulaPicture,
  startProductionOrder,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { addModules, type TestCompany } from './company.ts';
import type { HttpClient } from './http-client.ts';
import { picture } from './picture.ts';
import { addProduct, openShop, type TestShop } from './shop.ts';
import type { TestApi } from './start-api.ts';

/** A shop that makes what it sells: it has the module `formulas`. */
export async function openWorkshop(
  api: TestApi,
  given: Parameters<typeof openShop>[1] = {},
): Promise<TestShop> {
  const shop = await openShop(api, given);
  await addModules(api, shop, 'formulas');
  return shop;
}

type Owner = Pick<TestCompany, 'token'>;

/** A material at $1.10, a hundred of them in stock, unless said otherwise. */
export function addMaterial(
  api: HttpClient,
  { token }: Owner,
  given: Partial<CallInput<typeof createMaterial>['body']> = {},
): Promise<Material> {
  const body = { name: `Harina ${newId()}`, qty: '100', cost: '1.10', cost_currency: 'USD', ...given };
  return api.ok(createMaterial, { token, body });
}

/** A good by what a test has of it: a material or a product as the API answered it. */
export function goodOf(one: Pick<Material, 'id'> | Pick<Product, 'id' | 'price_currency'>): GoodRef {
  return { kind: 'price_currency' in one ? 'product' : 'material', id: one.id };
}

/** A formula that makes one of a good of these quantities, unless said otherwise. */
export function addFormula(
  api: HttpClient,
  { token }: Owner,
  makes: Parameters<typeof goodOf>[0],
  takes: readonly (readonly [good: Parameters<typeof goodOf>[0], qty: string])[],
  given: Partial<CallInput<typeof createFormula>['body']> = {},
): Promise<Formula> {
  const lines = takes.map(([good, qty]) => ({ good: goodOf(good), qty }));
  const body = { name: `Receta ${newId()}`, makes: goodOf(makes), yield_qty: '1', lines, ...given };
  return api.ok(createFormula, { token, body });
}

/** What the work on one yield costs, as a formula has it. */
export const work = (amount: string, currency = 'USD') => ({
  costs: [{ name: 'Mano de obra', basis: 'batch' as const, amount, currency }],
});

/** Makes so much by a formula. */
export function produce(
  api: HttpClient,
  { token }: Owner,
  formula: Pick<Formula, 'id'>,
  qty: string,
  given: Partial<CallInput<typeof createProduction>['body']> = {},
): Promise<Production> {
  return api.ok(createProduction, { token, body: { formula_id: formula.id, qty, ...given } });
}

/** What there is of a material, by the cached total and by the ledger, which must agree. */
export async function materialStockOf(api: TestApi, { id }: Pick<Material, 'id'>): Promise<string> {
  const [row] = await api.database.query<{ stored: string; ledger: string }>(
    `select s.qty::float8::text as stored, coalesce(sum(m.qty), 0)::float8::text as ledger
     from materials s left join material_movements m on m.company_id = s.company_id and m.material_id = s.id
     where s.id = $1 group by s.qty`,
    [id],
  );
  assert.ok(row);
  assert.equal(row.stored, row.ledger, 'the stock of a material is not its ledger');
  return row.stored;
}

type Finish = CallInput<typeof finishProductionOrder>['body'];

/** Plans an order of so many, for a day. */
export function planOrder(
  api: HttpClient,
  { token }: Owner,
  formula: Pick<Formula, 'id'>,
  qty: string,
  given: Partial<CallInput<typeof createProductionOrder>['body']> = {},
): Promise<ProductionOrder> {
  const body = { formula_id: formula.id, qty, day: '2026-12-01', ...given };
  return api.ok(createProductionOrder, { token, body });
}

/** Plans an order and starts it. */
export async function startOrder(
  api: HttpClient,
  owner: Owner,
  formula: Pick<Formula, 'id'>,
  qty: string,
): Promise<ProductionOrder> {
  const { id } = await planOrder(api, owner, formula, qty);
  return api.ok(startProductionOrder, { token: owner.token, params: { id }, body: {} });
}

/** A batch of a started order, which closes it unless said otherwise. */
export function finishOrder(
  api: HttpClient,
  { token }: Owner,
  { id }: Pick<ProductionOrder, 'id'>,
  qty: string,
  given: Partial<Finish> = {},
) {
  const body = { batch_id: newId(), qty, ...given };
  return api.ok(finishProductionOrder, { token, params: { id }, body });
}

/** Leaves something in every table of the industrial group: a purchase, two levels, orders, batches that stand and one that does not. */
export async function fillProductionTables(api: HttpClient, shop: Owner, mark: string): Promise<void> {
  const { token } = shop;
  const bread = await addProduct(api, shop, { name: `${mark} pan`, qty: '0' });
  const flour = await addMaterial(api, shop, { name: `${mark} harina de trigo` });
  const bran = await addMaterial(api, shop, { name: `${mark} afrecho`, qty: '0' });
  const lot = { lot: `${mark} L1`, expires_on: '2027-01-31' };
  const purchase = { material_id: flour.id, qty: '10', cost: '1.20', reason: `${mark} compra`, ...lot };
  await api.ok(adjustMaterial, { token, body: { id: newId(), ...purchase } });
  const { image } = await api.ok(sendFormulaPicture, { token, body: picture() });
  const formula = await addFormula(api, shop, bread, [[flour, '0.5']], {
    ...{ name: `${mark} receta`, takes_at: 'start', ...work('0.10') },
    byproducts: [{ good: goodOf(bran), qty: '0.01', cost_share: '1' }],
    steps: [{ text: `${mark} amasar`, image }],
  });
  await produce(api, shop, formula, '4', { note: `${mark} hornada`, update_cost: true, lot: `${mark} P1` });
  const wrong = await produce(api, shop, formula, '2');
  await api.ok(annulProduction, {
    token,
    params: { id: wrong.id },
    body: { reason: `${mark} se quemó` },
  });
  await planOrder(api, shop, formula, '3', { note: `${mark} mañana` });
  const order = await startOrder(api, shop, formula, '4');
  await finishOrder(api, shop, order, '2', { note: `${mark} primera`, close: false });
}
