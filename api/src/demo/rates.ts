import { daysBetween, toMoney } from '@cuadra/shared/domain';
import { type Day, lastDays, timeOf } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';

/** Where the history says that they come from: from nobody, so that none of them is taken for the BCV's. */
export const DEMO_ORIGIN = 'demo';

/** A rate as somebody might have set it by hand: 1 USD = rate VES. */
export interface DemoRate {
  id: string;
  rate: string;
  at: Date;
}

/** Some 100 working days: more than the sales go back. */
const HISTORY_DAYS = 141;
/** What a dollar was about in the middle of October 2026, and how much more it has become each day since. */
const ANCHOR = { date: '2026-10-15', rate: 860.18, growth: 0.0018 };

/**
 * The rates of the last working days up to now, the oldest first; a weekend keeps Friday's. A day always has the same
 * one, whenever the company is made.
 */
export function demoRates(now: Date, chance: Chance): DemoRate[] {
  return lastDays(now, HISTORY_DAYS)
    .filter(({ weekday }) => weekday !== 0 && weekday !== 6)
    .map((day) => ({ day, at: timeOf(day, 8, chance.whole(0, 20)) }))
    .filter(({ at }) => at <= now)
    .map(({ day, at }) => ({ id: chance.id(at), rate: rateOf(day), at }));
}

/** The newest of some rates that counts at a moment. */
export function rateAt(rates: readonly DemoRate[], moment: Date): DemoRate {
  const rate = rates.findLast(({ at }) => at <= moment);
  if (!rate) throw new RangeError(`no rate on ${moment.toISOString()}`);
  return rate;
}

function rateOf({ date }: Day): string {
  const days = daysBetween(ANCHOR.date, date);
  // A clock that is years off must still give a rate that a cash register can use.
  const bounded = Math.max(-400, Math.min(2_000, days));
  const ofThatDay = chanceOf(Math.abs(days) + 1).next() - 0.5;
  return toMoney((ANCHOR.rate * Math.exp(ANCHOR.growth * bounded) * (1 + ofThatDay / 500)).toFixed(4));
}
