import type { CostedFormula, CostedGood } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type CompanyFacts, readCompanyFacts } from '../company-facts.ts';

interface GoodRow extends CostedGood {
  id: string;
  cost: string | null;
}

/** All formulas of a company as they are now, and what their goods are worth. */
export interface FormulasAtCost {
  formulas: CostedFormula[];
  goods: Map<string, CostedGood>;
  facts: CompanyFacts;
}

/** Reads what a roll-up takes with a fixed number of statements, however many formulas there are. */
export async function readFormulasAtCost(trx: CompanyTransaction): Promise<FormulasAtCost> {
  const formulas = await readCostedFormulas(trx);
  const ids = [...new Set(formulas.flatMap(({ lines }) => lines.map(({ good }) => good)))];
  const { rows } = await sql<GoodRow>`
    select id, cost, cost_currency as currency from materials
    where company_id = ${trx.companyId} and id = any(${ids}::uuid[])
    union all
    select id, coalesce(average_cost, cost), cost_currency from products
    where company_id = ${trx.companyId} and id = any(${ids}::uuid[])`.execute(trx);
  return { formulas, goods: new Map(rows.map((row) => [row.id, row])), facts: await readCompanyFacts(trx) };
}

async function readCostedFormulas(trx: CompanyTransaction): Promise<CostedFormula[]> {
  const { rows } = await sql<CostedFormula>`
    select f.id, f.name, coalesce(f.material_id, f.product_id) as makes, f.is_main, v.yield_qty, v.waste_percent,
      (select json_agg(json_build_object('good', coalesce(l.material_id, l.product_id), 'qty', l.qty::text) order by l.position)
        from formula_lines l where l.company_id = f.company_id and l.formula_id = f.id and l.version = f.current) as lines,
      coalesce((select json_agg(json_build_object('name', c.name, 'basis', c.basis, 'amount', c.amount::text,
          'currency', c.currency, 'minutes', c.minutes::text) order by c.position)
        from formula_costs c where c.company_id = f.company_id and c.formula_id = f.id and c.version = f.current), '[]') as costs,
      coalesce((select json_agg(b.cost_share::text order by b.position) from formula_byproducts b
        where b.company_id = f.company_id and b.formula_id = f.id and b.version = f.current), '[]') as byproduct_shares
    from formulas f
    join formula_versions v on v.company_id = f.company_id and v.formula_id = f.id and v.number = f.current
    where f.company_id = ${trx.companyId} and f.deleted_at is null`.execute(trx);
  return rows;
}
