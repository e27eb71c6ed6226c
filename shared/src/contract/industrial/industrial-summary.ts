import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CurrencyCode, Day, Id } from '../common.ts';
import { Both, Good, requires } from './goods.ts';

/* What Resumen industrial shows, and what has to be bought for what is planned. */

export const IndustrialSummary = z.object({
  main: CurrencyCode,
  alternative: CurrencyCode,
  /**
   * What the stock of all materials is worth at the day's rate; those without a cost count as nothing. Null while there is no rate that
   * it takes, or a material's cost is in a currency of neither.
   */
  materials_value: Both.nullable(),
  materials_without_cost: z.number().int(),
  materials_low: z.number().int(),
  orders: z.object({ planned: z.number().int(), started: z.number().int(), late: z.number().int() }),
  /**
   * Main formulas, by name: how much each could make if it had everything to itself. Of very many long ones only those that
   * orders want.
   */
  can_make: z.array(
    z.object({ formula_id: Id, formula_name: z.string(), makes: Good, qty: z.string(), wanted: z.string() }),
  ),
  /** Goods that formulas take, those that run out first. */
  runs_out: z.array(
    z.object({
      good: Good,
      there: z.string(),
      /** What planned and started orders still take of it. */
      planned: z.string(),
      /** What a day took of it, over the last 30. */
      per_day: z.string(),
      /** Whole days for which what there is lasts beside the plan; null where nothing is used. */
      days_left: z.number().int().nullable(),
    }),
  ),
  /** What one cost by the week in which it was made, the last 13 weeks, oldest first. */
  costs: z.array(
    z.object({
      formula_id: Id,
      formula_name: z.string(),
      weeks: z.array(z.object({ week: Day, unit: Both, made: z.string() })),
    }),
  ),
  /** Of the last 30 days: what was spoilt against what the formula expects, and materials against the formula. */
  yields: z.array(
    z.object({
      formula_id: Id,
      formula_name: z.string(),
      batches: z.number().int(),
      made: z.string(),
      waste: z.string(),
      waste_percent: z.string(),
      expected_percent: z.string(),
      waste_cost: Both,
      /** What its materials cost over or under what the formula says, in percent; null where nothing is known. */
      materials_percent: z.string().nullable(),
    }),
  ),
});
export type IndustrialSummary = z.output<typeof IndustrialSummary>;

export const findIndustrialSummary = defineCall({
  method: 'GET',
  path: '/industrial/summary',
  summary: 'What can be made, what runs out, how costs move, yield and waste, the value of materials',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  response: IndustrialSummary,
});

export const IndustrialToBuy = z.object({
  good: Good,
  there: z.string(),
  /**
   * What planned and started orders still take, over all levels, up to the day asked for. What they make themselves is there for those of
   * its day and later.
   */
  planned: z.string(),
  min_qty: z.string().nullable(),
  /** What brings it to its minimum once all that is planned is made. */
  to_buy: z.string(),
  /** What of it stands in drafts of purchases, in its own measure; `to_buy` is not less by it. */
  already_ordered: z.string(),
  unit_cost: z.string().nullable(),
  cost_currency: CurrencyCode,
  /** The first planned day on which it lacks; null: only the minimum asks for it. */
  first_day: Day.nullable(),
});
export type IndustrialToBuy = z.output<typeof IndustrialToBuy>;

export const listIndustrialToBuy = defineCall({
  method: 'GET',
  path: '/industrial/to_buy',
  summary: 'What has to be bought for what is planned, and to be above the minimums',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: z.strictObject({
    /** Orders planned until then; all when left out. */
    until: Day.optional(),
  }),
  response: z.object({ items: z.array(IndustrialToBuy) }),
});
