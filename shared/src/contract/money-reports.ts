import { z } from 'zod';
import { defineCall } from './call.ts';
import { CurrencyCode } from './common.ts';
import { DESCRIPTION, itemFields, report, reportQuery, seenCosts, totals } from './report-fields.ts';

/** Where money came from or went to: sales, abonos, goods brought back, annulled sales, money of a cash session alone. */
export const MONEY_KINDS = [
  'sale',
  'payment',
  'return',
  'annulment',
  'cash',
  'refund',
  'payment_annulment',
] as const;

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
export const CurrencyMoney = z.object({
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

export const findIncomesReport = defineCall({
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
  /** Put into cash sessions and taken out of them without a sale. */
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

export const findBalanceReport = defineCall({
  method: 'GET',
  path: '/reports/balance',
  summary: `Sales, their cost and profit, and the money that came in and went out, by period or method. ${DESCRIPTION}`,
  tag: 'Reports',
  access: ['reports', 'balance'],
  query: reportQuery(['period', 'method']),
  response: report(BalanceFigures, BalanceItem).extend({ currencies: z.array(CurrencyBalance) }),
});
