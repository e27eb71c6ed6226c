import { movementTitle } from './movement-title.ts';

test.each([
  ['sale', 12, 'Venta a crédito 00000012'],
  ['payment', null, 'Abono'],
  ['annulment', 12, 'Anulación de la venta 00000012'],
  ['return', 12, 'Devolución de la venta 00000012'],
] as const)('%s of %s is %s', (kind, sale_number, title) => {
  expect(movementTitle({ kind, sale_number })).toBe(title);
});
