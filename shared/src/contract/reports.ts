import { z } from 'zod';
import { DEBT_AGES, PERIOD_GROUPS } from '../domain/index.ts';
import { type CallDefinition, defineCall } from './call.ts';
import { ClientId, CurrencyCode, Id, Instant, PageQuery } from './common.ts';
import { Day } from './sales.ts';

/** Days that a report may ask for, by how they are put together: two years by day, ten by week or month. */
export const MAX_REPORT_DAYS = { day: 732, week: 3_660, month: 3_660 } as const;
/** Days of a report that names none, today included. */
export const DEFAULT_REPORT_DAYS = 30;

/** A day of which there may be figures. */
const ReportDay = Day.refine((day) => day >= '2000-01-01' && day < '2200-01-01', 'out-of-range');

/** First and last day, as they are in Caracas, both included; without them the last 30 days. */
const rangeFields = { from: ReportDay.optional(), to: ReportDay.optional() };

const DESCRIPTION =
  '`Accept: text/csv` gives all of it as a file; `docs/reports.md` says what each figure means';

/** @param by what the items may be broken down by; the first is the default */
function reportQuery<const By extends readonly [string, ...string[]]>(by: By) {
  return PageQuery.extend({
    ...rangeFields,
    group: z.enum(PERIOD_GROUPS).default('day'),
    by: z.enum(by).default(by[0] as never),
  });
}

/** What every report says of itself. Amounts without a suffix are in `main`, each sale's at its own rate. */
const reportFields = {
  from: Day,
  to: Day,
  group: z.enum(PERIOD_GROUPS),
  main: CurrencyCode,
  alternative: CurrencyCode,
};

/** Null for who may not see costs (products, read). */
const seenCosts = {
  cost: z.string().nullable(),
  cost_alternative: z.string().nullable(),
  /** Of what has a known cost. */
  profit: z.string().nullable(),
  profit_alternative: z.string().nullable(),
};
const totals = { total: z.string(), total_alternative: z.string() };

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
  /** The part of the total of which nobody knew the cost. */
  uncosted: z.string().nullable(),
  uncosted_alternative: z.string().nullable(),
});
export type SalesFigures = z.output<typeof SalesFigures>;

/**
 * A row of a breakdown. The key is a period's first day, an id, one of `MONEY_KINDS`, or the youngest day of an age in two
 * digits (`08`); null for what is of none (no client, no category).
 */
const itemFields = { key: z.string().nullable(), name: z.string().nullable() };

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

/** @param figures of the whole range, and of the range before it (see `rangeBefore`) */
function report<F extends z.ZodType, I extends z.ZodType>(figures: F, item: I) {
  return z.object({
    ...reportFields,
    totals: figures,
    before: figures,
    items: z.array(item),
    next: z.string().nullable(),
  });
}

export const salesReport = defineCall({
  method: 'GET',
  path: '/reports/sales',
  summary: `Sales less what was annulled or came back, by period, seller, product, category or client. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'view_sales'],
  query: reportQuery(['period', 'seller', 'product', 'category', 'client']),
  response: report(SalesFigures, SalesItem),
});

const Age = z.union(DEBT_AGES.map((age) => z.literal(age)));

/** A debt in the currency that it is held in. */
const Debt = z.object({ currency: CurrencyCode, amount: z.string() });

/** What is owed now. In both currencies at today's rate, at which it would be paid; of debts in other ones, nothing. */
export const PendingFigures = z.object({
  sales: z.number().int(),
  clients: z.number().int(),
  ...totals,
  currencies: z.array(Debt),
});
export type PendingFigures = z.output<typeof PendingFigures>;

export const PendingSale = z.object({
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  /** Days since then, and the age that makes it (see `DEBT_AGES`). */
  days: z.number().int(),
  age: Age,
  client: z.object({ id: ClientId, name: z.string() }),
  seller: z.object({ id: Id, name: z.string() }),
  /** What the sale left owed, and what of it still is, in `currency`. */
  balance: z.string(),
  owed: z.string(),
  currency: CurrencyCode,
});
export type PendingSale = z.output<typeof PendingSale>;

export const PendingItem = z.object({
  ...itemFields,
  sales: z.number().int(),
  /** The day of the oldest sale. */
  since: Day.nullable(),
  ...totals,
  currencies: z.array(Debt),
  /** Only of `by=sale`. */
  sale: PendingSale.optional(),
});
export type PendingItem = z.output<typeof PendingItem>;

/** Without `from` and `to`, all that is owed. */
const pendingFields = {
  from: Day.nullable(),
  to: Day.nullable(),
  group: reportFields.group,
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, today. */
  rate: z.string(),
};
const pendingResponse = z.object({
  ...pendingFields,
  totals: PendingFigures,
  items: z.array(PendingItem),
  next: z.string().nullable(),
});

export const pendingSalesReport = defineCall({
  method: 'GET',
  path: '/reports/pending_sales',
  summary: `Sales on credit that still are owed, the oldest first, or by period, seller or client. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'pending_sales'],
  query: reportQuery(['sale', 'period', 'seller', 'client']),
  response: pendingResponse,
});

export const pendingIncomesReport = defineCall({
  method: 'GET',
  path: '/reports/pending_incomes',
  summary: `What clients owe, by client or by age. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'pending_incomes'],
  query: reportQuery(['client', 'age']),
  response: pendingResponse,
});

/** Where money came from or went to: sales, abonos, goods brought back, annulled sales, money of a till alone. */
export const MONEY_KINDS = ['sale', 'payment', 'return', 'annulment', 'cash'] as const;

export const MoneyFigures = z.object({
  received: z.string(),
  received_alternative: z.string(),
  /** Changes, and what was paid back. */
  given: z.string(),
  given_alternative: z.string(),
  /** Received less given. */
  ...totals,
});
export type MoneyFigures = z.output<typeof MoneyFigures>;

/** In a currency of its own, as it lies in the drawer or the bank. */
const CurrencyMoney = z.object({
  currency: CurrencyCode,
  received: z.string(),
  given: z.string(),
  amount: z.string(),
});

export const IncomesItem = z.object({
  ...itemFields,
  ...MoneyFigures.shape,
  /** Of a method: received less given in its own currency. */
  currency: CurrencyCode.nullable(),
  amount: z.string().nullable(),
});
export type IncomesItem = z.output<typeof IncomesItem>;

export const incomesReport = defineCall({
  method: 'GET',
  path: '/reports/incomes',
  summary: `What came in less what was given back, by period, method, seller or origin. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'incomes'],
  query: reportQuery(['period', 'method', 'seller', 'kind']),
  response: report(MoneyFigures, IncomesItem).extend({ currencies: z.array(CurrencyMoney) }),
});

export const BalanceFigures = z.object({
  /** Of sales; null by method, which has none of its own. */
  total: z.string().nullable(),
  total_alternative: z.string().nullable(),
  ...seenCosts,
  incomes: z.string(),
  incomes_alternative: z.string(),
  /** Put into tills and taken out of them without a sale. */
  pay_in: z.string(),
  pay_in_alternative: z.string(),
  pay_out: z.string(),
  pay_out_alternative: z.string(),
  /** Incomes and pay-ins less pay-outs. */
  balance: z.string(),
  balance_alternative: z.string(),
});
export type BalanceFigures = z.output<typeof BalanceFigures>;

const CurrencyBalance = z.object({
  currency: CurrencyCode,
  incomes: z.string(),
  pay_in: z.string(),
  pay_out: z.string(),
  balance: z.string(),
});

export const BalanceItem = z.object({
  ...itemFields,
  ...BalanceFigures.shape,
  /** Of a method: the balance in its own currency. */
  currency: CurrencyCode.nullable(),
  amount: z.string().nullable(),
});
export type BalanceItem = z.output<typeof BalanceItem>;

export const balanceReport = defineCall({
  method: 'GET',
  path: '/reports/balance',
  summary: `Sales, their cost and profit, and the money that came in and went out, by period or method. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'balance'],
  query: reportQuery(['period', 'method']),
  response: report(BalanceFigures, BalanceItem).extend({ currencies: z.array(CurrencyBalance) }),
});

const Tally = z.object({ tickets: z.number().int(), ...totals });

export const statsReport = defineCall({
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

export const summary = defineCall({
  method: 'GET',
  path: '/summary',
  summary: 'The figures of Resumen; a part that the role may not see is null',
  tag: 'Reports',
  access: 'session',
  open_when_expired: true,
  query: z.strictObject(rangeFields),
  response: z.object({
    from: Day,
    to: Day,
    today: Day,
    main: CurrencyCode,
    alternative: CurrencyCode,
    /** What the range is compared with. */
    before: z.object({ from: Day, to: Day }),
    /** reports, view_sales. `days` has every day of the range, for the chart. */
    sales: z
      .object({
        range: SalesFigures,
        before: SalesFigures,
        today: SalesFigures,
        yesterday: SalesFigures,
        days: z.array(SalesItem),
      })
      .nullable(),
    /** reports, incomes; by method in its own currency too. */
    incomes: z
      .object({
        range: MoneyFigures,
        before: MoneyFigures,
        today: MoneyFigures,
        methods: z.array(IncomesItem),
        currencies: z.array(CurrencyMoney),
      })
      .nullable(),
    /** reports, pending_incomes: all that is owed now, and who owes most. */
    pending: PendingFigures.extend({ debtors: z.array(PendingItem) }).nullable(),
    /** reports, stats. */
    best_products: z.array(SalesItem).nullable(),
    /** products, read: how many are at their minimum or below, and those that lack most of it. */
    low_stock: z
      .object({
        count: z.number().int(),
        items: z.array(z.object({ id: Id, name: z.string(), qty: z.string(), min_qty: z.string() })),
      })
      .nullable(),
  }),
});

/** The reports there are, by their path. */
export const REPORTS = {
  sales: salesReport,
  pending_sales: pendingSalesReport,
  incomes: incomesReport,
  pending_incomes: pendingIncomesReport,
  balance: balanceReport,
  stats: statsReport,
} as const satisfies Record<string, CallDefinition>;
