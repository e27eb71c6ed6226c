import { z } from 'zod';
import { STORE_SLUG_LENGTH } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import { CompanyColour, CurrencyCode, Day, Id, Instant, PageQuery, page } from '../common.ts';
import { PAYMENT_METHOD_KINDS } from '../money.ts';
import { methodDetails, Opening, ShownCurrency, StoreParams } from './store-fields.ts';

/** A method as a buyer pays by it. */
export const PublicMethod = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(PAYMENT_METHOD_KINDS),
  currency: CurrencyCode,
  /** The bank's code, `0134`; null where it has none. */
  bank: z.string().nullable(),
  ...methodDetails,
});
export type PublicMethod = z.output<typeof PublicMethod>;

export const PublicZone = z.object({
  id: Id,
  name: z.string(),
  /** In main and in alternative, at today's rate. */
  cost: z.string(),
  cost_alternative: z.string(),
  hours: z.string(),
});
export type PublicZone = z.output<typeof PublicZone>;

/** What a buyer sees of a store. */
export const PublicStore = z.object({
  slug: z.string().max(STORE_SLUG_LENGTH.max),
  name: z.string(),
  description: z.string(),
  phone: z.string(),
  colour: CompanyColour,
  has_logo: z.boolean(),
  has_pickup: z.boolean(),
  has_delivery: z.boolean(),
  delivery_note: z.string(),
  zones: z.array(PublicZone),
  /** Whether the order's total has what delivery costs. */
  is_delivery_in_total: z.boolean(),
  openings: z.array(Opening),
  /** Those that are not over. */
  closed_days: z.array(Day),
  is_open_now: z.boolean(),
  /** When it opens next; null while it is open, and where it does not within two months. */
  opens_at: Instant.nullable(),
  takes_orders_closed: z.boolean(),
  /** What an order comes to at least, without delivery; null: anything. */
  min_order: z.string().nullable(),
  min_order_alternative: z.string().nullable(),
  /** Whether a code may take something off; which ones, a buyer knows or does not. */
  has_coupons: z.boolean(),
  shown_currency: ShownCurrency,
  methods: z.array(PublicMethod),
  payment_instructions: z.string(),
  max_order_qty: z.number().int(),
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
  /** The hash of its picture, which the store shows at `/tienda/{slug}/fotos/{hash}`. */
  image: z.string().nullable(),
  /** Of one, in main and in alternative, at today's rate. */
  price: z.string(),
  price_alternative: z.string(),
  is_available: z.boolean(),
  /** How many there are, up to the most that the shop tells; null where it tells none. */
  available: z.string().nullable(),
});
export type PublicProduct = z.output<typeof PublicProduct>;

/** A product by itself. */
export const PublicProductDetail = PublicProduct.extend({
  description: z.string(),
  /** Hashes of what shows it besides `image`, as that one is shown. */
  images: z.array(z.string()),
});
export type PublicProductDetail = z.output<typeof PublicProductDetail>;

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
    /** What the shop puts first, in its order and on one page; all else is left out of the query then. */
    featured: z.literal('true').optional(),
  }),
  response: page(PublicProduct),
});

export const findPublicProduct = defineCall({
  method: 'GET',
  path: '/public/stores/{slug}/products/{id}',
  summary: 'A product of an online store; 404 for what it does not show',
  tag: 'Online store, public',
  access: 'public',
  params: StoreParams.extend({ id: Id }),
  response: PublicProductDetail,
});
