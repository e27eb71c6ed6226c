import { z } from 'zod';
import { ORDER_STATUSES, phoneKey, STORE_SLUG_LENGTH } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { CurrencyCode, Id, IdParams, Instant, PageQuery, PositiveQuantity, page, text } from './common.ts';

/** Lines of one order: more than anybody orders, and a bound on what one call holds back. */
export const MAX_ORDER_LINES = 50;
/** Products that a store hides one by one; who hides more shows by category. */
export const MAX_HIDDEN_PRODUCTS = 500;
const MAX_STORE_CATEGORIES = 200;

/** A store's name in its address: `bodega-la-esquina`. */
const StoreSlug = z
  .string()
  .trim()
  .toLowerCase()
  .min(STORE_SLUG_LENGTH.min, 'too-short')
  .max(STORE_SLUG_LENGTH.max, 'too-long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not-a-slug');

/** As people write it, `0414-1234567` or `+58 414 1234567`: 7 to 15 digits. */
const Phone = z
  .string()
  .trim()
  .regex(/^\+?[\d ().-]{7,30}$/, 'not-a-phone')
  .refine((value) => /^(\D*\d){7,15}\D*$/.test(value), 'not-a-phone');

/** Where the shop can call who orders: a number of Venezuela, or of another country with its code. */
const BuyerPhone = Phone.refine((value) => phoneKey(value) !== '', 'not-a-phone');

const storeFields = {
  slug: StoreSlug,
  name: text(1, 120),
  description: text(0, 1000).default(''),
  /** Also for WhatsApp; empty: none is shown. */
  phone: z.union([z.literal(''), Phone]).default(''),
  is_published: z.boolean().default(false),
  has_pickup: z.boolean().default(true),
  has_delivery: z.boolean().default(false),
  /** Where to and what it costs. */
  delivery_note: text(0, 500).default(''),
  /** In which of the company's currencies the store shows its prices; answers carry both. */
  shown_currency: z.enum(['main', 'alternative', 'both']).default('both'),
  payment_instructions: text(0, 1000).default(''),
  /** Which products are shown: all, or those of `category_ids`; never one of `hidden_product_ids`, nor one without a price. */
  catalogue: z.enum(['all', 'categories']).default('all'),
  category_ids: z.array(Id).max(MAX_STORE_CATEGORIES).default([]),
  hidden_product_ids: z.array(Id).max(MAX_HIDDEN_PRODUCTS).default([]),
  /** Up to how many a buyer is told that there are; null: only whether there are any. */
  max_shown_qty: z.number().int().min(1).max(10_000).nullable().default(null),
  /** Minutes that an order holds back stock before anybody accepts it; a quarter of an hour to a week. */
  pending_minutes: z.number().int().min(15).max(10_080).default(180),
  /** How much of one product an order may ask for: who wants more calls the shop. */
  max_order_qty: z.number().int().min(1).max(10_000).default(50),
};

export const StoreSettings = z.object({
  ...storeFields,
  slug: z.string().max(STORE_SLUG_LENGTH.max),
  name: z.string(),
  /**
   * Whether buyers find it now: published, its company has an exchange rate between its currencies, and its module and
   * subscription.
   */
  is_open: z.boolean(),
});
export type StoreSettings = z.output<typeof StoreSettings>;

export const StoreSettingsDraft = z
  .strictObject(storeFields)
  .refine((draft) => draft.has_pickup || draft.has_delivery, { path: ['has_pickup'], message: 'required' });
export type StoreSettingsDraft = z.output<typeof StoreSettingsDraft>;

export const findStoreSettings = defineCall({
  method: 'GET',
  path: '/store/settings',
  summary: 'The online store as its owner set it up; before that, a proposal that is not published',
  tag: 'Online store',
  access: ['products', 'read'],
  requires: 'ecommerce',
  response: StoreSettings,
});

export const updateStoreSettings = defineCall({
  method: 'PUT',
  path: '/store/settings',
  summary: 'Sets the online store up, publishes it or takes it down',
  tag: 'Online store',
  access: ['company_configuration', 'change_optional_payments'],
  requires: 'ecommerce',
  body: StoreSettingsDraft,
  response: StoreSettings,
});

export const OrderState = z.enum(ORDER_STATUSES);

const orderFields = {
  /** Of the company's orders, counted on its own; not the number of a ticket. */
  number: z.number().int(),
  status: OrderState,
  create_at: Instant,
  /** Until when a pending order holds back stock. */
  expires_at: Instant,
  buyer_name: z.string(),
  phone: z.string(),
  delivery: z.enum(['pickup', 'delivery']),
  address: z.string(),
  note: z.string(),
  /** Why it was cancelled. */
  reason: z.string(),
  total: z.string(),
  total_alternative: z.string(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, when it was ordered. */
  rate: z.string(),
};

/** A line at the price of the moment of the order; the cash register may sell at it (see `order_id` of a sale). */
const OrderLine = z.object({
  product_id: Id,
  name: z.string(),
  qty: z.string(),
  /** Unrounded, in `currency`. */
  unit_price: z.string(),
  currency: CurrencyCode,
  total: z.string(),
  total_alternative: z.string(),
});

/** An order in a list. */
export const OrderSummary = z.object({
  id: Id,
  ...orderFields,
  /** How the buyer is reached; null for who may not see the clients of sales (spec §3, sales 10). */
  phone: z.string().nullable(),
  address: z.string().nullable(),
  sale_id: Id.nullable(),
});
export type OrderSummary = z.output<typeof OrderSummary>;

export const Order = OrderSummary.extend({ lines: z.array(OrderLine) });
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

/** Of any length and shape: a store that cannot be is answered as one that is not there. */
const StoreParams = z.strictObject({ slug: z.string().max(STORE_SLUG_LENGTH.max) });

/** What a buyer sees of a store. */
export const PublicStore = z.object({
  slug: z.string().max(STORE_SLUG_LENGTH.max),
  name: z.string(),
  description: z.string(),
  phone: z.string(),
  has_pickup: z.boolean(),
  has_delivery: z.boolean(),
  delivery_note: z.string(),
  shown_currency: z.enum(['main', 'alternative', 'both']),
  payment_instructions: z.string(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main: today's. */
  rate: z.string(),
  categories: z.array(z.object({ id: Id, name: z.string() })),
});
export type PublicStore = z.output<typeof PublicStore>;

export const findPublicStore = defineCall({
  method: 'GET',
  path: '/public/stores/{slug}',
  summary: 'An online store, for its buyers; 404 unless it is open',
  tag: 'Online store, public',
  access: 'public',
  params: StoreParams,
  response: PublicStore,
});

/** What a buyer sees of a product: no cost, no utility, and of the stock what the shop tells. */
export const PublicProduct = z.object({
  id: Id,
  name: z.string(),
  category_id: Id.nullable(),
  measure: z.string().nullable(),
  /** Of one, in main and in alternative, at today's rate. */
  price: z.string(),
  price_alternative: z.string(),
  is_available: z.boolean(),
  /** How many there are, up to the most that the shop tells; null where it tells none. */
  available: z.string().nullable(),
});
export type PublicProduct = z.output<typeof PublicProduct>;

export const listPublicProducts = defineCall({
  method: 'GET',
  path: '/public/stores/{slug}/products',
  summary: 'What an online store sells, by name; a search takes any part of name, code or barcode',
  tag: 'Online store, public',
  access: 'public',
  params: StoreParams,
  query: PageQuery.extend({
    search: z.string().trim().max(100).optional(),
    category_id: Id.optional(),
  }),
  response: page(PublicProduct),
});

export const OrderDraft = z
  .strictObject({
    id: Id.optional(),
    buyer_name: text(1, 120),
    phone: BuyerPhone,
    delivery: z.enum(['pickup', 'delivery']).default('pickup'),
    /** Where to, if it is delivered. */
    address: text(0, 300).default(''),
    note: text(0, 500).default(''),
    lines: z
      .array(z.strictObject({ product_id: Id, qty: PositiveQuantity }))
      .min(1, 'required')
      .max(MAX_ORDER_LINES),
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

export const findPublicOrder = defineCall({
  method: 'GET',
  path: '/public/stores/{slug}/orders/{token}',
  summary: 'What has become of one’s own order, by the token that ordering gave',
  tag: 'Online store, public',
  access: 'public',
  params: z.strictObject({ slug: z.string().max(STORE_SLUG_LENGTH.max), token: z.string().max(100) }),
  response: PublicOrder,
});
