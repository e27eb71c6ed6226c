import { daysLeftText, paceText, soldText } from './pace-text.ts';

test('for how long a product lasts is said in whole days', () => {
  expect(daysLeftText(12)).toBe('12 días');
  expect(daysLeftText(1)).toBe('1 día');
  expect(daysLeftText(0)).toBe('Menos de 1 día');
  expect(daysLeftText(null)).toBe('—');
  expect(daysLeftText(1250)).toBe('1.250 días');
});

test('and by what that is known', () => {
  expect(paceText({ qty: '30', days: 28 })).toBe('Se vendieron 30 en 28 días');
  expect(paceText({ qty: '0', days: 7 })).toBe('Sin ventas en 7 días');
});

test('money is told in both currencies, and to nobody who may not see it', () => {
  const pair = { main: 'VES', alternative: 'USD' };
  expect(soldText({ total: '8601.80', total_alternative: '10.00' }, pair)).toBe(
    '$\u00a010,00 · Bs.\u00a08.601,80',
  );
  expect(soldText({ total: null, total_alternative: null }, pair)).toBeUndefined();
});
