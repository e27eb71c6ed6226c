import { opensAt } from './opening-hours.ts';

/** A time in Caracas. 2026-11-23 is a Monday. */
const at = (text: string) => new Date(`${text}-04:00`);
const opens = (hours: Partial<Parameters<typeof opensAt>[0]>, text: string) =>
  opensAt({ openings: [], closed_days: [], ...hours }, at(text));

const MORNINGS = [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '12:00' }));
const AFTERNOONS = [1, 2, 3, 4, 5].map((day) => ({ day, from: '14:00', to: '18:00' }));

test('without hours a shop is open at all times, but on its holidays', () => {
  expect(opens({}, '2026-11-23T03:00')).toBeUndefined();
  expect(opens({ closed_days: ['2026-11-23'] }, '2026-11-23T03:00')).toEqual(at('2026-11-24T00:00'));
});

test('it opens at its first minute and is closed at its last', () => {
  const hours = { openings: [...AFTERNOONS, ...MORNINGS] };
  expect(opens(hours, '2026-11-23T07:59')).toEqual(at('2026-11-23T08:00'));
  expect(opens(hours, '2026-11-23T08:00')).toBeUndefined();
  expect(opens(hours, '2026-11-23T11:59')).toBeUndefined();
  expect(opens(hours, '2026-11-23T12:00')).toEqual(at('2026-11-23T14:00'));
  expect(opens(hours, '2026-11-23T18:00')).toEqual(at('2026-11-24T08:00'));
});

test('over a weekend and a holiday it opens on the next day that it does', () => {
  const hours = { openings: MORNINGS, closed_days: ['2026-11-30'] };
  expect(opens(hours, '2026-11-27T12:30')).toEqual(at('2026-12-01T08:00'));
});

test('the end of a day is midnight, and a night goes on in the next day’s hours', () => {
  const hours = {
    openings: [
      { day: 5, from: '20:00', to: '24:00' },
      { day: 6, from: '00:00', to: '02:00' },
    ],
  };
  expect(opens(hours, '2026-11-27T23:59')).toBeUndefined();
  expect(opens(hours, '2026-11-28T00:00')).toBeUndefined();
  expect(opens(hours, '2026-11-28T02:00')).toEqual(at('2026-12-04T20:00'));
});

test('a shop that is closed for longer than is looked ahead does not say when it opens', () => {
  const closed_days = Array.from({ length: 90 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10),
  );
  expect(opens({ closed_days }, '2026-11-23T10:00')).toBeNull();
});
