import { companyDay, daysBetween, exact, toRate } from '@cuadra/shared/domain';
import { z } from 'zod';
import { type Quote, SourceError } from './source.ts';

/** A billion: what no rate is, whatever money is called by then; and what a column of rates can hold. */
const TOO_MUCH = '1000000000';
/** A rate that says it counts from longer ago than the longest holidays, or from later than after them, is a mistake. */
export const MAX_DAYS_OFF = 7;

/** A number of JSON, as it stood there; one in quotes passes as well, and is held against the one before like any other. */
export const JsonNumber = z.string().regex(/^-?\d{1,30}(\.\d{1,30})?([eE][+-]?\d{1,3})?$/);

/**
 * Makes a quote of what a source answered.
 *
 * @param now the moment it is asked in
 * @throws SourceError for a rate or a day that cannot be
 */
export function toQuote(source: string, answer: { rate: string; since: Date }, now: Date): Quote {
  const rate = toRate(answer.rate);
  if (exact(rate).lte(0) || exact(rate).gte(TOO_MUCH)) throw new SourceError('the rate cannot be');
  const day = companyDay(answer.since);
  if (Math.abs(daysBetween(day, companyDay(now))) > MAX_DAYS_OFF) {
    throw new SourceError(`the rate is of ${day}`);
  }
  return { source, rate, day };
}

/** Reads an answer by its schema. */
export function readAnswer<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const { data, error } = schema.safeParse(answer);
  if (error)
    throw new SourceError(`another answer: ${error.issues.map(({ path }) => path.join('.')).join(' ')}`);
  return data;
}
