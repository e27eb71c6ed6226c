import { z } from 'zod';
import { PERIOD_GROUPS } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { Day } from './common.ts';
import {
  DESCRIPTION,
  itemFields,
  rangeFields,
  report,
  reportFields,
  reportQuery,
  seenCosts,
  totals,
} from './report-fields.ts';

export const SalesFigures = z.object({
  /** Issued, annulled, brought back (whole or in part). */
  tickets: z.number().int(),
  annulments: z.number().int(),
  returns: z.number().int(),
  /** What was issued, and what was annulled or came back. */
  sold: z.string(),
  sold_alternative: z.string(),
  undone: z.string(),
  undone_alternative: z.string(),
  /** Sold less undone. */
  ...totals,
  ...seenCosts,
});
export type SalesFigures = z.output<typeof SalesFigures>;

export const SalesItem = z.object({
  ...itemFields,
  /** Null where a ticket is of several. */
  tickets: z.number().int().nullable(),
  /** Of one product alone can quantities be added up. */
  qty: z.string().nullable(),
  ...totals,
  ...seenCosts,
});
export type SalesItem = z.output<typeof SalesItem>;

export const findSalesReport = defineCall({
  method: 'GET',
  path: '/reports/sales',
  summary: `Sales less what was annulled or came back, by period, seller, product, category or client. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'view_sales'],
  query: reportQuery(['period', 'seller', 'product', 'category', 'client']),
  response: report(SalesFigures, SalesItem),
});

const Tally = z.object({ tickets: z.number().int(), ...totals });

export const findStatsReport = defineCall({
  method: 'GET',
  path: '/reports/stats',
  summary: `Averages, and what, when and who sells best. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'stats'],
  query: z.strictObject({ ...rangeFields, group: z.enum(PERIOD_GROUPS).default('day') }),
  response: z.object({
    ...reportFields,
    averages: z.object({
      /** Net sales by ticket that was issued and not annulled; null where there is none. */
      ticket: z.string().nullable(),
      ticket_alternative: z.string().nullable(),
      /** By calendar day of the range. */
      day: z.string(),
      day_alternative: z.string(),
      tickets_a_day: z.string(),
    }),
    best_day: Tally.extend({ day: Day }).nullable(),
    /** Monday is 1. */
    weekdays: z.array(Tally.extend({ weekday: z.number().int().min(1).max(7) })),
    hours: z.array(Tally.extend({ hour: z.number().int().min(0).max(23) })),
    products: z.array(SalesItem),
    categories: z.array(SalesItem),
    sellers: z.array(SalesItem),
    clients: z.array(SalesItem),
  }),
});
