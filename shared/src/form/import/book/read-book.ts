import type { CellValue, MergeRange, ReadOptions, Workbook } from 'hucre/xlsx';
import { letPageAnswer, mapInSlices } from '../in-slices.ts';
import { cellText } from './cell-text.ts';
import { unpacksToTooMuch } from './zip-size.ts';

/** A sheet as rows of text: the row `n` of the sheet is `rows[n - 1]`. */
export interface BookSheet {
  name: string;
  /** Other sheets with something in them, which are not read. */
  others: number;
  rows: string[][];
  /** Cells that only a formula fills, of which the file keeps no result. */
  emptyFormulas: number;
  /** Cells over several others that begin where a header may stand, counted from 0. */
  merges: MergeRange[];
}

/** Why a book cannot be read. */
export type BookError =
  | 'encrypted'
  | 'broken-book'
  | 'too-much'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty';

/** As many as the API takes, and what may stand above the header. */
const MAX_ROWS = 100_020;
const MAX_COLUMNS = 256;
/** Rows in which a header is looked for. */
const HEAD = 30;

const ODS_MARK = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';

/** Whether bytes begin like a book of Excel or LibreOffice: a zip, or what Excel wrote before 2007. */
export function isBook(bytes: Uint8Array): boolean {
  return isZip(bytes) || isOld(bytes);
}

/** Reads the first sheet with anything in it, hidden ones left out. Of formulas it takes the result that the file keeps. */
export async function readBook(bytes: Uint8Array): Promise<BookSheet | { error: BookError }> {
  if (isZip(bytes) && unpacksToTooMuch(bytes)) return { error: 'too-much' };
  const book = await open(bytes);
  if ('error' in book) return book;
  // The library reads a sheet in one go, the longest of all that is done here.
  await letPageAnswer();
  const filled = book.sheets.filter(({ rows }) => rows.some((row) => row.some(isFilled)));
  const [sheet] = filled;
  if (!sheet) return { error: 'empty' };
  const { name, rows } = sheet;
  const last = rows.findLastIndex((row) => row.some(isFilled));
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex(isFilled) + 1), 0);
  if (last >= MAX_ROWS) return { error: 'too-many-rows' };
  if (width > MAX_COLUMNS) return { error: 'too-many-columns' };
  return {
    name,
    others: filled.length - 1,
    rows: await mapInSlices(rows.slice(0, last + 1), (row) =>
      Array.from({ length: width }, (_, column) => cellText(row[column] ?? null)),
    ),
    emptyFormulas: [...(sheet.cells?.values() ?? [])].filter(
      ({ formula, value }) => formula !== undefined && value === null,
    ).length,
    merges: (sheet.merges ?? []).filter(({ startRow }) => startRow < HEAD),
  };
}

async function open(bytes: Uint8Array): Promise<Workbook | { error: BookError }> {
  const options: ReadOptions = { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden };
  const { readXls, readXlsx } = await import('hucre/xlsx');
  try {
    if (isOld(bytes)) return await readXls(bytes, options);
    if (isOds(bytes)) return await (await import('hucre/ods')).readOds(bytes, options);
    return await readXlsx(bytes, options);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // A password makes an old container of a new book, too.
    if (name === 'EncryptedFileError' || (isOld(bytes) && (await isLocked(bytes))))
      return { error: 'encrypted' };
    return { error: 'broken-book' };
  }
}

async function isLocked(bytes: Uint8Array): Promise<boolean> {
  const { readXlsx } = await import('hucre/xlsx');
  return readXlsx(bytes).then(
    () => false,
    (error: unknown) => error instanceof Error && error.name === 'EncryptedFileError',
  );
}

function isFilled(value: CellValue): boolean {
  return value !== null && value !== '';
}

function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

function isOld(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}

function isOds(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(30, 30 + ODS_MARK.length)) === ODS_MARK;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
