import { overview, readColumns } from './read-columns.ts';

test.each([
  ['nombre', 'name'],
  [' Código de Barras ', 'barcode'],
  ['codigo_barras', 'barcode'],
  ['EAN', 'barcode'],
  ['Existencia mínima', 'min_qty'],
  ['SKU', 'code'],
  ['Proveedor', null],
  ['', null],
])('the column «%s» is read as %s', (header, field) => {
  expect(readColumns([header])).toEqual([{ header, field }]);
});

test('shows columns, the first rows and how many there are', () => {
  const text =
    'Código de barras,Nombre,Pasillo\r\n1,"Arroz, blanco",A\r\n2,Café,B\r\n\r\n3,Pan,C\r\n4,Sal,D\r\n';
  expect(overview(text)).toEqual({
    columns: [
      { header: 'Código de barras', field: 'barcode' },
      { header: 'Nombre', field: 'name' },
      { header: 'Pasillo', field: null },
    ],
    sample: [
      ['1', 'Arroz, blanco', 'A'],
      ['2', 'Café', 'B'],
      ['3', 'Pan', 'C'],
    ],
    count: 4,
  });
});

test('a line break inside quotes does not make another row', () => {
  expect(overview('nombre,precio\n"Arroz\nblanco",1\nPan,2\n').count).toBe(2);
});

test.each([
  ['semicolons', 'nombre;precio\nArroz;1,50\nPan;2,00\n'],
  ['tabs', 'nombre\tprecio\nArroz\t1,50\nPan\t2\n'],
  ['quotes', '"nombre","precio"\n"Arroz","1,50"\n"Pan","2"\n'],
])('understands %s', (_, text) => {
  expect(overview(text)).toMatchObject({
    columns: [{ field: 'name' }, { field: 'price' }],
    sample: [['Arroz', '1,50'], expect.anything()],
    count: 2,
  });
});

test('of two columns for one field the better name counts, and of two alike the first', () => {
  expect(readColumns(['Descripción', 'Nombre', 'precio', 'Precio'])).toEqual([
    { header: 'Descripción', field: null },
    { header: 'Nombre', field: 'name' },
    { header: 'precio', field: 'price' },
    { header: 'Precio', field: null },
  ]);
});

test('a product may have several columns of barcodes', () => {
  expect(readColumns(['ean', 'barras']).map(({ field }) => field)).toEqual(['barcode', 'barcode']);
});

test('a file with nothing but a header has no rows', () => {
  expect(overview('nombre,precio\n')).toMatchObject({ count: 0, sample: [] });
});
