import { writeXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';

/** Columns of the export whose cells are numbers; all others stay texts, barcodes too, or Excel would cut them. */
const NUMBERS: ReadonlySet<string> = new Set(['cantidad', 'minimo', 'costo', 'utilidad', 'precio']);
/** Widths in characters, as Excel has them. */
const WIDTHS: Readonly<Record<string, number>> = { nombre: 42, codigo_barras: 18, categoria: 20 };
const OTHER_WIDTH = 12;

/**
 * The export of the API as a book of Excel: numbers as numbers, and texts as texts, which Excel never takes for a formula.
 *
 * @param csv as `GET /products/export` answers it
 */
export async function excelFile(csv: string): Promise<Blob> {
  const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { delimiter: ';', skipEmptyLines: true });
  const [header = [], ...rows] = data;
  const cellOf = (cell: string, column: number) => {
    if (cell === '') return null;
    return NUMBERS.has(header[column] ?? '') ? Number(cell.replace(',', '.')) : withoutApostrophe(cell);
  };
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Productos',
        rows: [header, ...rows.map((row) => row.map(cellOf))],
        columns: header.map((name) => ({ width: WIDTHS[name] ?? OTHER_WIDTH })),
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
