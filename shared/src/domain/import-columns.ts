import { searchable } from './text.ts';

/** The fields of a list that can be imported, and the names that a column of each may have. */
export type ImportColumns<Field extends string = string> = Readonly<Record<Field, readonly string[]>>;

/** Where each field stands in a row; several columns only of a field that may have them. */
export type ImportPlaces<Field extends string> = Partial<Record<Field, readonly number[]>>;

/** What may stand between the cells of a CSV. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * What each column of a header is read as; null for one that is left out. Of two that mean one field, «nombre» and
 * «descripción», the one whose name comes first in `columns` counts, and of two alike the first.
 *
 * @param several a field of which a file may have several columns
 */
export function readHeader<Field extends string>(
  header: readonly string[],
  columns: ImportColumns<Field>,
  several?: NoInfer<Field>,
): (Field | null)[] {
  const names = namesOf(columns);
  const known = header.map((cell) => names.get(plainName(cell)));
  return known.map((own, index) => {
    if (!own) return null;
    const isTaken = known.some(
      (other, at) =>
        other?.field === own.field && (other.rank < own.rank || (other.rank === own.rank && at < index)),
    );
    return isTaken && own.field !== several ? null : own.field;
  });
}

/** The delimiter under which a header has the most columns that we know; then the most columns; then a comma. */
export function findDelimiter(headerLine: string, columns: ImportColumns): string {
  const names = namesOf(columns);
  const scored = DELIMITERS.map((delimiter) => {
    const cells = headerLine.split(delimiter);
    const known = cells.filter((cell) => names.has(plainName(cell))).length;
    return { delimiter, known, count: cells.length };
  });
  scored.sort((a, b) => b.known - a.known || b.count - a.count);
  return scored[0]?.delimiter ?? ',';
}

/** «Código de Barras» → `codigo_de_barras`: case, accents and what stands between the words do not matter. */
export function plainName(cell: string): string {
  return searchable(cell)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Each name a column may have, with its field and how early the field's list has it. */
function namesOf<Field extends string>(columns: ImportColumns<Field>) {
  const entries = Object.entries(columns) as [Field, readonly string[]][];
  return new Map(
    entries.flatMap(([field, names]) => names.map((name, rank) => [name, { field, rank }] as const)),
  );
}
