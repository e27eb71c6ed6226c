import { writeXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import type { SheetColumns } from './sheet-columns.ts';

/** In characters, as Excel has them. */
const USUAL_WIDTH = 12;

/**
 * A list that the API wrote as a CSV, as a book of Excel: numbers as numbers, days as days, and texts as texts, which Excel never
 * takes for a formula.
 *
 * @param csv with `;` between the cells and decimal commas; days as `2026-11-23`
 */
export async function excelFile(csv: string, name: string, columns: SheetColumns): Promise<Blob> {
  const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { delimiter: ';', skipEmptyLines: true });
  const [header = [], ...rows] = data;
  const kinds = header.map((title) => columns.kindOf(title));
  const cellOf = (cell: string, column: number) => {
    if (cell === '') return null;
    if (kinds[column] === 'number') return Number(cell.replace(',', '.'));
    return kinds[column] === 'day' ? new Date(`${cell}T00:00:00Z`) : withoutApostrophe(cell);
  };
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        rows: [header, ...rows.map((row) => row.map(cellOf))],
        columns: header.map((title) => ({ width: columns.widths[title] ?? USUAL_WIDTH })),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes.slice()], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** A CSV needs it before what a spreadsheet would take for a formula; a cell of text does not. */
function withoutApostrophe(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
}
