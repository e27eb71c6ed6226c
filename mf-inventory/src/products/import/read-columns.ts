import { IMPORT_COLUMNS } from '@cuadra/shared/contract';
import { searchable } from '@cuadra/shared/domain';
import Papa from 'papaparse';

export type ImportField = keyof typeof IMPORT_COLUMNS;

export interface CsvColumn {
  /** As the file writes it. */
  header: string;
  /** What it is read as; null for a column that is left out. */
  field: ImportField | null;
}

export interface CsvOverview {
  columns: CsvColumn[];
  /** The first rows, as the file writes them, for a person to recognise it. */
  sample: string[][];
  /** Rows below the header, blank ones left out. */
  count: number;
}

/** Rows shown of a file before it is sent. */
export const SAMPLE_ROWS = 3;

/** What an import takes between the cells (the API's reading of a CSV). */
const DELIMITERS = [',', ';', '\t'];

/** Each name a column may have, with its field and how early the field's list has it. */
const NAMES = new Map<string, { field: ImportField; rank: number }>(
  Object.entries(IMPORT_COLUMNS).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as ImportField, rank }] as const),
  ),
);

/** Reads a CSV as the API will, far enough to show what an import makes of it. */
export function overview(text: string): CsvOverview {
  let header: string[] | undefined;
  const sample: string[][] = [];
  let count = 0;
  Papa.parse<string[]>(text, {
    delimiter: findDelimiter(text),
    skipEmptyLines: 'greedy',
    step: ({ data }) => {
      if (!header) {
        header = data.map((cell) => cell.trim());
        return;
      }
      count += 1;
      if (sample.length < SAMPLE_ROWS) sample.push(data);
    },
  });
  return { columns: readColumns(header ?? []), sample, count };
}

/**
 * What each column is read as. Of two that mean one field, «nombre» and «descripción», the one that IMPORT_COLUMNS names
 * first counts, and of two alike the first; a product may have several columns of barcodes.
 */
export function readColumns(header: readonly string[]): CsvColumn[] {
  const known = header.map(knownName);
  return header.map((cell, index) => {
    const own = known[index];
    const isTaken =
      own &&
      own.field !== 'barcode' &&
      known.some(
        (other, at) =>
          other?.field === own.field && (other.rank < own.rank || (other.rank === own.rank && at < index)),
      );
    return { header: cell, field: own && !isTaken ? own.field : null };
  });
}

/** The delimiter under which the header has the most columns that we know; then the most columns; then a comma. */
function findDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split(/\r\n?|\n/, 1);
  const scored = DELIMITERS.map((delimiter) => {
    const cells = header.split(delimiter);
    return { delimiter, known: cells.filter(knownName).length, count: cells.length };
  });
  scored.sort((a, b) => b.known - a.known || b.count - a.count);
  return scored[0]?.delimiter ?? ',';
}

/** «Código de Barras» → `codigo_de_barras`: case, accents and what stands between the words do not matter. */
function knownName(cell: string) {
  const name = searchable(cell)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return NAMES.get(name);
}
