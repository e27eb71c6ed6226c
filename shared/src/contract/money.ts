import { z } from 'zod';
import { defineCall } from './call.ts';
import { CurrencyCode, Id, IdParams, Instant, PageQuery, page, Rate, text, Version } from './common.ts';

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
  summary: 'The history of rates, newest first: all, those of a source, or those of a pair, either way round',
  tag: 'Money',
  access: 'session',
  query: PageQuery.extend({ source: CurrencyCode.optional(), target: CurrencyCode.optional() }),
  response: page(ExchangeRate),
});

/**
 * That a rate is meant which is more than five times the last one, or less than a fifth of it: without it such a one is
 * answered with 409 ERROR_RATE_JUMP, whose details say the last.
 */
const confirmed = z.boolean().default(false);

export const createExchangeRate = defineCall({
  method: 'POST',
  path: '/exchange_rates/create',
  summary: 'A new rate by hand; only while the automatic rate is off',
  tag: 'Money',
  access: ['exchange_rates', 'create'],
  body: z.strictObject({
    id: Id.optional(),
    source: CurrencyCode,
    target: CurrencyCode,
    rate: Rate,
    confirmed,
  }),
  response: ExchangeRate,
  status: 201,
});

export const updateExchangeRate = defineCall({
  method: 'PUT',
  path: '/exchange_rates/update',
  summary:
    'Corrects a rate from now on; what was sold at it keeps it. The answer is the record that took its place',
  tag: 'Money',
  access: ['exchange_rates', 'update'],
  body: z.strictObject({ id: Id, rate: Rate, confirmed }),
  response: ExchangeRate,
});

export const deleteExchangeRate = defineCall({
  method: 'DELETE',
  path: '/exchange_rates/delete/{id}',
  summary: 'Takes a rate back from now on: the one before it counts again, and what was sold at it keeps it',
  tag: 'Money',
  access: ['exchange_rates', 'delete'],
  params: IdParams,
});

/** A rate of the provider that jumped, and waits for a person to accept it. */
export const PendingRate = z.object({
  id: Id,
  /** 1 USD = rate VES, however the company's two currencies lie. */
  rate: z.string(),
  origin: z.string(),
  /** `2026-11-20`: the day, in Caracas, from which it counts. */
  effective_day: z.iso.date(),
  fetched_at: Instant,
});

/** What counts now between the company's two currencies, and how far it is to be trusted. */
export const CurrentRate = z.object({
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main; 1 where there is no record (spec §5): then `rate_id` is null. */
  rate: z.string(),
  /** 1 main = inverse alternative, where that is how the rate was given; amounts are converted by it. Null otherwise. */
  inverse: z.string().nullable(),
  rate_id: Id.nullable(),
  /** Since when it counts. */
  create_at: Instant.nullable(),
  /** `manual`, or the name of the provider's source. */
  origin: z.string().nullable(),
  /** `not-for-this-pair`: it is on, but the provider knows only dollars in bolívares; turned off, a rate can be typed. */
  automatic: z.enum(['on', 'off', 'not-for-this-pair']),
  /** Of a provider's rate, the day from which its source says that it counts; of another one, null. */
  effective_day: z.iso.date().nullable(),
  /** Of a provider's rate, when its source last said it; of another one, null. */
  fetched_at: Instant.nullable(),
  /** With the automatic rate on: whether there may be a newer one that the provider could not tell. */
  is_stale: z.boolean(),
  /** The one that follows, where it was published ahead. */
  next: z.object({ rate: z.string(), inverse: z.string().nullable(), effective_at: Instant }).nullable(),
  pending: PendingRate.nullable(),
});
export type CurrentRate = z.output<typeof CurrentRate>;

export const findCurrentRate = defineCall({
  method: 'GET',
  path: '/rates/dollar',
  summary: "Today's rate of the company's two currencies: 1 alternative = rate main",
  tag: 'Money',
  access: 'session',
  response: CurrentRate,
});

export const acceptRate = defineCall({
  method: 'POST',
  path: '/rates/dollar/accept',
  summary: 'Accepts, for this company, a rate of the provider that jumped by more than 20 %',
  tag: 'Money',
  access: ['exchange_rates', 'create'],
  body: z.strictObject({ pending_id: Id }),
  response: CurrentRate,
});

/** What a payment method asks for at the cash register. */
export const PAYMENT_METHOD_KINDS = [
  'cash',
  'mobile_payment',
  'card',
  'transfer',
  'zelle',
  'biopago',
  'other',
] as const;
export type PaymentMethodKind = (typeof PAYMENT_METHOD_KINDS)[number];

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
  /** The code of the bank that it comes in at, `0134`; null where that says nothing. */
  bank: z.string().nullable(),
  /** Not offered any more: what was paid by it stays. */
  is_hidden: z.boolean(),
  version: Version,
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
