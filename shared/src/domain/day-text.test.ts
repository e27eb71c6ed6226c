import { counted } from './counted.ts';
import { monthOf, rangeText, spanBefore, weekdayAndDay } from './day-text.ts';

test('days are written short', () => {
  expect(weekdayAndDay('2026-11-20')).toMatch(/^vie 20 nov$/);
  expect(rangeText({ from: '2026-10-23', to: '2026-11-21' })).toBe('del 23 oct al 21 nov');
  expect(rangeText({ from: '2026-11-01', to: '2026-11-21' })).toBe('del 1 al 21 nov');
  expect(rangeText({ from: '2026-11-21', to: '2026-11-21' })).toBe('el 21 nov');
  expect(spanBefore({ from: '2026-09-23', to: '2026-10-22' })).toBe('30 días antes');
  expect(spanBefore({ from: '2026-09-23', to: '2026-10-22' }, 'los ')).toBe('los 30 días antes');
  expect(spanBefore({ from: '2026-11-19', to: '2026-11-19' })).toBe('el día antes');
  expect(monthOf('2026-11-01')).toBe('nov 2026');
  expect(counted(1, 'venta', 'ventas')).toBe('1 venta');
  expect(counted(1234, 'venta', 'ventas')).toBe('1.234 ventas');
});
