import { lastSeenText } from './last-seen.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  [null, 'No ha ingresado'],
  ['2026-11-21T11:59:30Z', 'hace un momento'],
  ['2026-11-21T11:54:00Z', 'hace 6 minutos'],
  ['2026-11-21T09:00:00Z', 'hace 3 horas'],
  ['2026-11-20T11:00:00Z', 'ayer'],
  ['2026-11-17T12:00:00Z', 'hace 4 días'],
  ['2026-11-01T12:00:00Z', 'hace 2 semanas'],
  ['2026-08-21T12:00:00Z', 'hace 3 meses'],
  ['2026-11-21T12:00:10Z', 'hace un momento'],
])('seen at %s: %s', (lastSeenAt, text) => {
  expect(lastSeenText(lastSeenAt, NOW)).toBe(text);
});
