import type { ProductFilter } from '@cuadra/shared/contract';
import { linePrice, toMoney, toQuantity } from '@cuadra/shared/domain';
import { stringify } from 'csv-stringify/sync';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { filterCondition } from './list/product-filter.ts';
import { type ProductRow, selectProducts } from './product-row.ts';

/** Read and written at a time: some milliseconds, so that the cash registers go on meanwhile. */
const ROWS_A_PART = 1_000;

const HEADER = [
  'nombre',
  'codigo',
  'codigo_barras',
  'categoria',
  'medida',
  'cantidad',
  'minimo',
  'costo',
  'utilidad',
  'precio',
  'moneda',
  'favorito',
];

type ExportRow = ProductRow & { category: string | null; measure: string | null };

/**
 * The products that a filter finds, by name, as a CSV that the import reads back and a Spanish spreadsheet opens: `;` between the cells, decimal
 * commas, a byte order mark. What a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function exportProducts(
  trx: CompanyTransaction,
  companyId: string,
  filter: ProductFilter,
): Promise<string> {
  const parts = [`\ufeff${HEADER.join(';')}\n`];
  let last: ExportRow | undefined;
  do {
    const rows: ExportRow[] = await readPart(trx, filterCondition(companyId, filter), last);
    parts.push(stringify(rows.map(toCells), { delimiter: ';', escape_formulas: true }));
    last = rows.length === ROWS_A_PART ? rows.at(-1) : undefined;
  } while (last);
  return parts.join('');
}

function readPart(
  trx: CompanyTransaction,
  condition: RawBuilder<boolean>,
  last: ExportRow | undefined,
): Promise<ExportRow[]> {
  // The condition says which ones are withdrawn.
  return selectProducts(trx, 'also-withdrawn')
    .where(condition)
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('measures', 'measures.id', 'products.measure_id')
    .select(['categories.name as category', 'measures.name as measure'])
    .$if(last !== undefined, (select) =>
      select.where(
        sql<boolean>`(products.name, products.id) > (${last?.name} collate spanish, ${last?.id}::uuid)`,
      ),
    )
    .orderBy('products.name')
    .orderBy('products.id')
    .limit(ROWS_A_PART)
    .execute();
}

function toCells(row: ExportRow): (string | null)[] {
  const { cost, price, currency } = prices(row);
  return [
    row.name,
    row.code,
    row.barcodes.join(' '),
    row.category,
    row.measure,
    comma(toQuantity(row.qty ?? '0')),
    row.min_qty === null ? null : comma(toQuantity(row.min_qty)),
    comma(cost),
    comma(row.utility),
    comma(price),
    currency,
    row.favourite ? 'Sí' : 'No',
  ];
}

/**
 * A row has one currency: of a cost and a price in different ones, the price stays, which is what is charged. A price
 * that follows from cost and utility is what they come to, by which the import knows it again.
 */
function prices(row: ExportRow): { cost: string | null; price: string | null; currency: string } {
  const { cost, utility, price, cost_currency, price_currency } = row;
  if (!row.is_fixed_price) {
    const worked = cost !== null && utility !== null ? toMoney(linePrice(row).unit_price) : null;
    return { cost, price: worked, currency: cost_currency };
  }
  return { cost: cost_currency === price_currency ? cost : null, price, currency: price_currency };
}

function comma(value: string | null): string | null {
  return value?.replace('.', ',') ?? null;
}
