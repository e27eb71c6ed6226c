import Papa from 'papaparse';
import type { FILE_REJECTIONS, Rejection } from '../../contract/index.ts';
import { fieldLabel, type ImportKind } from './import-kind.ts';

/** Of every list. */
const SENTENCES: Readonly<Record<(typeof FILE_REJECTIONS)[number], string>> = {
  'missing-name': 'Le falta el nombre',
  'too-long': 'El texto es demasiado largo',
  'not-a-number': 'No es un número',
  'not-a-currency': 'No es una moneda de tu empresa',
  'duplicate-in-file': 'Ya está en otra línea del archivo',
  'not-plain-text': 'Tiene caracteres que no se pueden imprimir',
  'wrong-columns': 'Tiene más o menos columnas que el encabezado',
};

/** Why a line was rejected, in a sentence that also says in which column: «Precio: no es un número». */
export function rejectionText(
  kind: ImportKind,
  { reason, field }: Pick<Rejection, 'reason' | 'field'>,
): string {
  const sentences: Readonly<Record<string, string>> = { ...SENTENCES, ...kind.reasons };
  const sentence = sentences[reason] ?? 'No se puede leer';
  const label = field === null ? undefined : fieldLabel(kind, field);
  return label && reason !== 'missing-name'
    ? `${label}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
}

/**
 * The rejections as a file to mend them by: one row a line, in the form that Excel in Spanish opens by a double click
 * (semicolons, a byte order mark for the accents). Values that a spreadsheet would run as a formula are defused.
 */
export function rejectionsCsv(kind: ImportKind, rejections: readonly Rejection[]): string {
  const rows = rejections.map((rejection) => ({
    línea: rejection.line,
    motivo: rejectionText(kind, rejection),
    valor: rejection.value ?? '',
  }));
  const csv = Papa.unparse(rows, {
    columns: ['línea', 'motivo', 'valor'],
    delimiter: ';',
    escapeFormulae: true,
  });
  return `\ufeff${csv}\r\n`;
}
