import { plainName, readHeader } from '../../domain/index.ts';
import type { ColumnFields, ImportKind } from './import-kind.ts';

/** What each column is taken for at first: as the API reads its name, else by what shops call such a column. */
export function guessFields(kind: ImportKind, header: readonly string[]): ColumnFields {
  const fields: ColumnFields = readHeader(header, kind.columns, kind.several);
  const fieldOf = new Map(
    Object.entries(kind.fields).flatMap(([field, { others }]) =>
      others.map((name) => [name, field] as const),
    ),
  );
  const taken = new Set(fields);
  return fields.map((known, index) => {
    if (known !== null) return known;
    const field = fieldOf.get(plainName(header[index] ?? '')) ?? null;
    if (field === null || (taken.has(field) && field !== kind.several)) return null;
    taken.add(field);
    return field;
  });
}

/**
 * Which of a file's first rows names the columns: the first with anything in it, unless that names nothing and another one
 * names two or more, as under a title.
 */
export function findHeader(kind: ImportKind, rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (first < 0 || known(kind, rows[first]) > 0) return Math.max(0, first);
  const named = rows.findIndex((row) => known(kind, row) > 1);
  return named < 0 ? first : named;
}

function known(kind: ImportKind, row: readonly string[] | undefined): number {
  return guessFields(kind, row ?? []).filter((field) => field !== null).length;
}
