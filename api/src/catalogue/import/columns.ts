import { IMPORT_COLUMNS } from '@cuadra/shared/contract';
import { searchable } from '@cuadra/shared/domain';
import { ApiError } from '../../http/errors.ts';

export type ImportField = keyof typeof IMPORT_COLUMNS;

/** Where each field stands in a row; barcodes may have several columns. */
export type ImportColumns = Partial<Record<Exclude<ImportField, 'barcode'>, number>> & {
  name: number;
  barcodes: number[];
};

const DELIMITERS = [',', ';', '\t'] as const;

/** Each name a header may have, with its field and how early its list has it. */
const NAMES = new Map<string, { field: ImportField; rank: number }>(
  Object.entries(IMPORT_COLUMNS).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as ImportField, rank }] as const),
  ),
);

/**
 * Finds the fields in a header. Columns that nobody knows are left out; of two that mean one field, «nombre» and
 * «descripción», the one that IMPORT_COLUMNS names first counts, and of two alike the first.
 *
 * @throws ApiError 400 `fields.name: 'missing-column'`
 */
export function findColumns(header: readonly string[]): ImportColumns {
  const best = new Map<ImportField, { index: number; rank: number }>();
  const barcodes: number[] = [];
  header.forEach((cell, index) => {
    const known = knownName(cell);
    if (!known) return;
    if (known.field === 'barcode') barcodes.push(index);
    const before = best.get(known.field);
    if (!before || known.rank < before.rank) best.set(known.field, { index, rank: known.rank });
  });
  best.delete('barcode');
  const { name, ...others } = Object.fromEntries([...best].map(([field, { index }]) => [field, index]));
  if (name === undefined) throw new ApiError('ERROR_VALIDATION', { fields: { name: 'missing-column' } });
  return { name, barcodes, ...others };
}

/** The delimiter under which a header has the most columns that we know; then the most columns; then a comma. */
export function findDelimiter(headerLine: string): string {
  const scored = DELIMITERS.map((delimiter) => {
    const cells = headerLine.split(delimiter);
    return { delimiter, known: cells.filter(knownName).length, count: cells.length };
  });
  scored.sort((a, b) => b.known - a.known || b.count - a.count);
  return scored[0]?.delimiter ?? ',';
}

/** «Código de Barras» → `codigo_de_barras`: case, accents and what stands between the words do not matter. */
function knownName(cell: string) {
  return NAMES.get(
    searchable(cell)
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, ''),
  );
}
