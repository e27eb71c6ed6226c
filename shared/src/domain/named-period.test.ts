import { type Period, rangeError, rangeOf, readPeriod, writePeriod } from './named-period.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

test.each([
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['week', '2026-11-16', '2026-11-21'],
  ['month', '2026-11-01', '2026-11-21'],
  ['last30', '2026-10-23', '2026-11-21'],
] as const)('%s goes from %s to %s', (name, from, to) => {
  expect(rangeOf({ name }, TODAY)).toEqual({ from, to });
});

test('on a Monday this week is that day alone', () => {
  expect(rangeOf({ name: 'week' }, '2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-16' });
});

test.each<Period>([
  { name: 'week' },
  { name: 'last30' },
  { name: 'custom', range: { from: '2026-11-01', to: '2026-11-15' } },
])('%j is written into the address, read back, and nothing else is touched', (period) => {
  const search = writePeriod(new URLSearchParams('drawer=settings&period=today&from=2026-01-01'), period);
  expect(readPeriod(search, TODAY)).toEqual(period);
  expect(search.getAll('drawer')).toEqual(['settings']);
  expect([...search.keys()].length).toBeLessThanOrEqual(3);
});

test.each(['', 'period=decade', 'from=2026-11-01', 'from=2026-11-15&to=2026-11-01', 'from=x&to=y'])(
  'an address with %j shows the last 30 days',
  (search) => {
    expect(readPeriod(new URLSearchParams(search), TODAY)).toEqual({ name: 'last30' });
  },
);

test.each([
  ['2026-11-01', '2026-11-21', undefined],
  ['2026-11-01', '', 'not-a-day'],
  ['2026-02-30', '2026-11-01', 'not-a-day'],
  ['2026-11-15', '2026-11-01', 'backwards'],
  ['2026-11-15', '2026-11-22', 'future'],
  ['2024-11-20', '2026-11-21', undefined],
  ['2024-11-19', '2026-11-21', 'too-long'],
])('from %s to %s: %s', (from, to, error) => {
  expect(rangeError({ from, to }, TODAY)).toBe(error);
});
