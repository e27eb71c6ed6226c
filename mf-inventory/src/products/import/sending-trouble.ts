import { ApiError, errorText } from '@cuadra/shared/client';

/** Why the API refuses a whole file (`fields.file`): nothing of it was written. */
const FILE_REASONS: Readonly<Record<string, string>> = {
  empty: 'El archivo está vacío.',
  'not-text': 'Este archivo no es una lista en texto. Trae uno de tipo CSV.',
  'not-utf-8': 'Los acentos del archivo no se leen. Guárdalo como «CSV UTF-8» y tráelo de nuevo.',
  'not-csv': 'Este archivo no es un CSV. Guárdalo como «CSV UTF-8» y tráelo de nuevo.',
  'too-many-rows': 'El archivo tiene demasiadas líneas. Divídelo en dos o más y tráelos uno por uno.',
  'line-too-long': 'Hay una línea demasiado larga: suele ser unas comillas que nunca se cierran.',
  'quote-not-closed': 'Hay unas comillas que nunca se cierran.',
};
const UNKNOWN_FILE_REASON = 'No es una lista que podamos leer. Revísala, o empieza por la plantilla.';

/** A sentence for what went wrong with an import; nothing was written unless it says otherwise. */
export function sendingTrouble(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  // A lost answer says nothing about what the server did with the file.
  if (error.code === 'ERROR_TIMEOUT' || error.code === 'ERROR_NETWORK') {
    return `${errorText(error)} Si alcanzó a llegar, los productos ya están en tu lista: mírala antes de repetir.`;
  }
  const { file, name } = error.fields;
  if (name === 'missing-column') return MISSING_NAME;
  if (file === undefined) return errorText(error);
  const { line } = error.details;
  if (file === 'quote-not-closed' && typeof line === 'number') {
    return `La línea ${line} abre unas comillas que nunca se cierran.`;
  }
  return FILE_REASONS[file] ?? UNKNOWN_FILE_REASON;
}

/** A list without the one column that it needs. */
export const MISSING_NAME =
  'Ninguna columna es el nombre del producto. Llama a una «nombre» en la primera línea del archivo y tráelo de nuevo.';
