import type { Good, Need } from '@cuadra/shared/contract';
import { exact, type NeededFormula, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readReserved } from '../orders/reserved.ts';

/** A good of a formula, and what there is of it. */
export interface StockedGood extends Good {
  there: string;
  /** What started orders still take of it. */
  reserved: string;
  min_qty: string | null;
}

export interface WorkshopFormula extends NeededFormula {
  name: string;
  is_main: boolean;
}

/** All formulas as they are now, and what is there of what they take and make: a fixed number of statements. */
export interface WorkshopStock {
  formulas: WorkshopFormula[];
  /** Main ones, by the good that they make. */
  formulaOf: Map<string, WorkshopFormula>;
  goods: Map<string, StockedGood>;
  /** What is there and not reserved. */
  free: Map<string, string>;
}

export async function readWorkshop(trx: CompanyTransaction): Promise<WorkshopStock> {
  const { companyId } = trx;
  const formulas = await sql<WorkshopFormula>`
    select f.id, f.name, f.is_main, coalesce(f.material_id, f.product_id) as makes, v.yield_qty, v.waste_percent,
      (select json_agg(json_build_object('good', coalesce(l.material_id, l.product_id), 'qty', l.qty::text) order by l.position)
        from formula_lines l where l.company_id = f.company_id and l.formula_id = f.id and l.version = f.current) as lines
    from formulas f
    join formula_versions v on v.company_id = f.company_id and v.formula_id = f.id and v.number = f.current
    where f.company_id = ${companyId} and f.deleted_at is null`.execute(trx);
  const ids = [
    ...new Set(formulas.rows.flatMap(({ makes, lines }) => [makes, ...lines.map(({ good }) => good)])),
  ];
  const goods = await sql<Omit<StockedGood, 'reserved'>>`
    select 'material' as kind, id, name, measure_id, qty as there, min_qty from materials
    where company_id = ${companyId} and id = any(${ids}::uuid[])
    union all
    select 'product', p.id, p.name, p.measure_id, coalesce(s.qty, 0), p.min_qty from products p
    left join product_stock s on s.company_id = p.company_id and s.product_id = p.id
    where p.company_id = ${companyId} and p.id = any(${ids}::uuid[])`.execute(trx);
  const reserved = await readReserved(trx);
  const known = new Map(
    goods.rows.map((good) => [
      good.id,
      { ...good, there: toQuantity(good.there), reserved: reserved.get(good.id) ?? '0' },
    ]),
  );
  const main = formulas.rows.filter(({ is_main }) => is_main);
  return {
    formulas: formulas.rows,
    formulaOf: new Map(main.map((formula) => [formula.makes, formula])),
    goods: known,
    free: new Map(
      [...known.values()].map(({ id, there, reserved: held }) => [id, exact(there).minus(held).toFixed()]),
    ),
  };
}

/** A good as an answer has it. */
export function toGood({ kind, id, name, measure_id }: StockedGood): Need['good'] {
  return { kind, id, name, measure_id };
}
