import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findColumns } from './columns.ts';

test('a header is understood without its accents and its case', () => {
  assert.deepEqual(
    findColumns(['Código de Barras', ' NOMBRE ', 'Categoría', 'Existencia mínima', 'Pasillo']),
    {
      name: 1,
      barcodes: [0],
      category: 2,
      min_qty: 3,
    },
  );
});

test('of two columns for one field the plainer name counts; barcodes may have several', () => {
  assert.deepEqual(findColumns(['descripcion', 'nombre', 'ean', 'codigo_barras', 'precio', 'price']), {
    name: 1,
    barcodes: [2, 3],
    price: 4,
  });
  assert.deepEqual(findColumns(['nombre', 'nombre']), { name: 0, barcodes: [] });
});

test('a file without a name column is refused, and so is a header that names nothing of ours', () => {
  assert.throws(() => findColumns(['precio', 'ean']), { extras: { fields: { name: 'missing-column' } } });
  assert.throws(() => findColumns(['constructor', '__proto__']), { code: 'ERROR_VALIDATION' });
});
