import { IMPORT_MAX_BYTES } from '@cuadra/shared/contract';
import { findDelimiter, IMPORT_COLUMNS, type ImportField } from '@cuadra/shared/domain';
import Papa from 'papaparse';
import { bookHeader } from './book/book-header.ts';
import { type BookError, type BookSheet, isBook, readBook } from './book/read-book.ts';
import { type CsvError, decodeCsv } from './decode-csv.ts';
import { findHeader } from './find-header.ts';

/** A list that was read and can be looked at before it is sent, of a text or of a book. */
export interface ListFile {
  name: string;
  header: string[];
  /** The first rows, as the file has them, for a person to recognise it. */
  sample: string[][];
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

/** Why a file cannot be read; `unreadable`: the browser did not get at it. */
export type FileError = CsvError | BookError | 'too-large' | 'unreadable';

const MEGABYTE = 1024 * 1024;
/** Rows shown of a file before it is sent. */
export const SAMPLE_ROWS = 3;
/** Lines in which a header is looked for. */
const HEAD_LINES = 30;

/** What is wrong with a file that was chosen, and what to do about it. */
export const FILE_ERRORS: Readonly<Record<FileError, string>> = {
  empty: 'El archivo está vacío. Elige uno con un encabezado y al menos un producto.',
  binary: 'Este archivo no es una lista. Trae uno de Excel (.xlsx) o de tipo CSV.',
  unreadable:
    'No pudimos abrir el archivo. Si lo tienes abierto en otro programa, ciérralo y vuelve a elegirlo.',
  'too-large': `El archivo pasa de ${IMPORT_MAX_BYTES / MEGABYTE} MB. Divídelo en dos o más y tráelos uno por uno.`,
  encrypted: 'El libro tiene contraseña. Ábrelo en Excel, quítasela y trae esa copia.',
  'broken-book':
    'El libro está dañado y no se puede leer. Ábrelo en Excel, guárdalo otra vez y tráelo de nuevo.',
  'too-much':
    'El libro trae demasiado para una sola vez. Deja solo la hoja de los productos, o divídelo en partes.',
  'too-many-rows': 'La hoja tiene más de 100.000 líneas. Divídela en dos o más y tráelas una por una.',
  'too-many-columns': 'La hoja tiene más de 256 columnas. Borra las que no uses y tráela de nuevo.',
};

/** Reads what a person chose or dropped. */
export async function readListFile(file: File): Promise<ListFile | { error: FileError }> {
  if (file.size > IMPORT_MAX_BYTES) return { error: 'too-large' };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { error: 'unreadable' };
  const bytes = new Uint8Array(buffer);
  const read = isBook(bytes) ? await fromBook(bytes) : fromText(bytes);
  if ('error' in read) return read;
  if (read.count === 0) return { error: 'empty' };
  // In UTF-8 it may be longer than it was.
  return new Blob([read.body]).size > IMPORT_MAX_BYTES
    ? { error: 'too-large' }
    : { name: file.name, ...read };
}

/** The list as the API takes it, its columns named for what they are. */
export function toCsv(
  { linesAbove, delimiter, body }: ListFile,
  fields: readonly (ImportField | null)[],
): string {
  const names = fields.map((field) => (field === null ? '_' : IMPORT_COLUMNS[field][0]));
  return `${'\n'.repeat(linesAbove)}${names.join(delimiter)}\n${body}`;
}

function fromText(bytes: Uint8Array): Omit<ListFile, 'name'> | { error: FileError } {
  const decoded = decodeCsv(bytes);
  if ('error' in decoded) return decoded;
  const text = decoded.text.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(text);
  const head = Papa.parse<string[]>(text, { delimiter, preview: HEAD_LINES }).data;
  const at = findHeader(head);
  let row = -1;
  let end = 0;
  let count = 0;
  const sample: string[][] = [];
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, meta }) => {
      row += 1;
      if (row === at) end = meta.cursor;
      if (row <= at || data.every((cell) => cell.trim() === '')) return;
      count += 1;
      if (sample.length < SAMPLE_ROWS) sample.push(data);
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

/** The one under which one of the first lines names the most columns. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n?|\n/, HEAD_LINES).filter((line) => line.trim() !== '');
  const split = lines.map((line) => line.split(findDelimiter(line)));
  const line = lines[findHeader(split)];
  return findDelimiter(line ?? '');
}

async function fromBook(bytes: Uint8Array): Promise<Omit<ListFile, 'name'> | { error: FileError }> {
  const sheet = await readBook(bytes);
  if ('error' in sheet) return sheet;
  const { rows, name, others, emptyFormulas } = sheet;
  const { header, last } = bookHeader(sheet);
  const below = rows.slice(last + 1);
  const filled = below.filter((row) => row.some(Boolean));
  return {
    header,
    sample: filled.slice(0, SAMPLE_ROWS),
    count: filled.length,
    book: { name, others, emptyFormulas },
    linesAbove: last,
    delimiter: ';',
    // A blank row is a blank line: the line of a row is the row of the sheet.
    body: Papa.unparse(
      below.map((row) => (row.some(Boolean) ? row : [''])),
      { delimiter: ';', newline: '\n' },
    ),
  };
}
