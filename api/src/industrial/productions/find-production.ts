import type { Both, Good, Production, ProductionSummary } from '@cuadra/shared/contract';
import { toPairRate, toQuantity, toRate } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';

export interface ProductionRow
  extends Omit<ProductionSummary, 'number' | 'create_at' | 'made_at' | 'status' | 'user' | 'order'> {
  number: string;
  order_id: string | null;
  order_number: string | null;
  created_at: Date;
  made_at: Date;
  annulled_at: Date | null;
  user_id: string;
  user_name: string;
}

interface WholeRow extends ProductionRow {
  yield_qty: string;
  product_cost_before: string | null;
  product_cost_after: string | null;
  product_cost_currency: string | null;
  annulled_reason: string | null;
  annulled_by: string | null;
  annulled_by_name: string | null;
  lines: Production['lines'];
  costs: Production['costs'];
  byproducts: Production['byproducts'];
}

const both = (main: string) =>
  sql<Both>`json_build_object('main', ${sql.ref(main)}::text, 'alternative', ${sql.ref(`${main}_alternative`)}::text)`;

/** A good by the columns of a row, under the name that was written down. */
export function goodOf(row: string, name: string): RawBuilder<Good> {
  const column = (of: string) => sql.ref(`${row}.${of}`);
  return sql<Good>`json_build_object(
    'kind', case when ${column('material_id')} is null then 'product' else 'material' end,
    'id', coalesce(${column('material_id')}, ${column('product_id')}), 'name', ${column(name)},
    'measure_id', coalesce(
      (select m.measure_id from materials m where m.company_id = ${column('company_id')} and m.id = ${column('material_id')}),
      (select g.measure_id from products g where g.company_id = ${column('company_id')} and g.id = ${column('product_id')})))`;
}

/** The columns of a `ProductionRow` of the row `p` of productions, and `o` of its order. */
export const SUMMARY = sql`p.id, p.number, p.created_at, p.made_at, p.annulled_at, p.order_id, o.number as order_number, p.formula_id,
  p.formula_name, p.formula_version, ${goodOf('p', 'makes_name')} as makes, p.qty, p.waste, p.lot, p.expires_on, p.main,
  p.alternative, p.rate, p.inverse, ${both('p.cost')} as cost, ${both('p.makes_cost')} as makes_cost,
  ${both('p.unit_cost')} as unit_cost, ${both('p.waste_cost')} as waste_cost, p.note, p.user_id, p.user_name`;

export const WITH_ORDER = sql`productions p
  left join production_orders o on o.company_id = p.company_id and o.id = p.order_id`;

/** @throws ApiError 404 */
export async function findProduction(trx: CompanyTransaction, id: string): Promise<Production> {
  const { rows } = await sql<WholeRow>`
    select ${SUMMARY}, p.yield_qty, p.product_cost_before, p.product_cost_after, p.product_cost_currency,
      p.annulled_reason, p.annulled_by, p.annulled_by_name,
      (select json_agg(json_build_object('good', ${goodOf('l', 'name')}, 'qty', l.qty::text,
          'from_order', l.from_order::text, 'formula_qty', l.formula_qty::text, 'unit_cost', l.unit_cost::text,
          'cost_currency', l.cost_currency, 'total', ${both('l.total')},
          'lots', coalesce((select json_agg(json_build_object('lot', t.lot, 'expires_on', t.expires_on, 'qty', t.qty::text)
              order by t.lot_position)
            from production_lots t where t.company_id = l.company_id and t.production_id = l.production_id
              and t.position = l.position), '[]')) order by l.position)
        from production_lines l where l.company_id = p.company_id and l.production_id = p.id) as lines,
      coalesce((select json_agg(json_build_object('name', c.name, 'amount', c.amount::text, 'currency', c.currency,
          'formula_amount', c.formula_amount::text, 'total', ${both('c.total')}) order by c.position)
        from production_costs c where c.company_id = p.company_id and c.production_id = p.id), '[]') as costs,
      coalesce((select json_agg(json_build_object('good', ${goodOf('b', 'name')}, 'qty', b.qty::text,
          'formula_qty', b.formula_qty::text, 'cost', ${both('b.cost')}) order by b.position)
        from production_byproducts b where b.company_id = p.company_id and b.production_id = p.id), '[]') as byproducts
    from ${WITH_ORDER} where p.company_id = ${trx.companyId} and p.id = ${id}`.execute(trx);
  return toProduction(orNotFound(rows[0]));
}

function toProduction(row: WholeRow): Production {
  const { product_cost_before: before, product_cost_after: after, product_cost_currency: currency } = row;
  return {
    ...toSummary(row),
    yield_qty: toQuantity(row.yield_qty),
    lines: row.lines.map((line) => ({
      ...line,
      qty: toQuantity(line.qty),
      from_order: toQuantity(line.from_order),
      formula_qty: toQuantity(line.formula_qty),
      unit_cost: line.unit_cost === null ? null : toRate(line.unit_cost),
      lots: line.lots.map((lot) => ({ ...lot, qty: toQuantity(lot.qty) })),
    })),
    costs: row.costs,
    byproducts: row.byproducts.map((one) => ({
      ...one,
      qty: toQuantity(one.qty),
      formula_qty: toQuantity(one.formula_qty),
    })),
    product_cost: after === null || currency === null ? null : { before, after, currency },
    annulment:
      row.annulled_at === null
        ? null
        : {
            reason: row.annulled_reason ?? '',
            create_at: row.annulled_at.toISOString(),
            user: { id: row.annulled_by ?? row.user_id, name: row.annulled_by_name ?? '' },
          },
  };
}

export function toSummary(row: ProductionRow): ProductionSummary {
  const { id, formula_id, formula_name, formula_version, makes, lot, expires_on, main, alternative, note } =
    row;
  return {
    ...{
      id,
      number: Number(row.number),
      create_at: row.created_at.toISOString(),
      made_at: row.made_at.toISOString(),
    },
    status: row.annulled_at === null ? 'done' : 'annulled',
    order: row.order_id === null ? null : { id: row.order_id, number: Number(row.order_number) },
    ...{ formula_id, formula_name, formula_version, makes },
    ...{ qty: toQuantity(row.qty), waste: toQuantity(row.waste), lot, expires_on },
    ...{ main, alternative, rate: toPairRate(row.rate) },
    inverse: row.inverse === null ? null : toRate(row.inverse),
    ...{ cost: row.cost, makes_cost: row.makes_cost, waste_cost: row.waste_cost },
    unit_cost: { main: toRate(row.unit_cost.main), alternative: toRate(row.unit_cost.alternative) },
    ...{ note, user: { id: row.user_id, name: row.user_name } },
  };
}
