import type { ImportResult } from '@cuadra/shared/contract';
import Papa from 'papaparse';

export type Rejection = ImportResult['rejections'][number];
export type RejectionReason = Rejection['reason'];

/** What the fields of an import are called on the screen. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  barcode: 'Código de barras',
  code: 'Código',
  category: 'Categoría',
  measure: 'Medida',
  qty: 'Cantidad',
  min_qty: 'Mínimo',
  cost: 'Costo',
  utility: 'Utilidad',
  price: 'Precio',
  currency: 'Moneda',
};

const SENTENCES: Readonly<Record<RejectionReason, string>> = {
  'missing-name': 'Le falta el nombre',
  'too-long': 'El texto es demasiado largo',
  'not-a-number': 'No es un número',
  'not-a-barcode': 'No es un código de barras',
  'not-a-currency': 'No es una moneda de tu empresa',
  'duplicate-in-file': 'Ya está en otra línea del archivo',
  'duplicate-code': 'Otro producto ya usa este código',
  'not-plain-text': 'Tiene caracteres que no se pueden imprimir',
  'wrong-columns': 'Tiene más o menos columnas que el encabezado',
};

/** Why a line was rejected, in a sentence that also says in which column: «Precio: no es un número». */
export function rejectionText({ reason, field }: Pick<Rejection, 'reason' | 'field'>): string {
  const sentence = SENTENCES[reason];
  const label = field === null ? undefined : FIELD_LABELS[field];
  return label && reason !== 'missing-name'
    ? `${label}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
}

/**
 * The rejections as a file to mend them by: one row a line, in the form that Excel in Spanish opens by a double click
 * (semicolons, a byte order mark for the accents). Values that a spreadsheet would run as a formula are defused.
 */
export function rejectionsCsv(rejections: readonly Rejection[]): string {
  const rows = rejections.map((rejection) => ({
    línea: rejection.line,
    motivo: rejectionText(rejection),
    valor: rejection.value ?? '',
  }));
  const csv = Papa.unparse(rows, {
    columns: ['línea', 'motivo', 'valor'],
    delimiter: ';',
    escapeFormulae: true,
  });
  return `\ufeff${csv}\r\n`;
}
