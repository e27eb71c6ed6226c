import { readXlsx } from 'hucre/xlsx';
import { excelFile } from './excel-file.ts';
import type { SheetColumns } from './sheet-columns.ts';

const NUMBERS = ['cantidad', 'minimo', 'costo', 'utilidad', 'precio'];
const COLUMNS: SheetColumns = {
  kindOf: (title) => (title === 'visto' ? 'day' : NUMBERS.includes(title) ? 'number' : 'text'),
  widths: { nombre: 42 },
};

test('numbers are numbers, barcodes and formulas are texts', async () => {
  const csv = [
    '\ufeffnombre;codigo;codigo_barras;categoria;medida;cantidad;minimo;costo;utilidad;precio;moneda',
    'Arroz;007;7591234567890;Víveres;Unidad;12;;0,9;30;1,17;USD',
    `"'=HYPERLINK(""http://x"";""y"")";;0012345678905;;;1,125;2;;;;VES`,
    '',
  ].join('\n');
  const book = await readXlsx(await (await excelFile(csv, 'Productos', COLUMNS)).arrayBuffer());
  expect(book.sheets.map(({ name }) => name)).toEqual(['Productos']);
  const [header, rice, formula] = book.sheets[0]?.rows ?? [];
  expect(header?.slice(0, 3)).toEqual(['nombre', 'codigo', 'codigo_barras']);
  expect(rice).toEqual([
    'Arroz',
    '007',
    '7591234567890',
    'Víveres',
    'Unidad',
    12,
    null,
    0.9,
    30,
    1.17,
    'USD',
  ]);
  expect(formula?.slice(0, 7)).toEqual([
    '=HYPERLINK("http://x";"y")',
    null,
    '0012345678905',
    null,
    null,
    1.125,
    2,
  ]);
  expect([...(book.sheets[0]?.cells?.values() ?? [])].filter((cell) => cell.formula)).toEqual([]);
});

test('a day is a day, and no day is an empty cell', async () => {
  const csv = '\ufeffnombre;visto\nAna;2026-02-03\nBeto;\n';
  const book = await readXlsx(await (await excelFile(csv, 'Clientes', COLUMNS)).arrayBuffer());
  expect(book.sheets[0]?.rows.slice(1)).toEqual([
    ['Ana', new Date('2026-02-03T00:00:00Z')],
    ['Beto', null],
  ]);
});
