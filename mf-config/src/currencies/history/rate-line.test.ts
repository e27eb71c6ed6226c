import type { HistoryRow } from './history-rows.ts';
import { rateLine } from './rate-line.ts';

const row = (rate: string, create_at: string, isAhead = false): HistoryRow => ({
  id: create_at,
  rate,
  given: { source: 'USD', target: 'VES', rate },
  create_at,
  origin: 'manual',
  isAhead,
  change: undefined,
});
const now = new Date('2026-11-21T00:00:00Z');
const size = { width: 100, height: 100 };

test('a rate counts until the next one, and the newest until now', () => {
  const rows = [row('900', '2026-11-19T00:00:00Z'), row('800', '2026-11-17T00:00:00Z')];
  expect(rateLine(rows, size, now)).toEqual({
    line: 'M0 88H50V12H100',
    area: 'M0 88H50V12H100V100H0Z',
    lowest: '800',
    highest: '900',
    from: '2026-11-17T00:00:00Z',
  });
});

test('one to come is not drawn, and a single one is no line', () => {
  const old = row('800', '2026-11-17T00:00:00Z');
  expect(rateLine([row('999', '2026-11-25T00:00:00Z', true), old], size, now)).toBeUndefined();
  expect(rateLine([], size, now)).toBeUndefined();
});

test('a rate that never moved lies in the middle', () => {
  const rows = [row('800', '2026-11-19T00:00:00Z'), row('800', '2026-11-17T00:00:00Z')];
  expect(rateLine(rows, size, now)?.line).toBe('M0 50H50V50H100');
});
