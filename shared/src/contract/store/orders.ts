import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  CurrencyCode,
  Id,
  IdParams,
  Instant,
  NonNegativeMoney,
  NonNegativeQuantity,
  PageQuery,
  page,
  text,
} from '../common.ts';
import { PictureAnswer } from '../picture-data.ts';
import { OrderLine, OrderState, orderFields } from './order-fields.ts';
import { MAX_ORDER_LINES } from './store-fields.ts';

/** An order in a list. */
export const OrderSummary = z.object({
  id: Id,
  ...orderFields,
  /** How the buyer is reached; null for who may not see the clients of sales (spec §3, sales 10). */
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** The buyer's page is `/tienda/{slug}/pedido/{token}`; null for who may not see the clients of sales. */
  token: z.string().nullable(),
  sale_id: Id.nullable(),
  updated_at: Instant,
});
export type OrderSummary = z.output<typeof OrderSummary>;

/** What else was paid with the reference of an order's payment by its method: another order, a sale, or an abono. */
const OtherUse = z.object({
  kind: z.enum(['order', 'sale', 'abono']),
  /** Of an order its own, of a sale its ticket's; an abono has none. */
  number: z.number().int().nullable(),
  create_at: Instant,
});

export const Order = OrderSummary.extend({
  lines: z.array(OrderLine),
  /** Of `rate`, where that was given the other way round: what the order comes to is worked out by both. */
  inverse: z.string().nullable(),
  /** What its coupon was when it was ordered: where it is changed, that is taken off anew. */
  coupon_value: z
    .union([
      z.object({ kind: z.literal('percent'), value: z.string() }),
      z.object({ kind: z.literal('amount'), value: z.string(), currency: CurrencyCode }),
    ])
    .nullable(),
  other_uses: z.array(OtherUse),
});
export type Order = z.output<typeof Order>;

export const listOrders = defineCall({
  method: 'GET',
  path: '/store/orders',
  summary: 'The orders of the online store, newest first',
  tag: 'Online store',
  access: ['sales', 'read'],
  requires: 'ecommerce',
  query: PageQuery.extend({ status: OrderState.optional() }),
  response: page(OrderSummary),
});

export const findOrder = defineCall({
  method: 'GET',
  path: '/store/orders/{id}',
  summary: 'An order with its lines',
  tag: 'Online store',
  access: ['sales', 'read'],
  requires: 'ecommerce',
  params: IdParams,
  response: Order,
});

export const watchOrders = defineCall({
  method: 'GET',
  path: '/store/orders/events',
  summary: 'Tells, as server-sent events, that an order came or changed',
  tag: 'Online store',
  access: ['sales', 'read'],
  requires: 'ecommerce',
  events: true,
});

export const updateOrder = defineCall({
  method: 'PUT',
  path: '/store/orders/update',
  summary: 'Accepts an order, has it ready, delivers or cancels it; what is over gives its stock free',
  tag: 'Online store',
  access: ['sales', 'update'],
  requires: 'ecommerce',
  body: z.strictObject({
    id: Id,
    status: z.enum(['accepted', 'ready', 'delivered', 'cancelled']),
    /** For the buyer to read, where it is cancelled. */
    reason: text(0, 300).default(''),
  }),
  response: Order,
});

export const changeOrder = defineCall({
  method: 'PUT',
  path: '/store/orders/lines',
  summary: 'Changes how much an open order has of each line, at the prices of its moment',
  tag: 'Online store',
  access: ['sales', 'update'],
  requires: 'ecommerce',
  body: z.strictObject({
    id: Id,
    /** All of its lines but delivery, in their order; zero of what there is none. */
    lines: z
      .array(z.strictObject({ product_id: Id, qty: NonNegativeQuantity }))
      .min(1, 'required')
      .max(MAX_ORDER_LINES),
    /** The total of the order that is changed: where it is another one by now, nothing is. */
    seen: z.strictObject({ total: NonNegativeMoney }),
    /** The buyer's word on it. */
    is_agreed: z.literal(true, 'required'),
  }),
  response: Order,
});

export const checkOrderPayment = defineCall({
  method: 'PUT',
  path: '/store/orders/payment',
  summary: 'Says of the payment that a buyer told whether it arrived',
  tag: 'Online store',
  access: ['sales', 'update'],
  requires: 'ecommerce',
  body: z.strictObject({ id: Id, state: z.enum(['told', 'checked', 'refused']) }),
  response: Order,
});

export const findOrderProof = defineCall({
  method: 'GET',
  path: '/store/orders/{id}/proof',
  summary: 'The picture by which a buyer shows a payment',
  tag: 'Online store',
  access: ['sales', 'read'],
  requires: 'ecommerce',
  params: IdParams,
  response: PictureAnswer,
});
