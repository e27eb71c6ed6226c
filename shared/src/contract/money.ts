import { z } from 'zod';
import { defineCall } from './call.ts';
import { CurrencyCode, Id, Instant, PageQuery, page, Rate, text } from './common.ts';

/** Spec §3, Currency. */
export const Currency = z.object({
  id: CurrencyCode,
  name: z.string(),
  large_name: z.string(),
  iso_code: CurrencyCode,
  symbol: z.string(),
  symbol_position: z.enum(['left', 'right']),
});

export const listCurrencies = defineCall({
  method: 'GET',
  path: '/currencies',
  summary: 'The currencies there are',
  tag: 'Money',
  access: 'session',
  query: PageQuery,
  response: page(Currency),
});

/** Spec §3, Exchange rate: 1 source = rate target. */
export const ExchangeRate = z.object({
  id: Id,
  source: CurrencyCode,
  target: CurrencyCode,
  rate: z.string(),
  create_at: Instant,
  /** Who says so: `manual`, or the name of the provider's source. */
  origin: z.string(),
});
export type ExchangeRate = z.output<typeof ExchangeRate>;

export const listExchangeRates = defineCall({
  method: 'GET',
  path: '/exchange_rates',
  summary: 'The history of rates, newest first',
  tag: 'Money',
  access: 'session',
  query: PageQuery.extend({ source: CurrencyCode.optional() }),
  response: page(ExchangeRate),
});

export const createExchangeRate = defineCall({
  method: 'POST',
  path: '/exchange_rates/create',
  summary: 'A new rate by hand; only while the automatic rate is off',
  tag: 'Money',
  access: ['exchange_rates', 'create'],
  body: z.strictObject({ id: Id.optional(), source: CurrencyCode, target: CurrencyCode, rate: Rate }),
  response: ExchangeRate,
  status: 201,
});

export const currentRate = defineCall({
  method: 'GET',
  path: '/rates/dollar',
  summary: "Today's rate of the company's two currencies: 1 alternative = rate main",
  tag: 'Money',
  access: 'session',
  response: z.object({
    main: CurrencyCode,
    alternative: CurrencyCode,
    rate: z.string(),
    rate_id: Id.nullable(),
    create_at: Instant.nullable(),
    origin: z.string().nullable(),
  }),
});

/** What a payment method asks for at the till. */
export const PAYMENT_METHOD_KINDS = ['cash', 'mobile_payment', 'card', 'transfer', 'zelle', 'other'] as const;

/** Spec §3, Payment method. */
export const PaymentMethod = z.object({
  id: Id,
  name: text(1, 60),
  description: z.string(),
  currency: CurrencyCode,
  is_cash: z.boolean(),
  kind: z.enum(PAYMENT_METHOD_KINDS),
  /** Whether the cashier must type a reference. */
  needs_reference: z.boolean(),
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const listPaymentMethods = defineCall({
  method: 'GET',
  path: '/payment_methods',
  summary: 'The payment methods',
  tag: 'Money',
  access: 'session',
  query: PageQuery,
  response: page(PaymentMethod),
});
