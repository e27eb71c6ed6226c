import {
  CountingUnit,
  type Purchase,
  type PurchaseCostChange,
  type PurchaseLine,
} from '@cuadra/shared/contract';
import { type Grants, isGranted, toQuantity, toUnitCost } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { type CountableMaterial, readCountable } from '../industrial/read-countable.ts';
import { LineUnit } from './draft.ts';
import { purchaseFields, selectPurchases, toSummary } from './purchase-row.ts';

/** One purchase with its lines; what it cost is told to who may modify the cost. @throws ApiError 404 */
export async function findPurchase(trx: CompanyTransaction, grants: Grants, id: string): Promise<Purchase> {
  const { rows } = await selectPurchases(trx, sql`and p.id = ${id}`).execute(trx);
  const row = orNotFound(rows[0]);
  const seesCosts = isGranted(grants, ['products', 'modify_cost']);
  return {
    ...toSummary(row, seesCosts),
    ...purchaseFields(row, seesCosts),
    lines: await readLines(trx, id, seesCosts),
    changes: seesCosts && row.state !== 'draft' ? await readChanges(trx, id) : null,
  };
}

interface LineRow {
  id: string;
  product_id: string | null;
  material_id: string | null;
  name: string | null;
  code: string | null;
  has_lots: boolean | null;
  deleted: boolean;
  presentation: unknown;
  unit: unknown;
  qty: string;
  units: string;
  unit_cost: string | null;
  discount: string;
  total: string | null;
  landed_unit_cost: string | null;
  lot: string | null;
  expires_on: string | null;
}

async function readLines(trx: CompanyTransaction, id: string, seesCosts: boolean): Promise<PurchaseLine[]> {
  const { rows } = await sql<LineRow>`
    select l.id, l.product_id, l.material_id, l.unit, p.name, p.code, p.has_lots, p.deleted_at is not null as deleted, l.presentation, l.qty,
      l.units, l.unit_cost, l.discount, l.total, l.landed_unit_cost, l.lot, l.expires_on
    from purchase_lines l left join products p on p.company_id = l.company_id and p.id = l.product_id
    where l.company_id = ${trx.companyId} and l.purchase_id = ${id} order by l.position`.execute(trx);
  const ids = [...new Set(rows.flatMap(({ material_id }) => material_id ?? []))];
  const materials = await readCountable(trx, ids);
  return rows.map((row) => toLine(row, materials, seesCosts));
}

function toLine(
  row: LineRow,
  materials: ReadonlyMap<string, CountableMaterial>,
  seesCosts: boolean,
): PurchaseLine {
  const material = materials.get(row.material_id ?? '');
  const cost = (unit: string | null) => (seesCosts && unit !== null ? toUnitCost(unit) : null);
  return {
    id: row.id,
    product:
      row.product_id === null
        ? null
        : { ...bought({ ...row, id: row.product_id, name: row.name ?? '' }), code: row.code },
    material: material ? { ...bought(material), measure: material.measure, units: material.units } : null,
    unit: row.unit === null ? null : CountingUnit.parse(row.unit),
    presentation: row.presentation === null ? null : LineUnit.parse(row.presentation),
    qty: toQuantity(row.qty),
    units: toQuantity(row.units),
    unit_cost: cost(row.unit_cost),
    discount: seesCosts ? toQuantity(row.discount) : null,
    total: seesCosts ? row.total : null,
    landed_unit_cost: cost(row.landed_unit_cost),
    lot: row.lot,
    expires_on: row.expires_on,
  };
}

function bought({
  id,
  name,
  has_lots,
  deleted,
}: Pick<CountableMaterial, 'id' | 'name' | 'deleted'> & {
  has_lots: boolean | null;
}) {
  return {
    id,
    name,
    ...(has_lots && { has_lots: true as const }),
    ...(deleted && { deleted: true as const }),
  };
}

interface ChangeRow extends Omit<PurchaseCostChange, 'currency'> {
  cost_currency: string;
}

async function readChanges(trx: CompanyTransaction, id: string): Promise<PurchaseCostChange[]> {
  const { rows } = await sql<ChangeRow>`
    select c.product_id, null as material_id, p.name, c.units, c.cost_currency, c.cost_before, c.cost_after,
      c.average_before, c.average_after
    from purchase_products c join products p on p.company_id = c.company_id and p.id = c.product_id
    where c.company_id = ${trx.companyId} and c.purchase_id = ${id}
    union all
    select null, m.id, m.name, sum(v.qty), max(v.value_currency), (array_agg(v.cost_before order by v.id))[1],
      (array_agg(v.cost_after order by v.id desc))[1], null, null
    from material_movements v join materials m on m.company_id = v.company_id and m.id = v.material_id
    where v.company_id = ${trx.companyId} and v.purchase_id = ${id} and v.kind = 'purchase'
    group by m.id, m.name
    order by name, product_id, material_id`.execute(trx);
  const cost = (unit: string | null) => (unit === null ? null : toUnitCost(unit));
  return rows.map((row) => ({
    ...{
      product_id: row.product_id,
      material_id: row.material_id,
      name: row.name,
      units: toQuantity(row.units),
      currency: row.cost_currency,
    },
    ...{ cost_before: cost(row.cost_before), cost_after: cost(row.cost_after) },
    ...{ average_before: cost(row.average_before), average_after: cost(row.average_after) },
  }));
}
