import { findDelimiter, readHeader } from './import-columns.ts';
import { PRODUCT_COLUMNS } from './product-columns.ts';

test('columns are known whatever their case, accents and what stands between the words', () => {
  expect(
    readHeader(['Código de Barras', ' NOMBRE ', 'Existencia mínima', 'Pasillo'], PRODUCT_COLUMNS),
  ).toEqual(['barcode', 'name', 'min_qty', null]);
});

test('of two columns of one field the better name counts, then the first; barcodes may be several', () => {
  expect(
    readHeader(
      ['descripcion', 'nombre', 'ean', 'codigo_barras', 'precio', 'price'],
      PRODUCT_COLUMNS,
      'barcode',
    ),
  ).toEqual([null, 'name', 'barcode', 'barcode', 'price', null]);
  expect(readHeader(['nombre', 'nombre', 'constructor'], PRODUCT_COLUMNS)).toEqual(['name', null, null]);
});

test.each([
  ['codigo_barras,nombre', ','],
  ['Nombre;Precio, en dólares;Cantidad', ';'],
  ['nombre\tprecio', '\t'],
  ['nombre', ','],
  ['"nombre";"precio"', ';'],
])('%j is parted by %j', (header, delimiter) => {
  expect(findDelimiter(header, PRODUCT_COLUMNS)).toBe(delimiter);
});
