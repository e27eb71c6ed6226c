import type { exportMaterials as ExportMaterials } from '@cuadra/shared/contract';
import { toMoney, toQuantity, toRate } from '@cuadra/shared/domain';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { isWanted } from './list-materials.ts';

const HEADER = ['nombre', 'medida', 'cantidad', 'minimo', 'costo', 'valor', 'moneda'];

/**
 * The materials that a filter finds, by name, as a CSV that a Spanish spreadsheet opens: `;` between the cells, decimal commas,
 * a byte order mark. What a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function exportMaterials(
  trx: CompanyTransaction,
  query: z.output<typeof ExportMaterials.query>,
): Promise<string> {
  const rows = await trx
    .selectFrom('materials')
    .leftJoin('measures', (join) =>
      join
        .onRef('measures.company_id', '=', 'materials.company_id')
        .onRef('measures.id', '=', 'materials.measure_id'),
    )
    .select(['materials.name', 'materials.qty', 'materials.min_qty', 'materials.cost', 'materials.value'])
    .select(['materials.cost_currency', 'measures.name as measure'])
    .where('materials.deleted_at', 'is', null)
    .where(isWanted(query))
    .orderBy('materials.name')
    .orderBy('materials.id')
    .execute();
  const cells = rows.map((row) => [
    ...[row.name, row.measure, comma(toQuantity(row.qty))],
    row.min_qty === null ? null : comma(toQuantity(row.min_qty)),
    row.cost === null ? null : comma(toRate(row.cost)),
    row.cost === null ? null : comma(toMoney(row.value)),
    row.cost_currency,
  ]);
  return `\ufeff${HEADER.join(';')}\n${stringify(cells, { delimiter: ';', escape_formulas: true })}`;
}

function comma(value: string): string {
  return value.replace('.', ',');
}
