import type { FormulaDraft, FormulaVersion, GoodRef } from '@cuadra/shared/contract';
import { exact, toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { toColumns } from '../goods.ts';

/** What a version of a formula says, as the API answers it. */
export type FormulaContent = Omit<FormulaVersion, 'number' | 'create_at' | 'user'>;
/** The same, as somebody sends it. */
export type ContentDraft = Omit<FormulaDraft, 'id' | 'name' | 'makes' | 'is_main'>;

/** Columns of a `FormulaContent` of the row `v` of formula_versions; what its goods are like is what they are like now. */
export const CONTENT = sql<FormulaContent>`json_build_object(
  'yield_qty', v.yield_qty::text, 'waste_percent', v.waste_percent::text, 'takes_at', v.takes_at,
  'lines', (select json_agg(json_build_object(
      'good', json_build_object('kind', case when l.material_id is null then 'product' else 'material' end,
        'id', coalesce(m.id, p.id), 'name', coalesce(m.name, p.name), 'measure_id', coalesce(m.measure_id, p.measure_id)),
      'qty', l.qty::text,
      'unit', case when l.unit_name is not null then json_build_object('name', l.unit_name, 'factor', l.unit_factor::text) end,
      'available', coalesce(m.qty, s.qty, 0)::text,
      'unit_cost', coalesce(m.cost, p.average_cost, p.cost)::text,
      'cost_currency', coalesce(m.cost_currency, p.cost_currency),
      'formula_id', (select n.id from formulas n where n.company_id = l.company_id and n.is_main and n.deleted_at is null
        and (n.material_id = l.material_id or n.product_id = l.product_id))) order by l.position)
    from formula_lines l
    left join materials m on m.company_id = l.company_id and m.id = l.material_id
    left join products p on p.company_id = l.company_id and p.id = l.product_id
    left join product_stock s on s.company_id = l.company_id and s.product_id = l.product_id
    where l.company_id = v.company_id and l.formula_id = v.formula_id and l.version = v.number),
  'costs', coalesce((select json_agg(json_build_object('name', c.name, 'basis', c.basis, 'amount', c.amount::text,
      'currency', c.currency, 'minutes', c.minutes::text) order by c.position)
    from formula_costs c where c.company_id = v.company_id and c.formula_id = v.formula_id and c.version = v.number), '[]'),
  'byproducts', coalesce((select json_agg(json_build_object(
      'good', json_build_object('kind', case when b.material_id is null then 'product' else 'material' end,
        'id', coalesce(m.id, p.id), 'name', coalesce(m.name, p.name), 'measure_id', coalesce(m.measure_id, p.measure_id)),
      'qty', b.qty::text, 'cost_share', b.cost_share::text) order by b.position)
    from formula_byproducts b
    left join materials m on m.company_id = b.company_id and m.id = b.material_id
    left join products p on p.company_id = b.company_id and p.id = b.product_id
    where b.company_id = v.company_id and b.formula_id = v.formula_id and b.version = v.number), '[]'),
  'steps', coalesce((select json_agg(json_build_object('text', t.text, 'minutes', t.minutes::text, 'image', t.image)
      order by t.position)
    from formula_steps t where t.company_id = v.company_id and t.formula_id = v.formula_id and t.version = v.number), '[]'))`;

/** The numbers as they travel. */
export function toContent(row: FormulaContent): FormulaContent {
  return {
    yield_qty: toQuantity(row.yield_qty),
    waste_percent: exact(row.waste_percent).toFixed(),
    takes_at: row.takes_at,
    lines: row.lines.map((line) => ({
      ...line,
      qty: toQuantity(line.qty),
      unit: line.unit && { name: line.unit.name, factor: toRate(line.unit.factor) },
      available: toQuantity(line.available),
      unit_cost: line.unit_cost === null ? null : toRate(line.unit_cost),
    })),
    costs: row.costs.map((cost) => ({
      ...cost,
      amount: toRate(cost.amount),
      minutes: cost.minutes === null ? null : toQuantity(cost.minutes),
    })),
    byproducts: row.byproducts.map((one) => ({
      ...one,
      qty: toQuantity(one.qty),
      cost_share: exact(one.cost_share).toFixed(),
    })),
    steps: row.steps.map((step) => ({
      ...step,
      minutes: step.minutes === null ? null : toQuantity(step.minutes),
    })),
  };
}

/** What of a content somebody can say, in one spelling: two that are alike are the same version. */
export function spelling(content: FormulaContent | ContentDraft): string {
  const ref = ({ kind, id }: GoodRef) => `${kind} ${id}`;
  return JSON.stringify([
    content.yield_qty,
    content.waste_percent,
    content.takes_at,
    content.lines.map((line) => [ref(line.good), line.qty, line.unit?.name, line.unit?.factor]),
    spellingOfCosts(content),
    content.byproducts.map((one) => [ref(one.good), one.qty, one.cost_share]),
    content.steps.map((step) => [step.text, step.minutes, step.image]),
  ]);
}

/** Of its costs alone, which take a permission of their own. */
export function spellingOfCosts({ costs }: FormulaContent | ContentDraft): string {
  return JSON.stringify(
    costs.map((cost) => [cost.name, cost.basis, cost.amount, cost.currency, cost.minutes]),
  );
}

/** Writes a version, which nothing changes any more. */
export async function writeVersion(
  trx: CompanyTransaction,
  version: { formulaId: string; number: number; userId: string },
  content: ContentDraft,
): Promise<void> {
  const { formulaId: formula_id, number } = version;
  const company_id = trx.companyId;
  const { yield_qty, waste_percent, takes_at } = content;
  await trx
    .insertInto('formula_versions')
    .values({ company_id, formula_id, number, yield_qty, waste_percent, takes_at, user_id: version.userId })
    .execute();
  const key = (position: number) => ({ company_id, formula_id, version: number, position });
  await trx
    .insertInto('formula_lines')
    .values(
      content.lines.map(({ good: of, qty, unit }, position) => ({
        ...{ ...key(position), ...toColumns(of), qty },
        ...{ unit_name: unit?.name ?? null, unit_factor: unit?.factor ?? null },
      })),
    )
    .execute();
  if (content.costs.length > 0) {
    const costs = content.costs.map((cost, position) => ({ ...key(position), ...cost }));
    await trx.insertInto('formula_costs').values(costs).execute();
  }
  if (content.byproducts.length > 0) {
    const byproducts = content.byproducts.map(({ good: of, qty, cost_share }, position) => ({
      ...{ ...key(position), ...toColumns(of), qty, cost_share },
    }));
    await trx.insertInto('formula_byproducts').values(byproducts).execute();
  }
  if (content.steps.length > 0) {
    const steps = content.steps.map((step, position) => ({ ...key(position), ...step }));
    await trx.insertInto('formula_steps').values(steps).execute();
  }
}
