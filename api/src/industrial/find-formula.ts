import type { Formula } from '@cuadra/shared/contract';
import { toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';

interface FormulaRow extends Omit<Formula, 'updated_at'> {
  updated_at: Date;
}

/** @throws ApiError 404 for one that is not there, or was withdrawn */
export async function findFormula(trx: CompanyTransaction, id: string): Promise<Formula> {
  const row = orNotFound(
    await selectFormulas(trx).where('f.id', '=', id).where('f.deleted_at', 'is', null).executeTakeFirst(),
  );
  return toFormula(row);
}

/** Formulas, each with its lines and what their materials are like now. */
export function selectFormulas(trx: CompanyTransaction) {
  return trx
    .selectFrom('formulas as f')
    .innerJoin('products as p', (join) =>
      join.onRef('p.company_id', '=', 'f.company_id').onRef('p.id', '=', 'f.product_id'),
    )
    .select(['f.id', 'f.product_id', 'p.name as product_name', 'f.name', 'f.yield_qty', 'f.other_costs'])
    .select(['f.other_costs_currency', 'f.updated_at'])
    .select(
      sql<Formula['lines']>`(
        select json_agg(json_build_object('material_id', m.id, 'name', m.name, 'measure_id', m.measure_id,
          'qty', l.qty::text, 'available', m.qty::text, 'unit_cost', m.cost::text, 'cost_currency', m.cost_currency)
          order by l.position)
        from formula_lines l join materials m on m.company_id = l.company_id and m.id = l.material_id
        where l.company_id = f.company_id and l.formula_id = f.id)`.as('lines'),
    );
}

export function toFormula({ updated_at, ...row }: FormulaRow): Formula {
  return {
    ...row,
    yield_qty: toQuantity(row.yield_qty),
    lines: row.lines.map((line) => ({
      ...line,
      qty: toQuantity(line.qty),
      available: toQuantity(line.available),
      unit_cost: line.unit_cost === null ? null : toRate(line.unit_cost),
    })),
    updated_at: updated_at.toISOString(),
  };
}
