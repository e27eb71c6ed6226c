import { findDelimiter, readImportHeader } from './import-columns.ts';

test('columns are known whatever their case, accents and what stands between the words', () => {
  expect(readImportHeader(['Código de Barras', ' NOMBRE ', 'Existencia mínima', 'Pasillo'])).toEqual([
    'barcode',
    'name',
    'min_qty',
    null,
  ]);
});

test('of two columns of one field the better name counts, then the first; barcodes may be several', () => {
  expect(readImportHeader(['descripcion', 'nombre', 'ean', 'codigo_barras', 'precio', 'price'])).toEqual([
    null,
    'name',
    'barcode',
    'barcode',
    'price',
    null,
  ]);
  expect(readImportHeader(['nombre', 'nombre', 'constructor'])).toEqual(['name', null, null]);
});

test.each([
  ['codigo_barras,nombre', ','],
  ['Nombre;Precio, en dólares;Cantidad', ';'],
  ['nombre\tprecio', '\t'],
  ['nombre', ','],
  ['"nombre";"precio"', ';'],
])('%j is parted by %j', (header, delimiter) => {
  expect(findDelimiter(header)).toBe(delimiter);
});
