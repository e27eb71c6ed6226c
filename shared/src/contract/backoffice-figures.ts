import { z } from 'zod';
import { addMonths, OPTIONAL_MODULES } from '../domain/index.ts';
import { ListedCompany } from './backoffice.ts';
import { defineCall } from './call.ts';

/** Months of figures at once, at most. */
export const MOST_FIGURE_MONTHS = 24;

const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'not-a-month');

/** The months that figures are of, both included; the last twelve by default. */
const FiguresQuery = z
  .strictObject({ from: Month.optional(), to: Month.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['from'],
    message: 'after-the-end',
  })
  .refine(
    ({ from, to }) =>
      from === undefined || to === undefined || addMonths(`${from}-01`, MOST_FIGURE_MONTHS) > `${to}-01`,
    { path: ['from'], message: 'too-many-months' },
  )
  .refine(({ from, to }) => from === undefined || to !== undefined, { path: ['to'], message: 'required' });

/** One month of who runs Cuadra; days and months are those of Caracas. */
export const FigureMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  /** How the companies stood as it ended; those of the running one as they stand now. */
  trial: z.number().int(),
  paying: z.number().int(),
  expired: z.number().int(),
  suspended: z.number().int(),
  /** Companies that were paying as the month before ended, and how many of these ended it expired. */
  paying_before: z.number().int(),
  churned: z.number().int(),
  /** In USD: payments that were approved in the month, approvals that were taken back in it, and the difference. */
  approved: z.string(),
  taken_back: z.string(),
  income: z.string(),
  /** In USD: what the days of the month cost the companies. */
  charged: z.string(),
  /** Companies that registered in it; of these, who has an approved payment, and who reported the first within the trial. */
  registered: z.number().int(),
  paid: z.number().int(),
  paid_in_trial: z.number().int(),
  /** Of these, who has paid nothing and is in the trial still. */
  undecided: z.number().int(),
});
export type FigureMonth = z.output<typeof FigureMonth>;

/** How many of the companies that can work have a module, and use it. */
export const ModuleUse = z.object({
  module: z.enum(OPTIONAL_MODULES),
  companies: z.number().int(),
  /** Within 30 days, today included; null where nothing says so. */
  used: z.number().int().nullable(),
});
export type ModuleUse = z.output<typeof ModuleUse>;

export const findFigures = defineCall({
  method: 'GET',
  path: '/backoffice/figures',
  summary:
    'Companies by state, income, conversion and churn by month; trials that end soon; use of the modules',
  tag: 'Back office',
  access: 'super_user',
  query: FiguresQuery,
  response: z.object({
    months: z.array(FigureMonth),
    modules: z.array(ModuleUse),
    /** Trials that end within seven days: how many, and the first 50. */
    ending: z.object({ count: z.number().int(), companies: z.array(ListedCompany) }),
  }),
});

export const exportFigures = defineCall({
  method: 'GET',
  path: '/backoffice/figures/export',
  summary: 'The months of the figures as a CSV file',
  tag: 'Back office',
  access: 'super_user',
  query: FiguresQuery,
  response: z.string().meta({ description: 'text/csv' }),
});
