import {
  type FormulaSummary,
  type Good,
  Id,
  type listFormulas as ListFormulas,
  type Page,
} from '@cuadra/shared/contract';
import {
  type CostedFormula,
  type CurrencyPair,
  goodYield,
  type RollUp,
  rollUp,
  shareOut,
  toQuantity,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, TextKey, toPage } from '../../database/cursor.ts';
import { searchWords } from '../../database/search-words.ts';
import { MAKES } from './find-formula.ts';
import { priceOf, readPricedProducts } from './formula-price.ts';
import { readNames } from './good-names.ts';
import { readFormulasAtCost } from './read-formulas-at-cost.ts';

interface SummaryRow
  extends Pick<
    FormulaSummary,
    'id' | 'name' | 'is_main' | 'current' | 'yield_qty' | 'waste_percent' | 'line_count'
  > {
  makes: Good;
  updated_at: Date;
}

/** A page of formulas by name, with what they cost today; as with materials, a search needs no index of its own. */
export async function listFormulas(
  trx: CompanyTransaction,
  query: z.output<typeof ListFormulas.query>,
): Promise<Page<FormulaSummary>> {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  const { companyId } = trx;
  const { makes_id = null, takes_id = null } = query;
  const conditions = searchWords(query.search).map(
    (word) => sql`and searchable(f.name) like containing(${word})`,
  );
  const { rows } = await sql<SummaryRow>`
    select f.id, f.name, f.is_main, f.current, f.updated_at, v.yield_qty, v.waste_percent, ${MAKES} as makes,
      (select count(*)::int from formula_lines l
        where l.company_id = f.company_id and l.formula_id = f.id and l.version = f.current) as line_count
    from formulas f
    join formula_versions v on v.company_id = f.company_id and v.formula_id = f.id and v.number = f.current
    where f.company_id = ${companyId} and f.deleted_at is null
      and (${makes_id}::uuid is null or ${makes_id}::uuid in (f.material_id, f.product_id))
      and (${takes_id}::uuid is null or exists (select from formula_lines l
        where l.company_id = f.company_id and l.formula_id = f.id and l.version = f.current
          and ${takes_id}::uuid in (l.material_id, l.product_id)))
      ${conditions.length > 0 ? sql.join(conditions, sql` `) : sql``}
      ${after ? sql`and (f.name, f.id) > (${after[0]} collate spanish, ${after[1]}::uuid)` : sql``}
    order by f.name, f.id limit ${query.limit + 1}`.execute(trx);
  const { formulas, goods, facts } = await readFormulasAtCost(trx);
  const rolled = rollUp(formulas, goods, facts.pair);
  const shown = rows.map(({ id, makes }) => ({ id, makes: makes.id }));
  const unknown = new Map(shown.map(({ id }) => [id, rolled.unknownIn(id)]));
  const names = await readNames(trx, [...unknown.values()].flat());
  const products = await readPricedProducts(
    trx,
    shown.map(({ makes }) => makes),
  );
  const byId = new Map(formulas.map((formula) => [formula.id, formula]));
  return toPage(
    rows,
    query.limit,
    (row) => [row.name, row.id],
    ({ updated_at, ...row }): FormulaSummary => ({
      ...row,
      yield_qty: toQuantity(row.yield_qty),
      unit_cost: rolled.unitOf(row.id),
      batch_cost: batchCost(byId.get(row.id), rolled, facts.pair),
      unknown: (unknown.get(row.id) ?? []).flatMap((good) => names.get(good) ?? []),
      price: priceOf({ id: row.id, makes: row.makes.id }, products, rolled, facts.pair),
      updated_at: updated_at.toISOString(),
    }),
  );
}

/** What one yield costs, as `GET /formulas/{id}/cost` tells it; null while a cost is not known. */
function batchCost(
  formula: CostedFormula | undefined,
  rolled: RollUp,
  pair: CurrencyPair,
): FormulaSummary['batch_cost'] {
  if (!formula) return null;
  return shareOut(rolled.partsOf(formula.id, toQuantity(goodYield(formula))), pair).total;
}
