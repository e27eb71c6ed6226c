import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastWorkingDay } from './days.ts';
import { isStale } from './freshness.ts';

/** In November 2026 the 20th is a Friday. Noon in Caracas. */
const noon = (day: string) => new Date(`${day}T12:00:00-04:00`);

function stale(effectiveDay: string, today: string, more: { confirmedAt?: Date; hasNext?: boolean } = {}) {
  const { confirmedAt = noon('2026-01-01'), hasNext = false } = more;
  return isStale({ effectiveDay, confirmedAt, hasNext }, noon(today));
}

test('a weekend has its Friday', () => {
  const week = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  assert.deepEqual(week.map(lastWorkingDay), [
    '2026-11-19',
    '2026-11-20',
    '2026-11-20',
    '2026-11-20',
    '2026-11-23',
  ]);
});

test("today's rate is fresh, and Friday's through the weekend, whoever answers", () => {
  assert.equal(stale('2026-11-20', '2026-11-20'), false);
  assert.equal(stale('2026-11-20', '2026-11-21'), false);
  assert.equal(stale('2026-11-20', '2026-11-22'), false);
  assert.equal(stale('2026-11-23', '2026-11-22'), false);
});

test('on the next working day it is old, unless its source says it again that day: a holiday', () => {
  assert.equal(stale('2026-11-20', '2026-11-23'), true);
  assert.equal(stale('2026-11-19', '2026-11-21'), true);
  const lately = { confirmedAt: new Date(noon('2026-11-23').getTime() - 24 * 3_600_000) };
  assert.equal(stale('2026-11-20', '2026-11-23', lately), false);
  const before = { confirmedAt: new Date(noon('2026-11-23').getTime() - 24 * 3_600_000 - 1) };
  assert.equal(stale('2026-11-20', '2026-11-23', before), true);
});

test('no holidays last longer than a week, whatever the source says', () => {
  assert.equal(stale('2026-11-16', '2026-11-23', { confirmedAt: noon('2026-11-23') }), false);
  assert.equal(stale('2026-11-15', '2026-11-23', { confirmedAt: noon('2026-11-23') }), true);
});

test('who knows the next one knows that this one counts until then', () => {
  assert.equal(stale('2026-11-20', '2026-11-23', { hasNext: true }), false);
});

test('the day is the one in Caracas: at eight in the evening of Sunday it is Monday in UTC only', () => {
  const age = { effectiveDay: '2026-11-20', confirmedAt: noon('2026-11-20'), hasNext: false };
  assert.equal(isStale(age, new Date('2026-11-23T03:59:59Z')), false);
  assert.equal(isStale(age, new Date('2026-11-23T16:00:00Z')), true);
});
