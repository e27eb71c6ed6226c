import { z } from 'zod';
import { defineCall } from './call.ts';
import { CurrencyCode, Day, Id } from './common.ts';
import { CurrencyMoney, IncomesItem, MoneyFigures } from './money-reports.ts';
import { PendingFigures, PendingItem } from './pending-reports.ts';
import { rangeFields } from './report-fields.ts';
import { SalesFigures, SalesItem } from './sales-reports.ts';

export const findSummary = defineCall({
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
