import { drawnBy } from './drawn.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '100' };
const total = { main: '1000.00', alternative: '10.00' };
const usd = (amount: string) => ({ payment_method_id: 'usd', amount, currency: 'USD', reference: null });
const ves = (amount: string) => ({ payment_method_id: 'ves', amount, currency: 'VES', reference: null });

test('each currency draws its part of what is paid', () => {
  expect(drawnBy(total, [], pair)).toEqual({ main: 0, alternative: 0 });
  expect(drawnBy(total, [usd('2.50')], pair)).toEqual({ main: 0, alternative: 0.25 });
  expect(drawnBy(total, [usd('2.50'), ves('500.00')], pair)).toEqual({ main: 0.5, alternative: 0.25 });
});

test('it closes on the last cent and not before', () => {
  const before = drawnBy(total, [usd('9.99')], pair);
  expect(before.alternative).toBeLessThan(0.98);
  expect(drawnBy(total, [usd('10.00')], pair)).toEqual({ main: 0, alternative: 1 });
});

test('what is to be given back draws nothing more', () => {
  expect(drawnBy(total, [usd('10.00'), ves('3000.00')], pair)).toEqual({ main: 0.75, alternative: 0.25 });
});

test('a sale for nothing is closed', () => {
  const free = drawnBy({ main: '0.00', alternative: '0.00' }, [], pair);
  expect(free.main + free.alternative).toBe(1);
});
