import { z } from 'zod';
import { exact } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import {
  CurrencyCode,
  Day,
  editFields,
  Id,
  IdParams,
  NonNegativeMoney,
  PositiveMoney,
  Version,
} from '../common.ts';

/* What takes something off an order of the online store, for who knows its code. */

/** Of a store: more than anybody keeps in mind. */
export const MAX_COUPONS = 100;

export const COUPON_KINDS = ['percent', 'amount'] as const;
/** How often one buyer uses it: as often as they like, once, or in their first order. A buyer is a phone. */
export const COUPON_BUYERS = ['any', 'once', 'first'] as const;

/** What a buyer types, which may be anything. */
export const TypedCode = z.string().trim().min(1, 'required').max(40, 'too-long').toUpperCase();

const couponFields = {
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,20}$/, 'not-a-code'),
  kind: z.enum(COUPON_KINDS),
  /** Percent of the goods, 100 at most; or an amount in `currency`. Two decimals. */
  value: PositiveMoney,
  /** One of the company's two; null for a percentage. */
  currency: CurrencyCode.nullable().default(null),
  /** What the goods come to at least, in main. */
  min_order: NonNegativeMoney.nullable().default(null),
  per_buyer: z.enum(COUPON_BUYERS).default('any'),
  /** The first and the last day that it counts, in Caracas; null: no bound. */
  starts_on: Day.nullable().default(null),
  ends_on: Day.nullable().default(null),
  /** How many orders may use it; null: no bound. */
  max_uses: z.number().int().min(1).max(1_000_000).nullable().default(null),
  is_active: z.boolean().default(true),
};

interface CouponValues {
  kind: (typeof COUPON_KINDS)[number];
  value: string;
  currency: string | null;
  starts_on: string | null;
  ends_on: string | null;
}

/** What no field can tell by itself. */
export function checkCoupon(
  { kind, value, currency, starts_on, ends_on }: CouponValues,
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (kind === 'percent' && exact(value).gt(100)) refuse('value', 'too-large');
  if (kind === 'amount' && currency === null) refuse('currency', 'required');
  if (starts_on !== null && ends_on !== null && ends_on < starts_on) refuse('ends_on', 'too-early');
}

export const Coupon = z.object({
  id: Id,
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.string(),
  currency: z.string().nullable(),
  min_order: z.string().nullable(),
  per_buyer: z.enum(COUPON_BUYERS),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  max_uses: z.number().int().nullable(),
  is_active: z.boolean(),
  /** Orders that used it and were neither cancelled nor expired. */
  uses: z.number().int(),
  version: Version,
});
export type Coupon = z.output<typeof Coupon>;

export const CouponDraft = z.strictObject({ id: Id.optional(), ...couponFields }).superRefine(checkCoupon);
export type CouponDraft = z.output<typeof CouponDraft>;

export const CouponChange = z
  .strictObject({ id: Id, ...couponFields, ...editFields })
  .superRefine(checkCoupon);
export type CouponChange = z.output<typeof CouponChange>;

const call = {
  tag: 'Online store',
  // As the store itself: what is given away is for who runs the company.
  access: ['company_configuration', 'change_optional_payments'],
  requires: 'ecommerce',
} as const;

export const listCoupons = defineCall({
  ...call,
  method: 'GET',
  path: '/store/coupons',
  summary: 'The coupons of the store, and how often each was used',
  response: z.object({ items: z.array(Coupon) }),
});

export const createCoupon = defineCall({
  ...call,
  method: 'POST',
  path: '/store/coupons/create',
  summary: 'A new coupon',
  body: CouponDraft,
  response: Coupon,
  status: 201,
});

export const updateCoupon = defineCall({
  ...call,
  method: 'PUT',
  path: '/store/coupons/update',
  summary: 'Changes a coupon; orders that used it stay as they are',
  body: CouponChange,
  response: Coupon,
});

export const deleteCoupon = defineCall({
  ...call,
  method: 'DELETE',
  path: '/store/coupons/delete/{id}',
  summary: 'Removes a coupon; orders that used it stay as they are',
  params: IdParams,
});
