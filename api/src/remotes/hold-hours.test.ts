import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heldSince } from './hold-hours.ts';

const said = '2026-01-01T00:00:00.000Z';
const since = (hold: { days: number[]; opens: string; closes: string }, now: string, set_at = said) =>
  heldSince({ ...hold, set_at }, new Date(now))?.toISOString();

test('a company holds from when it opens until it closes, on its days, as it is in Caracas', () => {
  const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' };
  // 2027-02-01 is a Monday.
  assert.equal(since(weekdays, '2027-02-01T07:59:59-04:00'), undefined);
  assert.equal(since(weekdays, '2027-02-01T08:00:00-04:00'), '2027-02-01T12:00:00.000Z');
  assert.equal(since(weekdays, '2027-02-01T17:59:59-04:00'), '2027-02-01T12:00:00.000Z');
  assert.equal(since(weekdays, '2027-02-01T18:00:00-04:00'), undefined);
  assert.equal(since(weekdays, '2027-01-31T12:00:00-04:00'), undefined);
});

test('who closes after midnight holds until then, also on a day on which nobody opens', () => {
  const saturday = { days: [6], opens: '20:00', closes: '03:00' };
  assert.equal(since(saturday, '2027-02-07T02:59:00-04:00'), '2027-02-07T00:00:00.000Z');
  assert.equal(since(saturday, '2027-02-07T03:00:00-04:00'), undefined);
  assert.equal(since(saturday, '2027-02-07T20:30:00-04:00'), undefined);
});

test('what was said in the middle of the day counts from then on', () => {
  const hold = { days: [1], opens: '08:00', closes: '18:00' };
  const noon = '2027-02-01T16:00:00.000Z';
  assert.equal(since(hold, '2027-02-01T13:00:00-04:00', noon), noon);
});
