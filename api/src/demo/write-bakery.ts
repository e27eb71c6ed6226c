import * as contract from '@cuadra/shared/contract';
import { addDays, builtInRole, companyDay, newId, OWNER_ROLE_ID, readGrants } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanySession } from '../access/admit.ts';
import { createProduct } from '../catalogue/create-product.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { adjustMaterial } from '../industrial/adjust-material.ts';
import { createMaterial } from '../industrial/create-material.ts';
import { createFormula } from '../industrial/formulas/create-formula.ts';
import { createProductionOrder } from '../industrial/orders/create-order.ts';
import { finishProductionOrder } from '../industrial/orders/finish-order.ts';
import { startProductionOrder } from '../industrial/orders/start-order.ts';
import { applyFormulaCost } from '../industrial/planning/apply-formula-cost.ts';
import { createProduction } from '../industrial/productions/create-production.ts';
import { DEMO_BAKED, DEMO_FILLINGS, DEMO_FORMULAS, DEMO_MATERIALS } from './bakery.ts';
import { DEMO_COMPANY, DEMO_TEAM } from './identity.ts';

const company_id = DEMO_COMPANY.id;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long ago it began to bake, and the mill came last, days. */
const BEGAN_DAYS = 40;
const BOUGHT_DAYS = 6;

/** As whom the shop bakes: its owner, who may all of it. */
const SESSION: CompanySession = {
  ...{ tokenHash: Buffer.alloc(0), userId: DEMO_TEAM.owner.id, kind: 'user', companyId: company_id },
  ...{ role: null, permissions: [], grants: readGrants(builtInRole(OWNER_ROLE_ID)?.permissions ?? []) },
  ...{ modules: ['formulas'], suspendedReason: null, isExpired: false },
};

type Goods = ReadonlyMap<string, contract.GoodRef>;
type FormulaIds = Record<keyof typeof DEMO_FORMULAS, string>;

/**
 * Writes the shop's bakery by the calls' own functions, so that its ledgers are what they would be: what it is made of, what was
 * bought, a batch of dough, and an order that is done, one under way and one for tomorrow.
 */
export async function writeBakery(trx: CompanyTransaction, now: Date): Promise<void> {
  const at = (daysAgo: number, hours = 0) => new Date(now.getTime() - daysAgo * DAY_MS - hours * HOUR_MS);
  const goods = await writeGoods(trx);
  await moveBack(trx, at(BEGAN_DAYS));
  await buyMaterials(trx, goods, now);
  await moveBack(trx, at(BOUGHT_DAYS));
  const formulas = await writeFormulas(trx, goods);
  await moveBack(trx, at(BOUGHT_DAYS, -1));
  await bake(trx, formulas, now);
  await moveBack(trx, at(1, 2));
  await planMore(trx, formulas, now);
  await applyFormulaCost(trx, SESSION, { formula_ids: [formulas.sandwich], with_prices: false });
  await moveBack(trx, now);
}

async function writeGoods(trx: CompanyTransaction): Promise<Goods> {
  const measures = await trx.selectFrom('measures').select(['id', 'name']).execute();
  const measure_id = (name: string) => measures.find((one) => one.name === name)?.id ?? null;
  const goods = new Map<string, contract.GoodRef>();
  for (const [key, { name, measure, unit, first, currency, min_qty, keeps }] of entries(DEMO_MATERIALS)) {
    const body = contract.createMaterial.body.parse({
      ...{
        name,
        measure_id: measure_id(measure),
        cost_currency: currency,
        min_qty,
        has_lots: keeps !== null,
      },
      units: unit ? [{ id: newId(), name: unit[0], factor: unit[1] }] : [],
      ...(first && { qty: first[0], cost: first[1] }),
    });
    goods.set(key, { kind: 'material', id: (await createMaterial(trx, SESSION, body)).id });
  }
  const category = await trx
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Panadería')
    .executeTakeFirst();
  for (const [key, { name, code, utility, price, min_qty }] of entries(DEMO_BAKED)) {
    const body = contract.createProduct.body.parse({
      ...{ name, code, utility, price, min_qty, is_fixed_price: price !== null },
      ...{ category_id: category?.id ?? null, measure_id: measure_id('Unidad') },
      ...{ cost_currency: 'USD', price_currency: 'USD' },
    });
    const { id } = await createProduct(trx, { companyId: company_id, userId: SESSION.userId }, body);
    goods.set(key, { kind: 'product', id });
  }
  for (const [key, code] of entries(DEMO_FILLINGS)) {
    const { id } = await trx
      .selectFrom('products')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    goods.set(key, { kind: 'product', id });
  }
  return goods;
}

async function buyMaterials(trx: CompanyTransaction, goods: Goods, now: Date): Promise<void> {
  for (const [key, { last, currency, keeps }] of entries(DEMO_MATERIALS)) {
    if (!last) continue;
    const [qty, cost] = last;
    const body = contract.adjustMaterial.body.parse({
      ...{
        material_id: goods.get(key)?.id,
        qty,
        cost,
        cost_currency: currency,
        reason: 'Compra de la semana',
      },
      ...(keeps !== null && { lot: 'L-2291', expires_on: addDays(companyDay(now), keeps) }),
    });
    await adjustMaterial(trx, SESSION, body);
  }
}

async function writeFormulas(trx: CompanyTransaction, goods: Goods): Promise<FormulaIds> {
  const ids: FormulaIds = { dough: newId(), bread: newId(), sandwich: newId() };
  for (const [key, { name, makes, lines, costs, steps, ...rest }] of entries(DEMO_FORMULAS)) {
    const body = contract.createFormula.body.parse({
      ...{ id: ids[key], name, makes: goods.get(makes), ...rest, costs },
      lines: lines.map(([good, qty]) => ({ good: goods.get(good), qty })),
      steps: steps.map(([text, minutes]) => ({ text, minutes })),
    });
    await createFormula(trx, SESSION, body);
  }
  return ids;
}

/** Yesterday: the dough, and an order of bread that is done, three of which were burnt. */
async function bake(trx: CompanyTransaction, { dough, bread }: FormulaIds, now: Date): Promise<void> {
  const yesterday = addDays(companyDay(now), -1);
  const batch = contract.createProduction.body.parse({ formula_id: dough, qty: '25' });
  await createProduction(trx, SESSION, batch);
  const { id } = await plan(trx, bread, '80', yesterday, 'Para el fin de semana');
  await startProductionOrder(trx, SESSION, id, {});
  const finish = contract.finishProductionOrder.body.parse({
    ...{ batch_id: newId(), qty: '77', waste: '3', update_cost: true, note: 'Se quemaron tres' },
    ...{ lot: `H-${yesterday.slice(5).replace('-', '')}`, expires_on: addDays(yesterday, 4) },
  });
  await finishProductionOrder(trx, SESSION, id, finish);
}

/** Today dough is under way, and tomorrow there are to be sandwiches. */
async function planMore(trx: CompanyTransaction, { dough, sandwich }: FormulaIds, now: Date): Promise<void> {
  const today = companyDay(now);
  const { id } = await plan(trx, dough, '20', today, '');
  await startProductionOrder(trx, SESSION, id, {});
  await plan(trx, sandwich, '24', addDays(today, 1), 'Encargo de la escuela');
}

function plan(trx: CompanyTransaction, formula_id: string, qty: string, day: string, note: string) {
  const body = contract.createProductionOrder.body.parse({ formula_id, qty, day, note });
  return createProductionOrder(trx, SESSION, body);
}

/** Makes what was just written some hours or days old. All rows of a transaction are of its beginning, or later. */
async function moveBack(trx: CompanyTransaction, to: Date): Promise<void> {
  const moved: [table: string, columns: readonly string[]][] = [
    ['products', ['created_at', 'updated_at']],
    ['materials', ['created_at', 'updated_at']],
    ['material_movements', ['created_at']],
    ['formulas', ['created_at', 'updated_at']],
    ['formula_versions', ['created_at']],
    ['production_orders', ['created_at', 'started_at', 'closed_at']],
    ['productions', ['created_at', 'made_at']],
    ['order_takings', ['created_at']],
  ];
  for (const [table, columns] of moved) {
    for (const column of columns) {
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${to}
        where company_id = ${trx.companyId} and ${sql.ref(column)} >= now()`.execute(trx);
    }
  }
  await sql`
    update stock_movements set created_at = ${to}
    where company_id = ${trx.companyId} and production_id is not null and created_at >= now()`.execute(trx);
}

function entries<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
