import { z } from 'zod';
import { STORE_SLUG_LENGTH } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import { CompanyColour, Day, editFields, Id, NonNegativeMoney, text, Version } from '../common.ts';
import {
  MAX_CLOSED_DAYS,
  MAX_FEATURED_PRODUCTS,
  MAX_HIDDEN_PRODUCTS,
  MAX_OPENINGS,
  MAX_STORE_METHODS,
  MAX_STORE_ZONES,
  Opening,
  Phone,
  ShownCurrency,
  StoreMethod,
  StoreSlug,
  StoreZone,
} from './store-fields.ts';

const MAX_STORE_CATEGORIES = 200;

const storeFields = {
  slug: StoreSlug,
  name: text(1, 120),
  description: text(0, 1000).default(''),
  /** Also for WhatsApp; empty: none is shown. */
  phone: z.union([z.literal(''), Phone]).default(''),
  /** The company's, which this changes too. */
  colour: CompanyColour.default(''),
  is_published: z.boolean().default(false),
  has_pickup: z.boolean().default(true),
  has_delivery: z.boolean().default(false),
  /** What to know of it: where to pick up, how it is delivered. */
  delivery_note: text(0, 500).default(''),
  /** Where to and what it costs. Without any, who wants delivery agrees on it with the shop. */
  zones: z.array(StoreZone).max(MAX_STORE_ZONES).default([]),
  /**
   * As which product the shop charges for delivery: it is a line of the order then, and of the sale. Null: who brings it is paid for it,
   * and the order's total is without.
   */
  delivery_product_id: Id.nullable().default(null),
  /** When the shop takes care of orders, in Caracas; none: always. */
  openings: z.array(Opening).max(MAX_OPENINGS).default([]),
  /** Holidays: closed whatever the day of the week. */
  closed_days: z.array(Day).max(MAX_CLOSED_DAYS).default([]),
  /** Whether it can be ordered while it is closed, for when it opens. */
  takes_orders_closed: z.boolean().default(true),
  /** What an order comes to at least, without delivery, in main. */
  min_order: NonNegativeMoney.nullable().default(null),
  /** In which of the company's currencies the store shows its prices; answers carry both. */
  shown_currency: ShownCurrency.default('both'),
  /** How it can be paid, in the order in which it is shown. */
  methods: z.array(StoreMethod).max(MAX_STORE_METHODS).default([]),
  payment_instructions: text(0, 1000).default(''),
  /** Which products are shown: all, or those of `category_ids`; never one of `hidden_product_ids`, nor one without a price. */
  catalogue: z.enum(['all', 'categories']).default('all'),
  category_ids: z.array(Id).max(MAX_STORE_CATEGORIES).default([]),
  hidden_product_ids: z.array(Id).max(MAX_HIDDEN_PRODUCTS).default([]),
  /** What the store begins with, in this order. */
  featured_product_ids: z.array(Id).max(MAX_FEATURED_PRODUCTS).default([]),
  /** Up to how many a buyer is told that there are; null: only whether there are any. */
  max_shown_qty: z.number().int().min(1).max(10_000).nullable().default(null),
  /** Minutes that an order holds back stock before anybody accepts it; a quarter of an hour to a week. */
  pending_minutes: z.number().int().min(15).max(10_080).default(180),
  /** How much of one product an order may ask for: who wants more calls the shop. */
  max_order_qty: z.number().int().min(1).max(10_000).default(50),
};

/** What the screen names of those that are chosen one by one. */
const ChosenProduct = z.object({ id: Id, name: z.string() });

export const StoreSettings = z.object({
  ...storeFields,
  slug: z.string().max(STORE_SLUG_LENGTH.max),
  name: z.string(),
  zones: z.array(z.object({ ...StoreZone.shape, cost: z.string() })),
  min_order: z.string().nullable(),
  /**
   * Whether buyers find it now: published, its company has an exchange rate between its currencies, and its module and
   * subscription.
   */
  is_open: z.boolean(),
  /** A host that is the store's alone, where who runs Cuadra has given it one (docs/online-store.md). */
  host: z.string().nullable(),
  /** Each product that the settings name. */
  products: z.array(ChosenProduct),
  /** 0: it was never set up. */
  version: Version,
});
export type StoreSettings = z.output<typeof StoreSettings>;

export const StoreSettingsDraft = z
  .strictObject({ ...storeFields, ...editFields })
  .refine((draft) => draft.has_pickup || draft.has_delivery, { path: ['has_pickup'], message: 'required' })
  .refine(({ zones }) => new Set(zones.map(({ id }) => id)).size === zones.length, {
    path: ['zones'],
    message: 'repeated',
  })
  .refine(
    ({ methods }) =>
      new Set(methods.map(({ payment_method_id }) => payment_method_id)).size === methods.length,
    { path: ['methods'], message: 'repeated' },
  );
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
