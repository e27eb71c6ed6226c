import { createReadStream } from 'node:fs';
import { exact, PRODUCT_COLUMNS, toQuantity } from '@cuadra/shared/domain';
import { checkRows, type ImportRow } from '../catalogue/import/check-rows.ts';
import { findColumns } from '../catalogue/import/columns.ts';
import { readCsv } from '../imports/read-csv.ts';
import type { ProductFacts } from '../sales/sale-facts.ts';
import type { Chance } from './chance.ts';

/** Where its names and barcodes come from stands in the README beside it. */
const CATALOGUE = new URL('../../data/demo-catalogue.csv', import.meta.url);

/** Categories of what goes off, but for what the shop makes itself. */
const PERISHABLE: ReadonlySet<string> = new Set(['Lácteos', 'Charcutería', 'Panadería']);

export interface DemoProduct extends Omit<ProductFacts, 'presentations' | 'wholesale'> {
  code: string | null;
  barcodes: string[];
  category: string;
  measure: string;
  min_qty: string;
  /** In the currency of its cost; null until a purchase tells. */
  average_cost: string | null;
  /** Goes off: what comes in of it has a lot and a day on which it expires. */
  has_lots: boolean;
  /** Sold in grams of a kilo, not in pieces. */
  isWeighed: boolean;
  /** How often it is bought, beside the others. */
  demand: number;
}

/**
 * The shop's catalogue, each product with the quantity it opens with.
 *
 * @throws Error when the file that was delivered is not the import's kind of file
 */
export async function demoProducts(chance: Chance, at: Date): Promise<DemoProduct[]> {
  const file = await readCsv(createReadStream(CATALOGUE), PRODUCT_COLUMNS);
  const { rows, rejections } = checkRows(file, findColumns(file.header), ['VES', 'USD']);
  if (rejections.length > 0) throw new Error(`demo-catalogue.csv: ${JSON.stringify(rejections[0])}`);
  return rows.map((row) => toProduct(row, chance.id(at)));
}

function toProduct(row: ImportRow, id: string): DemoProduct {
  const { name, code, barcodes, cost, utility, price } = row;
  const isWeighed = row.measure === 'Kilogramo';
  const minimum = row.min_qty ?? '1';
  const currency = row.currency ?? 'USD';
  return {
    id,
    name,
    code,
    barcodes,
    category: row.category ?? 'Víveres',
    measure: row.measure ?? 'Unidad',
    qty: toQuantity(row.qty ?? '0'),
    min_qty: minimum,
    cost,
    average_cost: null,
    has_lots: currency === 'USD' && PERISHABLE.has(row.category ?? ''),
    utility,
    price,
    is_fixed_price: price !== null,
    cost_currency: currency,
    price_currency: currency,
    isWeighed,
    // What a shop wants to have is what it sells. A kilo of cheese is many sales, a dozen of eggs is one.
    demand: exact(minimum).toNumber() ** 1.8 * (isWeighed ? 15 : 1),
  };
}
