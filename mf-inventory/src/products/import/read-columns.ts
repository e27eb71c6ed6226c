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
  delimiter: string;
}

/** Rows shown of a file before it is sent. */
export const SAMPLE_ROWS = 3;

const FIELDS_BY_NAME = new Map<string, ImportField>(
  Object.entries(IMPORT_COLUMNS).flatMap(([field, names]) =>
    names.map((name) => [name, field as ImportField] as const),
  ),
);

/** What a header means: «Código de Barras» → `barcode`. Case, accents and what stands between the words do not matter. */
export function importField(header: string): ImportField | null {
  const name = searchable(header)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return FIELDS_BY_NAME.get(name) ?? null;
}

/** Reads a CSV far enough to show what an import will make of it. */
export function overview(text: string): CsvOverview {
  let columns: CsvColumn[] | undefined;
  let delimiter = ',';
  const sample: string[][] = [];
  let count = 0;
  Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    step: ({ data, meta }) => {
      if (!columns) {
        columns = data.map((header) => ({ header: header.trim(), field: importField(header) }));
        delimiter = meta.delimiter;
        return;
      }
      count += 1;
      if (sample.length < SAMPLE_ROWS) sample.push(data);
    },
  });
  return { columns: columns ?? [], sample, count, delimiter };
}
