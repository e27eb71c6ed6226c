import { movementTitle } from './movement-title.ts';

test.each([
  ['purchase', 12, 'Compra 12'],
  ['payment', 12, 'Pago de la compra 12'],
  ['annulment', 12, 'Anulación de la compra 12'],
  ['payment', null, 'Abono'],
] as const)('%s of %s is %s', (kind, purchase_number, title) => {
  expect(movementTitle({ kind, purchase_number })).toBe(title);
});
