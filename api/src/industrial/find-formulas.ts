import { type Formula, Id, type listFormulas, type Page } from '@cuadra/shared/contract';
import { toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';
import { ApiError } from '../errors/api-error.ts';

interface FormulaRow extends Omit<Formula, 'updated_at'> {
  updated_at: Date;
}

/** A page of formulas by name; as with materials, a search needs no index of its own. */
export async function findFormulas(
  trx: CompanyTransaction,
  query: z.output<typeof listFormulas.query>,
): Promise<Page<Formula>> {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  let select = selectFormulas(trx).where('f.deleted_at', 'is', null);
  if (query.product_id) select = select.where('f.product_id', '=', query.product_id);
  for (const word of searchWords(query.search)) {
    select = select.where(sql<boolean>`searchable(f.name) like containing(${word})`);
  }
  if (after)
    select = select.where(sql<boolean>`(f.name, f.id) > (${after[0]} collate spanish, ${after[1]}::uuid)`);
  const rows = await select
    .orderBy('f.name')
    .orderBy('f.id')
    .limit(query.limit + 1)
    .execute();
  return toPage(rows, query.limit, (row) => [row.name, row.id], toFormula);
}

/** @throws ApiError 404 for one that is not there, or was withdrawn */
export async function getFormula(trx: CompanyTransaction, id: string): Promise<Formula> {
  const row = await selectFormulas(trx)
    .where('f.id', '=', id)
    .where('f.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new ApiError('ERROR_NOT_FOUND');
  return toFormula(row);
}

/** Formulas, each with its lines and what their materials are like now. */
function selectFormulas(trx: CompanyTransaction) {
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

function toFormula({ updated_at, ...row }: FormulaRow): Formula {
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
