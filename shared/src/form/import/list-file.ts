import Papa from 'papaparse';
import { IMPORT_MAX_BYTES } from '../../contract/index.ts';
import { findDelimiter } from '../../domain/index.ts';
import { bookHeader } from './book/book-header.ts';
import { type BookSheet, isBook, readBook } from './book/read-book.ts';
import { decodeCsv } from './decode-csv.ts';
import type { FileError } from './file-errors.ts';
import { findHeader } from './find-header.ts';
import type { ColumnFields, ImportKind } from './import-kind.ts';
import { mapInSlices } from './in-slices.ts';

/** A row as the file has it, with the number of the line that it stands on. */
export interface SampleRow {
  line: number;
  cells: string[];
}

/** A list that was read and can be looked at before it is sent, of a text or of a book. */
export interface ListFile {
  name: string;
  header: string[];
  /** The first rows, as the file has them, for a person to recognise it. */
  sample: SampleRow[];
  /** Rows below the header, blank ones left out. */
  count: number;
  /** What a person should know of a book that was read. */
  book?: Pick<BookSheet, 'name' | 'others' | 'emptyFormulas'>;
  /** Lines of the file above its last line of header; what is sent has as many, so that each line keeps its number. */
  linesAbove: number;
  delimiter: string;
  /** Everything below the header, as it is sent. */
  body: string;
}

/** Rows shown of a file before it is sent. */
export const SAMPLE_ROWS = 3;
/** Lines in which a header is looked for. */
const HEAD_LINES = 30;

/** Reads what a person chose or dropped. */
export async function readListFile(kind: ImportKind, file: File): Promise<ListFile | { error: FileError }> {
  if (file.size > IMPORT_MAX_BYTES) return { error: 'too-large' };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { error: 'unreadable' };
  const bytes = new Uint8Array(buffer);
  const read = isBook(bytes) ? await fromBook(kind, bytes) : fromText(kind, bytes);
  if ('error' in read) return read;
  if (read.count === 0) return { error: 'empty' };
  // In UTF-8 it may be longer than it was.
  return new Blob([read.body]).size > IMPORT_MAX_BYTES
    ? { error: 'too-large' }
    : { name: file.name, ...read };
}

/** The list as the API takes it, its columns named for what they are. */
export function toCsv(
  { columns }: ImportKind,
  { linesAbove, delimiter, body }: ListFile,
  fields: Readonly<ColumnFields>,
): string {
  const names = fields.map((field) => (field === null ? '_' : (columns[field]?.[0] ?? '_')));
  return `${'\n'.repeat(linesAbove)}${names.join(delimiter)}\n${body}`;
}

function fromText(kind: ImportKind, bytes: Uint8Array): Omit<ListFile, 'name'> | { error: FileError } {
  const decoded = decodeCsv(bytes);
  if ('error' in decoded) return decoded;
  const text = decoded.text.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(kind, text);
  const head = Papa.parse<string[]>(text, { delimiter, preview: HEAD_LINES }).data;
  const at = findHeader(kind, head);
  let row = -1;
  let end = 0;
  let count = 0;
  const sample: SampleRow[] = [];
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, meta }) => {
      const from = start;
      start = meta.cursor;
      row += 1;
      if (row === at) end = meta.cursor;
      if (row <= at || data.every((cell) => cell.trim() === '')) return;
      count += 1;
      if (sample.length < SAMPLE_ROWS) sample.push({ line: lineAt(text, from), cells: data });
    },
  });
  const above = text.slice(0, end).trimEnd();
  return {
    header: (head[at] ?? []).map((cell) => cell.trim()),
    sample,
    count,
    linesAbove: above.split(/\r\n?|\n/).length - 1,
    delimiter,
    body: text.slice(end),
  };
}

/** The number of the line that a place of a text is on, from 1. */
function lineAt(text: string, place: number): number {
  return text.slice(0, place).split(/\r\n?|\n/).length;
}

/** The one under which one of the first lines names the most columns. */
function delimiterOf(kind: ImportKind, text: string): string {
  const lines = text.split(/\r\n?|\n/, HEAD_LINES).filter((line) => line.trim() !== '');
  const split = lines.map((line) => line.split(findDelimiter(line, kind.columns)));
  const line = lines[findHeader(kind, split)];
  return findDelimiter(line ?? '', kind.columns);
}

async function fromBook(
  kind: ImportKind,
  bytes: Uint8Array,
): Promise<Omit<ListFile, 'name'> | { error: FileError }> {
  const sheet = await readBook(bytes);
  if ('error' in sheet) return sheet;
  const { rows, name, others, emptyFormulas } = sheet;
  const { header, last } = bookHeader(kind, sheet);
  const below = rows.slice(last + 1);
  const filled = below.filter((row) => row.some(Boolean));
  return {
    header,
    sample: below
      .map((cells, index) => ({ line: last + 2 + index, cells }))
      .filter(({ cells }) => cells.some(Boolean))
      .slice(0, SAMPLE_ROWS),
    count: filled.length,
    book: { name, others, emptyFormulas },
    linesAbove: last,
    delimiter: ';',
    // A blank row is a blank line: the line of a row is the row of the sheet.
    body: (
      await mapInSlices(below, (row) => Papa.unparse([row.some(Boolean) ? row : ['']], { delimiter: ';' }))
    ).join('\n'),
  };
}
