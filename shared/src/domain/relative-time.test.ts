import { relativeText } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', 'hace un momento'],
  ['2026-11-21T11:58:00Z', 'hace 2 minutos'],
  ['2026-11-21T09:00:01Z', 'hace 2 horas'],
  ['2026-11-20T12:00:00Z', 'ayer'],
  ['2026-11-07T12:00:00Z', 'hace 2 semanas'],
  ['2025-11-20T12:00:00Z', 'el año pasado'],
  ['2026-11-23T12:00:00Z', 'pasado mañana'],
])('%s is %s', (instant, text) => {
  expect(relativeText(instant, now)).toBe(text);
});
