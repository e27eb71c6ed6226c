import type { Formula, Good } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import { CONTENT, type FormulaContent, toContent } from './content.ts';

interface FormulaRow extends Pick<Formula, 'id' | 'name' | 'is_main' | 'current' | 'version'> {
  makes: Good;
  content: FormulaContent;
  updated_at: Date;
}

/** The good that the row `f` of formulas makes. */
export const MAKES = sql<Good>`(select json_build_object('kind', g.kind, 'id', g.id, 'name', g.name, 'measure_id', g.measure_id)
  from (
    select 'material' as kind, m.id, m.name, m.measure_id from materials m
    where m.company_id = f.company_id and m.id = f.material_id
    union all
    select 'product', p.id, p.name, p.measure_id from products p where p.company_id = f.company_id and p.id = f.product_id
  ) g)`;

/** As its current version says. @throws ApiError 404 for one that is not there, or was withdrawn */
export async function findFormula(trx: CompanyTransaction, id: string): Promise<Formula> {
  const { rows } = await sql<FormulaRow>`
    select f.id, f.name, f.is_main, f.current, f.version, f.updated_at, ${MAKES} as makes, ${CONTENT} as content
    from formulas f
    join formula_versions v on v.company_id = f.company_id and v.formula_id = f.id and v.number = f.current
    where f.company_id = ${trx.companyId} and f.id = ${id} and f.deleted_at is null`.execute(trx);
  const { content, updated_at, ...formula } = orNotFound(rows[0]);
  return { ...formula, ...toContent(content), updated_at: updated_at.toISOString() };
}
