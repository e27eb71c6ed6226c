import { Barcode, type ProductRejection } from '@cuadra/shared/contract';
import { exact, type ImportField, round, toMoney, toQuantity, toUnitCost } from '@cuadra/shared/domain';
import { checkText, cleanCell, currencyReader, readYes } from '../../imports/cells.ts';
import { numberReader } from '../../imports/numbers.ts';
import type { CsvFile, CsvRow } from '../../imports/read-csv.ts';
import { RowRefused, rejection } from '../../imports/row-refused.ts';
import type { ProductColumns } from './columns.ts';

/** A row that can be written. Null: the file has no such column, or the cell is empty; it says nothing then. */
export interface ImportRow {
  line: number;
  name: string;
  barcodes: string[];
  code: string | null;
  category: string | null;
  measure: string | null;
  qty: string | null;
  min_qty: string | null;
  cost: string | null;
  /** Markup in percent. */
  utility: string | null;
  price: string | null;
  currency: string | null;
  favourite: boolean | null;
}

export interface CheckedRows {
  rows: ImportRow[];
  rejections: ProductRejection[];
}

type NumberField = 'qty' | 'min_qty' | 'cost' | 'utility' | 'price';

/** Digits before the decimal point (docs/contract.md#conventions; the columns of the database) and the canonical form. */
const NUMBERS: Readonly<Record<NumberField, { whole: number; canonical: (value: string) => string }>> = {
  qty: { whole: 11, canonical: toQuantity },
  min_qty: { whole: 11, canonical: toQuantity },
  cost: { whole: 11, canonical: toUnitCost },
  utility: { whole: 6, canonical: (value) => round(value, 2).toFixed() },
  price: { whole: 15, canonical: toMoney },
};
const NUMBER_FIELDS = Object.keys(NUMBERS) as NumberField[];

/** Longest texts, in characters; a product's own as in the contract. */
const MAX_LENGTH = { name: 200, code: 64, category: 80, measure: 40 } as const;
const MAX_BARCODES = 20;
/** What Excel makes of a barcode that it takes for a number: the digits are gone. */
const EXCEL_NUMBER = /^\d([.,]\d+)?e\+\d+$/i;

/**
 * Reads every row of a file, and says of each that cannot be taken why not, by its first error.
 *
 * @param currencies the company's two, ISO codes
 */
export function checkRows(
  { header, rows }: CsvFile,
  columns: ProductColumns,
  currencies: readonly string[],
): CheckedRows {
  const readNumber = numberReader(numberCells(rows, columns));
  const readCurrency = currencyReader(currencies, 'currency');
  const claimed = new Set<string>();
  const checked: CheckedRows = { rows: [], rejections: [] };

  const checkRow = ({ line, cells }: CsvRow): ImportRow => {
    if (cells.length !== header.length) throw new RowRefused('wrong-columns', null, null);
    const cell = (field: Exclude<ImportField, 'barcode'>) => {
      const index = columns[field];
      return index === undefined ? '' : cleanCell(cells[index] ?? '');
    };
    const text = (field: keyof typeof MAX_LENGTH) => {
      const value = cell(field);
      return checkText(value, field, MAX_LENGTH[field]) || null;
    };
    const number = (field: NumberField) => {
      const written = cell(field);
      if (written === '') return null;
      const value = readNumber(field === 'utility' ? written.replace(/\s*%$/, '') : written);
      if (value === undefined) throw new RowRefused('not-a-number', field, written);
      const { whole, canonical } = NUMBERS[field];
      if (exact(value).gte(exact(10).pow(whole))) throw new RowRefused('too-long', field, written);
      return canonical(value);
    };
    const name = text('name');
    if (name === null) throw new RowRefused('missing-name', 'name', null);
    const row: ImportRow = {
      line,
      name,
      barcodes: readBarcodes(columns.barcodes.map((index) => cells[index] ?? '')),
      code: text('code'),
      category: text('category'),
      measure: text('measure'),
      qty: number('qty'),
      min_qty: number('min_qty'),
      cost: number('cost'),
      utility: number('utility'),
      price: number('price'),
      currency: readCurrency(cell('currency')),
      favourite: readYes(cell('favourite'), 'favourite', 'favorito'),
    };
    claim(row, claimed);
    return row;
  };

  for (const row of rows) {
    try {
      checked.rows.push(checkRow(row));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      checked.rejections.push(rejection(row.line, error.reason, error.field, error.value));
    }
  }
  return checked;
}

function* numberCells(rows: readonly CsvRow[], columns: ProductColumns): Generator<string> {
  const indexes = NUMBER_FIELDS.map((field) => columns[field]).filter((index) => index !== undefined);
  if (indexes.length === 0) return;
  for (const { cells } of rows) for (const index of indexes) yield (cells[index] ?? '').trim();
}

/** Several barcodes of one product stand in one cell with spaces between, which no barcode has. */
function readBarcodes(cells: readonly string[]): string[] {
  const barcodes = [...new Set(cells.flatMap((cell) => cell.split(/\s+/)).filter(Boolean))];
  for (const barcode of barcodes) {
    if (!Barcode.safeParse(barcode).success || EXCEL_NUMBER.test(barcode)) {
      throw new RowRefused('not-a-barcode', 'barcode', barcode);
    }
  }
  if (barcodes.length > MAX_BARCODES) throw new RowRefused('too-long', 'barcode', barcodes.join(' '));
  return barcodes;
}

/** The first row of a file that names a product has it; the name alone counts where there is neither barcode nor code. */
function claim(row: ImportRow, claimed: Set<string>): void {
  const keys: [ImportField, string][] = row.barcodes.map((barcode) => ['barcode', barcode]);
  if (row.code !== null) keys.push(['code', row.code]);
  if (keys.length === 0) keys.push(['name', row.name]);
  const mark = ([field, value]: [ImportField, string]) =>
    `${field} ${field === 'code' ? value.toLowerCase() : value}`;
  const taken = keys.find((key) => claimed.has(mark(key)));
  if (taken) throw new RowRefused('duplicate-in-file', ...taken);
  for (const key of keys) claimed.add(mark(key));
}
