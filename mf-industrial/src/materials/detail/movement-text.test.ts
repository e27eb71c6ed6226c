import { movementText } from './movement-text.ts';

const NONE = { cause: null, production_number: null, order_number: null, purchase_number: null };

test('a movement is called by what moved it', () => {
  expect(movementText({ ...NONE, kind: 'purchase', purchase_number: 12 })).toBe('Compra 12');
  expect(movementText({ ...NONE, kind: 'purchase' })).toBe('Compra');
  expect(movementText({ ...NONE, kind: 'adjustment', cause: 'waste' })).toBe('Merma');
  expect(movementText({ ...NONE, kind: 'adjustment' })).toBe('Ajuste');
  expect(movementText({ ...NONE, kind: 'revaluation' })).toBe('Cambio de costo');
  expect(movementText({ ...NONE, kind: 'annulment', production_number: 7 })).toBe('Anulación de tanda 7');
  expect(movementText({ ...NONE, kind: 'order_start', order_number: 3 })).toBe('Orden de producción 3');
});
