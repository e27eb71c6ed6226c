import { copiedToAll, openingsOn, toRows, usualWeek, WEEKDAYS, withOpening } from './openings.ts';

const week = toRows([
  { day: 1, from: '08:00', to: '12:00' },
  { day: 1, from: '14:00', to: '24:00' },
  { day: 3, from: '09:00', to: '10:00' },
]);
const times = (rows: ReturnType<typeof openingsOn>) => rows.map(({ from, to }) => `${from}-${to}`);

test('a day without hours begins with the usual ones, another one after the last', () => {
  expect(times(openingsOn(withOpening(week, 2), 2))).toEqual(['08:00-18:00']);
  expect(times(openingsOn(withOpening(week, 3), 3))).toEqual(['09:00-10:00', '10:00-']);
  // After midnight there is no more of the day.
  expect(times(openingsOn(withOpening(week, 1), 1)).at(-1)).toBe('-');
});

test('copied, all days have the hours of the one, each row an id of its own', () => {
  const copied = copiedToAll(week, 1);
  for (const { day } of WEEKDAYS)
    expect(times(openingsOn(copied, day))).toEqual(['08:00-12:00', '14:00-24:00']);
  expect(new Set(copied.map(({ id }) => id)).size).toBe(14);
  expect(openingsOn(copied, 1)).toEqual(openingsOn(week, 1));
});

test('a week to begin with is closed on Sundays', () => {
  expect(usualWeek().map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6]);
});
