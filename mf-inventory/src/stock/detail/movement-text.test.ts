import { movementText } from './movement-text.ts';

const NONE = {
  ...{ cause: null, production_id: null, production_number: null },
  ...{ count_id: null, purchase_number: null },
};

test('an adjustment is called by its cause, where somebody said one', () => {
  expect(movementText({ ...NONE, kind: 'adjustment', cause: 'breakage' })).toBe('Rotura');
  expect(movementText({ ...NONE, kind: 'adjustment' })).toBe('Ajuste');
  expect(movementText({ ...NONE, kind: 'adjustment', count_id: 'x' })).toBe('Inventario físico');
  expect(movementText({ ...NONE, kind: 'sale' })).toBe('Venta');
  expect(movementText({ ...NONE, kind: 'annulment', production_id: 'x', production_number: 7 })).toBe(
    'Anulación de tanda 7',
  );
  expect(movementText({ ...NONE, kind: 'production', production_id: 'x', production_number: 7 })).toBe(
    'Tanda 7',
  );
  expect(movementText({ ...NONE, kind: 'purchase', purchase_number: 12 })).toBe('Compra 12');
  expect(movementText({ ...NONE, kind: 'import' })).toBe('Importación de un archivo');
});
