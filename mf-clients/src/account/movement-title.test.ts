import { movementTitle } from './movement-title.ts';

test.each([
  ['sale', 12, 'Venta 00000012'],
  ['payment', null, 'Abono'],
  ['annulment', 12, 'Anulación 00000012'],
  ['return', 12, 'Devolución 00000012'],
] as const)('%s of %s is %s', (kind, sale_number, title) => {
  expect(movementTitle({ kind, sale_number, payment: null })).toBe(title);
});
