import { searchable } from './text.ts';

/**
 * The columns of a CSV of products, and the names that each may have; of two columns that mean one field, the one whose
 * name comes first here counts.
 */
export const IMPORT_COLUMNS = {
  name: ['nombre', 'name', 'producto', 'descripcion'],
  barcode: ['codigo_barras', 'codigo_de_barras', 'barcode', 'ean', 'barras'],
  code: ['codigo', 'code', 'sku', 'referencia'],
  category: ['categoria', 'category'],
  measure: ['medida', 'measure', 'unidad'],
  qty: ['cantidad', 'qty', 'existencia', 'stock'],
  min_qty: ['minimo', 'min_qty', 'existencia_minima'],
  cost: ['costo', 'cost'],
  utility: ['utilidad', 'utility', 'ganancia'],
  price: ['precio', 'price'],
  currency: ['moneda', 'currency'],
} as const satisfies Record<string, readonly string[]>;

export type ImportField = keyof typeof IMPORT_COLUMNS;

/** What may stand between the cells of a CSV. */
const DELIMITERS = [',', ';', '\t'] as const;

/** Each name a column may have, with its field and how early the field's list has it. */
const NAMES = new Map<string, { field: ImportField; rank: number }>(
  Object.entries(IMPORT_COLUMNS).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as ImportField, rank }] as const),
  ),
);

/**
 * What each column of a header is read as; null for one that is left out. Of two that mean one field, «nombre» and
 * «descripción», the one that IMPORT_COLUMNS names first counts, and of two alike the first; a product may have several
 * columns of barcodes.
 */
export function readImportHeader(header: readonly string[]): (ImportField | null)[] {
  const known = header.map(knownName);
  return known.map((own, index) => {
    if (!own) return null;
    const isTaken = known.some(
      (other, at) =>
        other?.field === own.field && (other.rank < own.rank || (other.rank === own.rank && at < index)),
    );
    return isTaken && own.field !== 'barcode' ? null : own.field;
  });
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
