import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  CurrencyCode,
  Id,
  Instant,
  line,
  NonNegativeMoney,
  PositiveMoney,
  PositiveQuantity,
  text,
} from '../common.ts';
import { pictureOf } from '../picture-data.ts';
import { TypedCode } from './coupons.ts';
import { DeliveryKind, OrderLine, orderFields, PROOF_BOUNDS } from './order-fields.ts';
import { BuyerPhone, MAX_ORDER_LINES, StoreParams } from './store-fields.ts';

const Lines = z
  .array(z.strictObject({ product_id: Id, qty: PositiveQuantity }))
  .min(1, 'required')
  .max(MAX_ORDER_LINES);

/** A line of a cart at the prices of the moment. */
const QuotedLine = z.object({
  product_id: Id,
  /** Empty for what the store does not sell any more. */
  name: z.string(),
  image: z.string().nullable(),
  measure: z.string().nullable(),
  qty: z.string(),
  /** Of one, and of all of the line; zero for what is gone. */
  price: z.string(),
  price_alternative: z.string(),
  total: z.string(),
  total_alternative: z.string(),
  /** Why it cannot be ordered so; null where it can. */
  problem: z.enum(['gone', 'not-enough', 'too-many']).nullable(),
  /** How many can be ordered, as far as the shop tells it. */
  most: z.string().nullable(),
});

/** What the cart's coupon does. */
const QuotedCoupon = z.object({
  code: z.string(),
  /** Why it takes nothing off; null where it does. Who may use it once, or in a first order, is seen when it is ordered. */
  problem: z.enum(['unknown', 'not-yet', 'ended', 'used-up', 'under-minimum']).nullable(),
  /** What the goods come to at least, where that is missing. */
  min_order: z.string().nullable(),
  min_order_alternative: z.string().nullable(),
});

/** What a cart comes to now. */
export const Quote = z.object({
  lines: z.array(QuotedLine),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main. */
  rate: z.string(),
  delivery_cost: z.string(),
  delivery_cost_alternative: z.string(),
  is_delivery_in_total: z.boolean(),
  coupon: QuotedCoupon.nullable(),
  /** What the coupon takes off. */
  discount: z.string(),
  discount_alternative: z.string(),
  /** Of what can be ordered, less the discount, and of delivery where the total has it. */
  total: z.string(),
  total_alternative: z.string(),
  is_under_minimum: z.boolean(),
  is_open_now: z.boolean(),
  opens_at: Instant.nullable(),
});
export type Quote = z.output<typeof Quote>;

export const quoteOrder = defineCall({
  method: 'POST',
  path: '/public/stores/{slug}/quote',
  summary: 'What a cart comes to at the prices and the rate of the moment, and what of it cannot be ordered',
  tag: 'Online store, public',
  access: 'public',
  reads: true,
  params: StoreParams,
  body: z.strictObject({
    lines: Lines,
    delivery: DeliveryKind.default('pickup'),
    zone_id: Id.nullable().default(null),
    coupon: TypedCode.optional(),
  }),
  response: Quote,
});

export const OrderDraft = z
  .strictObject({
    id: Id.optional(),
    buyer_name: text(1, 120),
    phone: BuyerPhone,
    delivery: DeliveryKind.default('pickup'),
    /** Of the store's zones, where it has any and it is delivered. */
    zone_id: Id.nullable().default(null),
    /** Where to, if it is delivered. */
    address: text(0, 300).default(''),
    note: text(0, 500).default(''),
    lines: Lines,
    coupon: TypedCode.optional(),
    /** By which method of the store it will be paid; null: that is agreed on. */
    payment_method_id: Id.nullable().default(null),
    /** With how much, in cash. */
    tendered: PositiveMoney.nullable().default(null),
    /** The totals that the buyer read. Where they are no longer those, nothing is ordered, and the answer says so. */
    seen: z
      .strictObject({ total: NonNegativeMoney, total_alternative: NonNegativeMoney })
      .nullable()
      .default(null),
    /** No person sees this field, and fills it in: what does so is a program. */
    website: z.string().max(0, 'not-allowed').default(''),
  })
  .refine((draft) => draft.delivery === 'pickup' || draft.address !== '', {
    path: ['address'],
    message: 'required',
  });
export type OrderDraft = z.output<typeof OrderDraft>;

/** A buyer's own order. The token opens it again and nothing else. */
export const PublicOrder = z.object({
  token: z.string(),
  ...orderFields,
  lines: z.array(OrderLine),
});
export type PublicOrder = z.output<typeof PublicOrder>;

export const createOrder = defineCall({
  method: 'POST',
  path: '/public/stores/{slug}/orders',
  summary: 'Orders at the prices of the moment, and holds back the stock until the order is over',
  tag: 'Online store, public',
  access: 'public',
  params: StoreParams,
  body: OrderDraft,
  response: PublicOrder,
  status: 201,
});

const OrderParams = StoreParams.extend({ token: z.string().max(100) });

export const findPublicOrder = defineCall({
  method: 'GET',
  path: '/public/stores/{slug}/orders/{token}',
  summary: 'What has become of one’s own order, by the token that ordering gave',
  tag: 'Online store, public',
  access: 'public',
  params: OrderParams,
  response: PublicOrder,
});

export const watchPublicOrder = defineCall({
  method: 'GET',
  path: '/public/stores/{slug}/orders/{token}/events',
  summary: 'Tells, as server-sent events, that one’s own order changed',
  tag: 'Online store, public',
  access: 'public',
  params: OrderParams,
  events: true,
});

export const tellPayment = defineCall({
  method: 'PUT',
  path: '/public/stores/{slug}/orders/{token}/payment',
  summary:
    'Tells the shop by which method and with which reference an open order was paid, and shows it by a picture',
  tag: 'Online store, public',
  access: 'public',
  params: OrderParams,
  body: z.strictObject({
    payment_method_id: Id,
    reference: line(0, 60).default(''),
    tendered: PositiveMoney.nullable().default(null),
    /** Left out: the one before stays. */
    proof: pictureOf(PROOF_BOUNDS).optional(),
  }),
  response: PublicOrder,
});
