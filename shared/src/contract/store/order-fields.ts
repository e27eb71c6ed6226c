import { z } from 'zod';
import { ORDER_PAYMENT_STATES, ORDER_STATUSES } from '../../domain/index.ts';
import { CurrencyCode, Id, Instant } from '../common.ts';
import { PAYMENT_METHOD_KINDS } from '../money.ts';
import type { PictureBounds } from '../picture-data.ts';

export const OrderState = z.enum(ORDER_STATUSES);
export const DeliveryKind = z.enum(['pickup', 'delivery']);

/** The screenshot of a bank's app, or the photo of a slip: letters stay readable. */
export const PROOF_BOUNDS: PictureBounds = { side: 1600, bytes: 180_000 };

/** What a buyer told of paying. Null until a method is chosen. */
export const OrderPayment = z.object({
  payment_method_id: Id,
  name: z.string(),
  kind: z.enum(PAYMENT_METHOD_KINDS),
  currency: CurrencyCode,
  reference: z.string(),
  /** With how much who pays in cash will pay, for the change to be brought; null where nobody said. */
  tendered: z.string().nullable(),
  has_proof: z.boolean(),
  state: z.enum(ORDER_PAYMENT_STATES),
});
export type OrderPayment = z.output<typeof OrderPayment>;

export const orderFields = {
  /** Of the company's orders, counted on its own; not the number of a ticket. */
  number: z.number().int(),
  status: OrderState,
  create_at: Instant,
  /** Until when a pending order holds back stock. */
  expires_at: Instant,
  /** When the shop opens that was closed as it was ordered; null where it was open. */
  opens_at: Instant.nullable(),
  buyer_name: z.string(),
  phone: z.string(),
  delivery: DeliveryKind,
  address: z.string(),
  /** Where it is delivered to; empty where there are no zones. */
  zone: z.string(),
  /** What delivery costs, in main and in alternative. */
  delivery_cost: z.string(),
  delivery_cost_alternative: z.string(),
  /** Whether the total has it; if not, who brings the order is paid for it. */
  is_delivery_in_total: z.boolean(),
  note: z.string(),
  /** Why it was cancelled. */
  reason: z.string(),
  /** The code of the coupon that it was made with; empty for none. */
  coupon: z.string(),
  /** What that took off the goods, in main and in alternative. */
  discount: z.string(),
  discount_alternative: z.string(),
  total: z.string(),
  total_alternative: z.string(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, when it was ordered. */
  rate: z.string(),
  payment: OrderPayment.nullable(),
};

/** A line at the price of the moment of the order; the cash register may sell at it (see `order_id` of a sale). */
export const OrderLine = z.object({
  product_id: Id,
  name: z.string(),
  /** Zero: the shop has none of it. */
  qty: z.string(),
  /** What was asked for, where the shop has changed it since. */
  ordered_qty: z.string().nullable(),
  /** Unrounded, in `currency`. */
  unit_price: z.string(),
  currency: CurrencyCode,
  /** What the order's coupon takes off the whole line, in `currency`. */
  discount: z.string(),
  total: z.string(),
  total_alternative: z.string(),
  /** What it comes to without the discount. */
  full_total: z.string(),
  full_total_alternative: z.string(),
  /** What is charged for delivery, and holds back no stock. */
  is_delivery: z.boolean(),
});
export type OrderLine = z.output<typeof OrderLine>;
