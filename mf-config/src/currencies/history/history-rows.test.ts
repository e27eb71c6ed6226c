import { countingRow, historyRows } from './history-rows.ts';

const pair = { source: 'USD', target: 'VES' };
const record = (id: string, rate: string, create_at: string, source = 'USD') => ({
  id,
  rate,
  create_at,
  source,
  target: source === 'USD' ? 'VES' : 'USD',
  origin: 'manual',
});
const now = new Date('2026-11-21T12:00:00Z');

test('each is told the same way round, with how far it is from the one before', () => {
  const rows = historyRows(
    [
      record('c', '0.001', '2026-11-20T12:00:00Z', 'VES'),
      record('b', '800', '2026-11-19T12:00:00Z'),
      record('a', '1000', '2026-11-18T12:00:00Z'),
    ],
    pair,
    now,
  );
  expect(rows.map(({ rate, change }) => [rate, change])).toEqual([
    ['1000', '25.0'],
    ['800', '-20.0'],
    ['1000', undefined],
  ]);
});

test('one that was published ahead does not count yet', () => {
  const rows = historyRows(
    [record('b', '920', '2026-11-23T04:00:00Z'), record('a', '917.8', '2026-11-20T04:00:00Z')],
    pair,
    now,
  );
  expect(rows.map(({ isAhead }) => isAhead)).toEqual([true, false]);
  expect(countingRow(rows)?.rate).toBe('917.8');
  expect(countingRow(historyRows([], pair, now))).toBeUndefined();
});
