import {
  type FormulaUse,
  Id,
  type listFormulaUses as ListFormulaUses,
  type Page,
} from '@cuadra/shared/contract';
import { toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, TextKey, toPage } from '../../database/cursor.ts';
import { MAKES } from './find-formula.ts';

type UseRow = Omit<FormulaUse, 'unit'> & { unit_name: string | null; unit_factor: string | null };

/**
 * The formulas that take a good, each by the newest of its versions that does: one that takes it no more is told with its last.
 * Withdrawn ones are not.
 */
export async function listFormulaUses(
  trx: CompanyTransaction,
  query: z.output<typeof ListFormulaUses.query>,
): Promise<Page<FormulaUse>> {
  const after = readCursor(query.cursor, z.tuple([TextKey, Id]));
  const { companyId } = trx;
  const good = sql.ref(query.kind === 'material' ? 'l.material_id' : 'l.product_id');
  const { rows } = await sql<UseRow>`
    with used as (
      select distinct on (l.formula_id) l.formula_id, l.version, l.qty, l.unit_name, l.unit_factor
      from formula_lines l where l.company_id = ${companyId} and ${good} = ${query.good_id}
      order by l.formula_id, l.version desc
    )
    select f.id as formula_id, f.name as formula_name, f.is_main, ${MAKES} as makes, used.version,
      used.version = f.current as is_current, used.qty, used.unit_name, used.unit_factor, v.yield_qty
    from used
    join formulas f on f.company_id = ${companyId} and f.id = used.formula_id and f.deleted_at is null
    join formula_versions v on v.company_id = ${companyId} and v.formula_id = f.id and v.number = used.version
    where ${after ? sql`(f.name, f.id) > (${after[0]} collate spanish, ${after[1]}::uuid)` : sql`true`}
    order by f.name, f.id limit ${query.limit + 1}`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.formula_name, row.formula_id],
    ({ unit_name, unit_factor, qty, yield_qty, ...use }): FormulaUse => ({
      ...use,
      qty: toQuantity(qty),
      unit:
        unit_name === null || unit_factor === null ? null : { name: unit_name, factor: toRate(unit_factor) },
      yield_qty: toQuantity(yield_qty),
    }),
  );
}
