import { writeXlsx } from 'hucre/xlsx';
import { guessFields } from './find-header.ts';
import { type ListFile, readListFile, toCsv } from './list-file.ts';
import { KIND } from './testing/kind.ts';

const file = (content: BlobPart, name = 'lista.csv') => new File([content], name);
const book = async (rows: Parameters<typeof writeXlsx>[0]['sheets'][0]) =>
  file((await writeXlsx({ sheets: [rows] })).slice(), 'lista.xlsx');

async function read(chosen: File): Promise<ListFile> {
  const list = await readListFile(KIND, chosen);
  if ('error' in list) throw new Error(list.error);
  return list;
}
const csvOf = (list: ListFile) => toCsv(KIND, list, guessFields(KIND, list.header));

test('a text is sent line by line as it was, its columns by the names that the API knows', async () => {
  const list = await read(file('\ufeffArtículo;PVP;Pasillo\r\n"Arroz; blanco";1,50;A\r\n\r\nPan;2;B\r\n'));
  expect(list).toMatchObject({ count: 2, header: ['Artículo', 'PVP', 'Pasillo'] });
  expect(list.sample).toEqual([
    { line: 2, cells: ['Arroz; blanco', '1,50', 'A'] },
    { line: 4, cells: ['Pan', '2', 'B'] },
  ]);
  expect(csvOf(list)).toBe('nombre;precio;_\n"Arroz; blanco";1,50;A\r\n\r\nPan;2;B\r\n');
});

test('under a title the header is found, and each line keeps its number', async () => {
  const list = await read(file('Inventario de la bodega\n\nnombre,precio\nArroz,1\n'));
  expect(csvOf(list)).toBe('\n\nnombre,precio\nArroz,1\n');
  expect(list.sample).toEqual([{ line: 4, cells: ['Arroz', '1'] }]);
  expect(list.count).toBe(1);
});

test('a header of unknown names is the first line all the same', async () => {
  const list = await read(file('Rótulo;Monto\nUnidad;1\nArroz;2\n'));
  expect(list).toMatchObject({ header: ['Rótulo', 'Monto'], count: 2 });
});

test('numbers of a book have decimal commas, barcodes all their digits, and texts their zeros', async () => {
  const list = await read(
    await book({
      name: 'Hoja1',
      rows: [
        ['Código de barras', 'Nombre', 'Cantidad', 'Costo', 'Creado'],
        [7591234567890, 'Queso', 1.234, 0.1 + 0.2, new Date(Date.UTC(2026, 4, 1))],
        ['0012345678905', 'Leche\nen polvo', 12, 1e-7, true],
        [7.59e17, 'Harina', 1250, 1234567.89, null],
      ],
    }),
  );
  expect(csvOf(list).split('\n')).toEqual([
    'codigo_barras;nombre;cantidad;costo;_',
    '7591234567890;Queso;1,234;0,3;01/05/2026',
    '0012345678905;Leche en polvo;12;0,0000001;Sí',
    '7,59E+17;Harina;1250;1234567,89;',
  ]);
});

test('a header in two rows of merged cells names each column, and the line of a row is its row', async () => {
  const list = await read(
    await book({
      name: 'Precios',
      rows: [
        ['Lista de precios', null, null],
        [null, null, null],
        ['Nombre', 'Precio', null],
        [null, 'USD', 'Bs'],
        ['Arroz', 1, 900],
        [null, null, null],
        ['Pan', 2, 1800],
      ],
      merges: [
        { startRow: 0, endRow: 0, startCol: 0, endCol: 2 },
        { startRow: 2, endRow: 3, startCol: 0, endCol: 0 },
        { startRow: 2, endRow: 2, startCol: 1, endCol: 2 },
      ],
    }),
  );
  expect(list.header).toEqual(['Nombre', 'Precio USD', 'Precio Bs']);
  expect(csvOf(list).split('\n')).toEqual(['', '', '', 'nombre;precio;_', 'Arroz;1;900', '', 'Pan;2;1800']);
});

test('of a formula the result counts that the book keeps', async () => {
  const list = await read(
    await book({
      name: 'Hoja1',
      rows: [
        ['Nombre', 'Precio'],
        ['Arroz', null],
        ['Pan', null],
      ],
      cells: new Map([
        ['1,1', { value: null, formula: 'A1*2', formulaResult: 4.5 }],
        ['2,1', { value: null, formula: 'A1*3' }],
      ]),
    }),
  );
  expect(csvOf(list)).toBe('nombre;precio\nArroz;4,5\nPan;');
  expect(list.book).toMatchObject({ name: 'Hoja1', emptyFormulas: 1 });
});

test('hidden sheets are not read, and of several with something in them the first is', async () => {
  const sheet = (name: string, hidden = false) => ({
    name,
    rows: [['Nombre'], [name]],
    ...(hidden && { hidden }),
  });
  const bytes = await writeXlsx({
    sheets: [sheet('Oculta', true), { name: 'Vacía', rows: [] }, sheet('Uno'), sheet('Dos')],
  });
  const list = await read(file(bytes.slice(), 'a.xlsx'));
  expect(list.book).toMatchObject({ name: 'Uno', others: 1 });
  expect(list.sample).toEqual([{ line: 2, cells: ['Uno'] }]);
});

test('a small book that unpacks to more than any list is refused before it is unpacked', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: [['Nombre'], ['Arroz']] }] });
  const bomb = bytes.slice();
  const view = new DataView(bomb.buffer);
  // What its directory says of its first entry.
  for (let at = bomb.length - 46; at >= 0; at--) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
  }
  expect(await readListFile(KIND, file(bomb))).toEqual({ error: 'too-much' });
});

test.each([
  ['a book with a password', encrypted(), 'encrypted'],
  ['a zip that is no book', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'broken-book'],
  ['an empty file', '', 'empty'],
  ['a header alone', 'nombre,precio\n', 'empty'],
])('%s is told apart', async (_, content, error) => {
  expect(await readListFile(KIND, file(await content))).toEqual({ error });
});

async function encrypted(): Promise<BlobPart> {
  const sheets = [{ name: 'a', rows: [['Nombre'], ['Arroz']] }];
  return (await writeXlsx({ sheets, encryption: { password: 'secreta', spinCount: 100 } })).slice();
}
