import { pipeline } from 'node:stream/promises';
import { findDelimiter, type ImportColumns } from '@cuadra/shared/domain';
import { CsvError, parse } from 'csv-parse';
import { ApiError } from '../errors/api-error.ts';
import { readText } from './read-text.ts';
import { refuseFile } from './refuse-file.ts';

export interface CsvRow {
  /** Where it begins in the file, the header being line 1. */
  line: number;
  cells: string[];
}

export interface CsvFile {
  header: string[];
  rows: CsvRow[];
}

/** Rows that one import takes: five times a large shop's catalogue, and a bound on the server's work. */
export const IMPORT_MAX_ROWS = 100_000;
/** Columns of a list: what a spreadsheet of old has at most, most of them empty. */
export const IMPORT_MAX_COLUMNS = 256;
/** Cells of all rows, empty ones included: twenty in each of as many rows as there may be. */
export const IMPORT_MAX_CELLS = 2_000_000;
/** Bytes of one record. A product's is a few hundred; what is longer is a quote that nobody closed, or no list. */
const MAX_RECORD_BYTES = 64 * 1024;

/**
 * Reads the bytes of a CSV as they come: byte order mark, any line ends, quotes, and `,` `;` or a tab between the cells.
 * Rows without any value are left out.
 *
 * @param columns what the header may name, by which the delimiter is told
 * @throws ApiError 400 with why it cannot be a list in `fields.file`, and in `details.line` where
 */
export async function readCsv(bytes: AsyncIterable<Uint8Array>, columns: ImportColumns): Promise<CsvFile> {
  const text = readText(bytes, MAX_RECORD_BYTES);
  let header: string[] | undefined;
  const rows: CsvRow[] = [];
  let cells = 0;
  let lastLine = 0;
  const take = (record: string[], info: { lines: number }) => {
    // The parser tells the line on which a record ends.
    const line = info.lines - record.reduce((count, cell) => count + (cell.split('\n').length - 1), 0);
    lastLine = info.lines;
    cells += record.length;
    if (record.length > IMPORT_MAX_COLUMNS) throw refuseFile('too-many-columns', line);
    if (cells > IMPORT_MAX_CELLS) throw refuseFile('too-many-cells');
    if (!header) {
      header = record.map((cell) => cell.trim());
      return;
    }
    if (rows.length >= IMPORT_MAX_ROWS) throw refuseFile('too-many-rows');
    rows.push({ line, cells: record.map(plainCell) });
  };
  try {
    const head = await text.head();
    const records = parse({
      ...optionsFor(head, columns),
      // While it parses, so that an error is told with its line; nothing is left for its other end.
      on_record: (record: string[], info) => {
        take(record, info);
        return null;
      },
    });
    await pipeline(text.rest(), records.resume());
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (!(error instanceof CsvError)) throw error;
    // What is in no encoding that we read is broken in many ways, of which this one says what to do.
    text.checkEncoding();
    throw refuseFile(csvReason(error), lastLine + 1);
  }
  if (!header) throw refuseFile('empty');
  return { header, rows };
}

function optionsFor(head: string, columns: ImportColumns) {
  const firstLine = /^[\ufeff\s]*([^\r\n]*)/.exec(head)?.[1] ?? '';
  return {
    bom: true,
    delimiter: findDelimiter(firstLine, columns),
    record_delimiter: '\n',
    // A row with more or fewer cells than the header is refused on its own, with its line.
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // Of what stands in the cells; what stands between them is bounded by the line (see `readText`).
    max_record_size: MAX_RECORD_BYTES,
  };
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula (`escape_formulas` of csv-stringify). */
function plainCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
}

function csvReason(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'line-too-long';
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote-not-closed' : 'not-csv';
}
