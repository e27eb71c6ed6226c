import { findDelimiter, type ImportField, readImportHeader } from '@cuadra/shared/domain';
import Papa from 'papaparse';

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

/** Reads a CSV as the API will, far enough to show what an import makes of it. */
export function overview(text: string): CsvOverview {
  let header: string[] | undefined;
  const sample: string[][] = [];
  let count = 0;
  Papa.parse<string[]>(text, {
    delimiter: findDelimiter(firstLine(text)),
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

/** What each column is read as, by the same rule as in the API. */
export function readColumns(header: readonly string[]): CsvColumn[] {
  const fields = readImportHeader(header);
  return header.map((cell, index) => ({ header: cell, field: fields[index] ?? null }));
}

function firstLine(text: string): string {
  const [line = ''] = text.trimStart().split(/\r\n?|\n/, 1);
  return line;
}
