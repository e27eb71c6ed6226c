import { formatQuantity } from '@cuadra/shared/domain';
import { movementText, signedQuantity } from './movement-text.ts';

const NONE = { cause: null, production_id: null, count_id: null };

test('an adjustment is called by its cause, where somebody said one', () => {
  expect(movementText({ ...NONE, kind: 'adjustment', cause: 'breakage' })).toBe('Rotura');
  expect(movementText({ ...NONE, kind: 'adjustment' })).toBe('Ajuste');
  expect(movementText({ ...NONE, kind: 'adjustment', count_id: 'x' })).toBe('Inventario físico');
  expect(movementText({ ...NONE, kind: 'sale' })).toBe('Venta');
  expect(movementText({ ...NONE, kind: 'annulment', production_id: 'x' })).toBe('Anulación de producción');
});

test('what came in and what went out have their sign', () => {
  expect(signedQuantity('1250', formatQuantity)).toBe('+1.250');
  expect(signedQuantity('-0.645', formatQuantity)).toBe('−0,645');
});
