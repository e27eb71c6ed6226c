import { CASH_USD, PAGO_MOVIL } from '../../testing/samples.ts';
import { arrivesAt } from './methods.ts';

test('a cashier reads out where a payment goes; cash goes into the drawer', () => {
  const method = { ...PAGO_MOVIL, bank: '0134', description: '0414-1234567' };
  expect(arrivesAt(method)).toBe('0134 Banesco · 0414-1234567');
  expect(arrivesAt({ ...method, bank: null })).toBe('0414-1234567');
  expect(arrivesAt({ ...CASH_USD, description: 'Billetes en buen estado' })).toBe('');
});
