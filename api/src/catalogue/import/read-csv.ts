import { setImmediate as nextTurn } from 'node:timers/promises';
import { findDelimiter } from '@cuadra/shared/domain';
import { CsvError, parse } from 'csv-parse';
import { ApiError } from '../../errors/api-error.ts';

export interface CsvRow {
  /** Where it begins in the file, the header being line 1. */
  line: number;
  cells: string[];
}

export interface CsvFile {
  header: string[];
  rows: CsvRow[];
}

/** Rows that one import takes: ten times a large shop's catalogue, and a bound on the server's memory. */
export const IMPORT_MAX_ROWS = 250_000;
/** Bytes of one record. A product's is a few hundred; what is longer is a quote that nobody closed, or no list. */
const MAX_RECORD_BYTES = 64 * 1024;
/** Characters that are read in one turn of the event loop: some milliseconds, so that the cash registers go on meanwhile. */
const SLICE = 64 * 1024;
/** One broken character in so many is a slip, and its row alone is refused; more is a file that is not in UTF-8. */
const BROKEN_SHARE = 1 / 1000;

/**
 * Reads a CSV text: byte order mark, any line ends, quotes, and `,` `;` or a tab between the cells. Rows without any
 * value are left out.
 *
 * @throws ApiError 400 with why it cannot be a list of products in `fields.file`, and in `details.line` where
 */
export async function readCsv(text: string): Promise<CsvFile> {
  checkText(text);
  const records = parse({
    bom: true,
    delimiter: findDelimiter(firstLine(text)),
    record_delimiter: '\n',
    // A row with more or fewer cells than the header is refused on its own, with its line.
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: MAX_RECORD_BYTES,
    info: true,
  });
  let header: string[] | undefined;
  const rows: CsvRow[] = [];
  let lastLine = 0;
  const take = ({ record, info }: { record: string[]; info: { lines: number } }) => {
    // The parser tells the line on which a record ends.
    const line = info.lines - record.reduce((count, cell) => count + (cell.split('\n').length - 1), 0);
    lastLine = info.lines;
    if (header) rows.push({ line, cells: record.map(plainCell) });
    else header = record.map((cell) => cell.trim());
  };
  await new Promise<void>((resolve, reject) => {
    records.on('data', take).on('error', reject).on('end', resolve);
    const write = async () => {
      for (const slice of slices(text)) {
        if (records.destroyed) return;
        if (rows.length > IMPORT_MAX_ROWS) throw refuseFile('too-many-rows');
        records.write(slice);
        await nextTurn();
      }
      records.end();
    };
    write().catch(reject);
  }).catch((error: unknown) => {
    throw error instanceof CsvError ? refuseFile(csvReason(error), lastLine + 1) : error;
  });
  if (rows.length > IMPORT_MAX_ROWS) throw refuseFile('too-many-rows');
  if (!header) throw refuseFile('empty');
  return { header, rows };
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula (`escape_formulas` of csv-stringify). */
function plainCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
}

/** An ApiError that concerns the whole file: nothing of it was written. */
export function refuseFile(reason: string, line?: number): ApiError {
  return new ApiError('ERROR_VALIDATION', {
    fields: { file: reason },
    ...(line === undefined ? {} : { details: { line } }),
  });
}

function csvReason(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'line-too-long';
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote-not-closed' : 'not-csv';
}

function checkText(text: string): void {
  if (text.trim() === '') throw refuseFile('empty');
  // A spreadsheet, a picture, UTF-16: no list has it, and PostgreSQL takes none.
  if (text.includes('\0')) throw refuseFile('not-text');
  // What a page, a session's end or a spreadsheet saved as one begins with.
  if (/^\s*<(!doctype|html|\?xml|head|body|table|meta)\b/i.test(text.slice(0, 1000))) {
    throw refuseFile('not-csv');
  }
  let broken = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) broken++;
  if (broken > text.length * BROKEN_SHARE) throw refuseFile('not-utf-8');
}

function firstLine(text: string): string {
  return /^[\ufeff\s]*([^\r\n]*)/.exec(text.slice(0, MAX_RECORD_BYTES))?.[1] ?? '';
}

/** Cuts at line ends, made alike: the parser counts a CRLF inside quotes as two lines, and half a character is none. */
function* slices(text: string): Generator<string> {
  const lineEnd = /\r\n?|\n/g;
  for (let start = 0; start < text.length; ) {
    lineEnd.lastIndex = start + SLICE;
    const end = lineEnd.exec(text) ? lineEnd.lastIndex : text.length;
    yield text.slice(start, end).replace(/\r\n?/g, '\n');
    start = end;
  }
}
