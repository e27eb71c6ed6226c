import { z } from 'zod';
import { BILLING_TYPES } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { CurrencyCode, Day, Id, IdParams, Instant, PageQuery, PositiveMoney, page, text } from './common.ts';
import { PictureAnswer, type PictureBounds, pictureOf } from './picture-data.ts';

/** What a company can choose; the operator's data (spec §3, plan). */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** In USD, for 30 days. */
  monthly_price: z.string(),
  /** In USD, for 365 days. */
  yearly_price: z.string(),
  /** Beside the ones that every company has. */
  modules: z.array(z.string()),
});
export type Plan = z.output<typeof Plan>;

export const listPlans = defineCall({
  method: 'GET',
  path: '/plans',
  summary: 'The plans that can be chosen, and their prices in USD',
  tag: 'Subscription',
  access: 'public',
  open_when_expired: true,
  response: z.object({ items: z.array(Plan), next: z.null() }),
});

/** How a reported payment was made; the kinds of payment methods. */
export const REPORT_METHODS = ['cash', 'mobile_payment', 'card', 'transfer', 'zelle', 'other'] as const;
export const REPORT_STATES = ['waiting', 'approved', 'refused'] as const;

/**
 * The picture of a reported payment: a phone's screen, or a slip of the bank, can be read in it, and with its report it is no
 * larger than any other body may be.
 */
export const PAYMENT_PICTURE = { side: 1600, bytes: 180_000 } as const satisfies PictureBounds;

/** Bytes that all of a company's take at most: more than five hundred of the largest. */
export const PAYMENT_PICTURES_MAX_BYTES = 100_000_000;

/** A payment that the company says it has made. */
export const InvoiceReport = z.object({
  id: Id,
  method: z.enum(REPORT_METHODS),
  reference: z.string(),
  amount: z.string(),
  currency: CurrencyCode,
  /** The day of the payment, in Caracas. */
  date: z.iso.date(),
  note: z.string(),
  /** Whether a picture came with it: `GET /subscriptions/reports/{id}/picture`. */
  has_picture: z.boolean(),
  status: z.enum(REPORT_STATES),
  /** 1 USD = rate currency, and what it made in USD; null until it is approved. */
  rate: z.string().nullable(),
  credited: z.string().nullable(),
  /** Why it was refused or taken back, in the words of who did; empty otherwise. */
  reason: z.string(),
  /** Who reported it. */
  user: z.string(),
  create_at: Instant,
  decided_at: Instant.nullable(),
});
export type InvoiceReport = z.output<typeof InvoiceReport>;

export const Subscription = z.object({
  freeSubscription: z.boolean(),
  /** As it was chosen: `price` is what the company pays, whatever the plan costs others by now. */
  plan: Plan,
  billing_type: z.enum(BILLING_TYPES),
  /** In USD, for the term that `billing_type` says. */
  price: z.string(),
  /** In USD, of the next day that is charged. */
  day_price: z.string(),
  /** In USD; below zero when a payment was taken back whose days are used up. */
  balance: z.string(),
  /** Spec §3: how many days the balance lasts, after those that are free or charged already. */
  expenses: z.object({ consumption_days: z.number().int() }),
  /** The last day that is free or charged already. */
  paid_through: z.iso.date(),
  started_at: Instant,
  expires_at: Instant,
  isExpired: z.boolean(),
  /** Whole days left, today included. */
  remaining_days: z.number().int(),
  /** The last payments that were reported, newest first; none for who may not view payments. */
  reports: z.array(InvoiceReport),
});
export type Subscription = z.output<typeof Subscription>;

export const findSubscription = defineCall({
  method: 'GET',
  path: '/subscriptions',
  summary: 'The plan, the balance, how long it lasts, and the payments reported last',
  tag: 'Subscription',
  access: ['subscription', 'view_subscription'],
  open_when_expired: true,
  response: Subscription,
});

export const SUBSCRIPTION_MOVEMENT_KINDS = ['recharge', 'reversal', 'consumption'] as const;

/** An entry of the ledger of the balance. */
export const SubscriptionMovement = z.object({
  number: z.number().int(),
  kind: z.enum(SUBSCRIPTION_MOVEMENT_KINDS),
  /** In USD; negative for what was consumed or taken back. */
  amount: z.string(),
  /** After it; null for who sees only some of the entries. */
  balance: z.string().nullable(),
  /** The day that was consumed, and of which plan. */
  day: z.iso.date().nullable(),
  plan: z.string().nullable(),
  /** The payment that was approved or taken back. */
  report: InvoiceReport.pick({
    id: true,
    method: true,
    reference: true,
    amount: true,
    currency: true,
  }).nullable(),
  create_at: Instant,
});
export type SubscriptionMovement = z.output<typeof SubscriptionMovement>;

export const listSubscriptionHistory = defineCall({
  method: 'GET',
  path: '/subscriptions/history',
  summary: 'The ledger of the balance, newest first: consumptions and payments, each for who may view them',
  tag: 'Subscription',
  access: ['subscription', 'view_subscription'],
  open_when_expired: true,
  query: PageQuery.extend({ show: z.enum(['all', 'consumptions', 'payments']).default('all') }),
  response: page(SubscriptionMovement),
});

export const reportInvoice = defineCall({
  method: 'POST',
  path: '/subscriptions/report',
  summary: 'Reports a payment that was made; it counts once it is approved',
  tag: 'Subscription',
  access: ['subscription', 'recharge_balance'],
  open_when_expired: true,
  body: z.strictObject({
    id: Id.optional(),
    method: z.enum(REPORT_METHODS),
    /** Of all but cash. */
    reference: text(0, 60).default(''),
    amount: PositiveMoney,
    currency: CurrencyCode,
    /** The day of the payment, in Caracas; bolívares count at its rate. */
    date: Day,
    note: text(0, 300).default(''),
    /** A photo or screenshot of it, at most as large as `PAYMENT_PICTURE`. It is part of the report: both come, or neither. */
    picture: pictureOf(PAYMENT_PICTURE).optional(),
  }),
  response: InvoiceReport,
  status: 201,
});

export const findReportPicture = defineCall({
  method: 'GET',
  path: '/subscriptions/reports/{id}/picture',
  summary: 'The picture that came with a reported payment; 404 where none did',
  tag: 'Subscription',
  access: ['subscription', 'view_payments'],
  open_when_expired: true,
  params: IdParams,
  response: PictureAnswer,
});

export const listSubscriptionAlerts = defineCall({
  method: 'GET',
  path: '/subscriptions/alert_subscriptions',
  summary: 'A warning in the last days of the subscription and after its end; else none',
  tag: 'Subscription',
  access: 'session',
  open_when_expired: true,
  response: z.object({
    items: z.array(z.object({ id: Id, type: z.literal('warning'), remainingDays: z.number().int() })),
    next: z.null(),
  }),
});

export const mailPlanCode = defineCall({
  method: 'GET',
  path: '/subscriptions/verify_email_code',
  summary: 'Mails the code that confirms a change of plan, once a minute at most',
  tag: 'Subscription',
  access: ['subscription', 'change_plan'],
  open_when_expired: true,
});

export const changePlan = defineCall({
  method: 'POST',
  path: '/subscriptions/change_plan',
  summary: 'Changes the plan; confirmed with the password and the mailed code',
  tag: 'Subscription',
  access: ['subscription', 'change_plan'],
  open_when_expired: true,
  body: z.strictObject({
    plan: z.string().trim().min(1, 'required').max(40),
    billing_type: z.enum(BILLING_TYPES),
    password: z.string().min(1, 'required').max(200),
    code: z.string().regex(/^\d{6}$/, 'not-a-code'),
  }),
  response: Subscription,
});
