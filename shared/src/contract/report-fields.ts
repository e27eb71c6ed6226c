import { z } from 'zod';
import { PERIOD_GROUPS } from '../domain/index.ts';
import { CurrencyCode, Day, PageQuery } from './common.ts';

/** Days that a report may ask for, by how they are put together: two years by day, ten by week or month. */
export const MAX_REPORT_DAYS = { day: 732, week: 3_660, month: 3_660 } as const;
/** Days of a report that names none, today included. */
export const DEFAULT_REPORT_DAYS = 30;

/** A day of which there may be figures. */
const ReportDay = Day.refine((day) => day >= '2000-01-01' && day < '2200-01-01', 'out-of-range');

/** First and last day, as they are in Caracas, both included; without them the last 30 days. */
export const rangeFields = { from: ReportDay.optional(), to: ReportDay.optional() };

export const DESCRIPTION =
  '`Accept: text/csv` gives all of it as a file; `docs/reports.md` says what each figure means';

/** @param by what the items may be broken down by; the first is the default */
export function reportQuery<const By extends readonly [string, ...string[]]>(by: By) {
  return PageQuery.extend({
    ...rangeFields,
    group: z.enum(PERIOD_GROUPS).default('day'),
    by: z.enum(by).default(by[0] as never),
  });
}

/** What every report says of itself. Amounts without a suffix are in `main`, each sale's at its own rate. */
export const reportFields = {
  from: Day,
  to: Day,
  group: z.enum(PERIOD_GROUPS),
  main: CurrencyCode,
  alternative: CurrencyCode,
};

/** Null for who may not see costs (products, read). */
export const seenCosts = {
  cost: z.string().nullable(),
  cost_alternative: z.string().nullable(),
  /** Of what has a known cost. */
  profit: z.string().nullable(),
  profit_alternative: z.string().nullable(),
  /** The part of the total of which nobody knew the cost: it is in no profit. */
  uncosted: z.string().nullable(),
  uncosted_alternative: z.string().nullable(),
};
export const totals = { total: z.string(), total_alternative: z.string() };

/**
 * A row of a breakdown. The key is a period's first day, an id, one of `MONEY_KINDS`, or the youngest day of an age in two
 * digits (`08`); null for what is of none (no client, no category).
 */
export const itemFields = { key: z.string().nullable(), name: z.string().nullable() };

/** @param figures of the whole range, and of the range before it (see `rangeBefore`) */
export function report<F extends z.ZodType, I extends z.ZodType>(figures: F, item: I) {
  return z.object({
    ...reportFields,
    totals: figures,
    before: figures,
    items: z.array(item),
    next: z.string().nullable(),
  });
}
