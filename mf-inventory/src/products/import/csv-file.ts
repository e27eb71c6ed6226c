import { IMPORT_MAX_BYTES } from '@cuadra/shared/contract';
import { type CsvError, decodeCsv } from './decode-csv.ts';
import { type CsvOverview, overview } from './read-columns.ts';

/** A file that was read and can be looked at before it is sent. */
export interface CsvFile extends CsvOverview {
  name: string;
  text: string;
}

/** Why a file cannot be sent; `unreadable`: the browser did not get at it. */
export type FileError = CsvError | 'too-large' | 'unreadable';

const MEGABYTE = 1024 * 1024;

/** What is wrong with a file that was chosen, and what to do about it. */
export const FILE_ERRORS: Readonly<Record<FileError, string>> = {
  empty: 'El archivo está vacío. Elige uno con un encabezado y al menos un producto.',
  spreadsheet:
    'Esto es un libro de Excel o LibreOffice. Ábrelo, usa «Guardar como» con el tipo «CSV UTF-8», y trae ese archivo.',
  binary: 'Este archivo no es una lista en texto. Trae uno de tipo CSV.',
  unreadable:
    'No pudimos abrir el archivo. Si lo tienes abierto en otro programa, ciérralo y vuelve a elegirlo.',
  'too-large': `El archivo pasa de ${IMPORT_MAX_BYTES / MEGABYTE} MB. Divídelo en dos o más y tráelos uno por uno.`,
};

/** Reads what a person chose or dropped. */
export async function readCsvFile(file: File): Promise<CsvFile | { error: FileError }> {
  if (file.size > IMPORT_MAX_BYTES) return { error: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { error: 'unreadable' };
  const decoded = decodeCsv(new Uint8Array(bytes));
  if ('error' in decoded) return decoded;
  const seen = overview(decoded.text);
  if (seen.count === 0) return { error: 'empty' };
  const { text } = decoded;
  // In UTF-8 it may be longer than it was.
  return new Blob([text]).size > IMPORT_MAX_BYTES
    ? { error: 'too-large' }
    : { name: file.name, text, ...seen };
}
