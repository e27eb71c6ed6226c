import { ApiError, errorText } from '../../client/index.ts';
import { fieldLabel, type ImportKind } from './import-kind.ts';

/** Why the API refuses a whole file (`fields.file`): nothing of it was written. */
const FILE_REASONS: Readonly<Record<string, string>> = {
  empty: 'El archivo está vacío.',
  'not-text': 'Este archivo no es una lista en texto. Trae uno de Excel (.xlsx) o de tipo CSV.',
  'not-utf-8': 'Los acentos del archivo no se leen. Guárdalo como «CSV UTF-8» y tráelo de nuevo.',
  'not-csv': 'Este archivo no es un CSV. Guárdalo como «CSV UTF-8» y tráelo de nuevo.',
  'too-many-rows': 'El archivo tiene demasiadas líneas. Divídelo en dos o más y tráelos uno por uno.',
  'too-many-columns': 'Hay una línea con demasiadas columnas. Borra las que no uses y tráelo de nuevo.',
  'too-many-cells':
    'El archivo tiene demasiadas celdas. Borra las columnas que no uses, o divídelo en partes.',
  'too-much': 'El archivo trae demasiado para una sola vez. Divídelo en dos o más y tráelos uno por uno.',
  'line-too-long': 'Hay una línea demasiado larga: suele ser unas comillas que nunca se cierran.',
  'quote-not-closed': 'Hay unas comillas que nunca se cierran.',
  'import-running': 'Ya hay otra importación en marcha. Espera a que termine e intenta de nuevo.',
  'changed-meanwhile': 'Alguien cambió lo mismo mientras se importaban. Intenta de nuevo.',
};
const UNKNOWN_FILE_REASON = 'No es una lista que podamos leer. Revísala, o empieza por la plantilla.';

/** The answer did not come. */
const LOST: ReadonlySet<string> = new Set(['ERROR_TIMEOUT', 'ERROR_NETWORK']);

/**
 * A sentence for what went wrong with a file; nothing was written unless it says otherwise.
 *
 * @param task a check writes nothing, whatever became of its answer
 */
export function importErrorText(kind: ImportKind, error: unknown, task: 'check' | 'write'): string {
  if (!(error instanceof ApiError)) return errorText(error);
  // A lost answer says nothing about what the server did with the file.
  if (task === 'check' && LOST.has(error.code))
    return `${errorText(error)} No se escribió nada: elige el archivo otra vez.`;
  if (LOST.has(error.code)) {
    return `${errorText(error)} Si alcanzó a llegar, tus ${kind.many} ya están en la lista: mírala antes de repetir.`;
  }
  const forbidden = Object.keys(error.fields).filter((field) => error.fields[field] === 'not-allowed');
  if (forbidden.length > 0) return forbiddenText(kind, forbidden, error.details.missing);
  const { file, name } = error.fields;
  if (name === 'missing-column') return missingName(kind);
  if (file === undefined) return errorText(error);
  const { line } = error.details;
  if (file === 'quote-not-closed' && typeof line === 'number') {
    return `La línea ${line} abre unas comillas que nunca se cierran.`;
  }
  if (file === 'too-many-names') return tooManyNames(error.details);
  return FILE_REASONS[file] ?? UNKNOWN_FILE_REASON;
}

/** Mostly a column that is taken for another one. */
function tooManyNames({ field, count, most }: Readonly<Record<string, unknown>>): string {
  const what = field === 'measure' ? 'unidades' : 'categorías';
  return `El archivo trae ${String(count)} ${what} nuevas y caben ${String(most)}. Revisa si esa columna es la que parece.`;
}

/** Columns with values that the sender may not set; categories and measures only where they would have to be made. */
function forbiddenText(kind: ImportKind, fields: readonly string[], missing: unknown): string {
  const columns = fields.map((field) => `«${fieldLabel(kind, field)}»`).join(', ');
  return Array.isArray(missing)
    ? `Tu rol no puede crear lo que trae ${columns}: ${missing.join(', ')}. Pide a alguien que lo cree antes.`
    : `Tu rol no puede cambiar ${columns}. Marca esas columnas como «No se usa», o pide a alguien que pueda que lo importe.`;
}

/** A list without the one column that it needs. */
export function missingName({ one }: ImportKind): string {
  return `Ninguna columna es el nombre del ${one}. Di aquí abajo cuál lo es.`;
}
