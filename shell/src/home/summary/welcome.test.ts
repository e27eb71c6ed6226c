import { greeting, longToday } from './welcome.ts';

test.each([
  ['2026-11-20T12:00:00Z', 'Buenos días'],
  ['2026-11-20T16:00:00Z', 'Buenas tardes'],
  ['2026-11-20T23:30:00Z', 'Buenas noches'],
  ['2026-11-20T04:30:00Z', 'Buenas noches'],
])('at %s, which is four hours earlier in Caracas: %s', (instant, text) => {
  expect(greeting(new Date(instant))).toBe(text);
});

test('today is the day in Caracas', () => {
  expect(longToday(new Date('2026-11-21T02:00:00Z'))).toBe('Viernes, 20 de noviembre');
});
