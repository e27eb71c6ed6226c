import { IMPORT_MAX_BYTES } from '../../contract/index.ts';
import type { BookError } from './book/read-book.ts';
import type { CsvError } from './decode-csv.ts';

/** Why a file cannot be read; `unreadable`: the browser did not get at it. */
export type FileError = CsvError | BookError | 'too-large' | 'unreadable';

const MEGABYTE = 1024 * 1024;
/** What is wrong with a file that was chosen, and what to do about it. */
export const FILE_ERRORS: Readonly<Record<FileError, string>> = {
  empty: 'El archivo está vacío. Elige uno con un encabezado y al menos una línea debajo.',
  binary: 'Este archivo no es una lista. Trae uno de Excel (.xlsx) o de tipo CSV.',
  unreadable:
    'No pudimos abrir el archivo. Si lo tienes abierto en otro programa, ciérralo y vuelve a elegirlo.',
  'too-large': `El archivo pasa de ${IMPORT_MAX_BYTES / MEGABYTE} MB. Divídelo en dos o más y tráelos uno por uno.`,
  encrypted: 'El libro tiene contraseña. Ábrelo en Excel, quítasela y trae esa copia.',
  'broken-book':
    'El libro está dañado y no se puede leer. Ábrelo en Excel, guárdalo otra vez y tráelo de nuevo.',
  'too-much':
    'El libro trae demasiado para una sola vez. Deja solo la hoja de la lista, o divídelo en partes.',
  'too-many-rows': 'La hoja tiene más de 100.000 líneas. Divídela en dos o más y tráelas una por una.',
  'too-many-columns': 'La hoja tiene más de 256 columnas. Borra las que no uses y tráela de nuevo.',
};
