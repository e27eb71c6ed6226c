import { madeAt, stampOf } from './stamp.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** 20 November 2026, 23:30 in Caracas: an hour at which a wrong clock makes another day. */
const CHARGED = Date.UTC(2026, 10, 21, 3, 30);

/** A device whose clock is off by so much: charged half an hour after the server's last answer, sent two hours later. */
function sent(off: number) {
  const clock = { offset: -off, at: CHARGED - HOUR / 2 };
  const stamp = stampOf(CHARGED + off, clock);
  return madeAt(stamp, { offset: -off, at: CHARGED + 2 * HOUR }, CHARGED + 2 * HOUR + off);
}

test('a clock that is wrong by minutes, days or years changes nothing of when the sale was made', () => {
  for (const off of [0, 7 * 60_000, -3 * HOUR, 2 * DAY, -400 * DAY]) {
    expect(sent(off)).toEqual(new Date(CHARGED));
  }
});

test('a clock that was put right before the sale is sent', () => {
  const stamp = stampOf(CHARGED - 2 * DAY, { offset: 2 * DAY, at: CHARGED - HOUR });
  expect(madeAt(stamp, { offset: 0, at: CHARGED + HOUR }, CHARGED + HOUR)).toEqual(new Date(CHARGED));
});

test('a device that came up in the year 2000 after its last answer: what the clocks differ by now counts', () => {
  const back = CHARGED - Date.UTC(2000, 0, 1);
  const stamp = stampOf(CHARGED - back, { offset: 0, at: CHARGED - HOUR });
  const now = CHARGED + HOUR;
  expect(madeAt(stamp, { offset: back, at: now }, now - back)).toEqual(new Date(CHARGED));
});

test('a sale is never of before the last answer, nor of later than now', () => {
  const stamp = stampOf(CHARGED - 9 * DAY, { offset: 0, at: CHARGED - HOUR });
  expect(madeAt(stamp, null, CHARGED)).toEqual(new Date(CHARGED - HOUR));
  const ahead = stampOf(CHARGED + 9 * DAY, { offset: 0, at: CHARGED - HOUR });
  expect(madeAt(ahead, { offset: 0, at: CHARGED }, CHARGED)).toEqual(new Date(CHARGED));
});

test('a device that has never heard the server goes by its own clock until it does', () => {
  expect(madeAt(stampOf(CHARGED, null), null, CHARGED + HOUR)).toEqual(new Date(CHARGED));
  const off = 3 * DAY;
  const latest = { offset: -off, at: CHARGED + HOUR };
  expect(madeAt(stampOf(CHARGED + off, null), latest, CHARGED + HOUR + off)).toEqual(new Date(CHARGED));
});
