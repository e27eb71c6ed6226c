import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  Barcode,
  CurrencyCode,
  Day,
  editFields,
  Id,
  IdParams,
  Instant,
  NonNegativeMoney,
  NonNegativeQuantity,
  PageQuery,
  Percent,
  page,
  text,
  UnitCost,
  Version,
} from './common.ts';
import { presentedAnswer, presentedFields } from './presentations.ts';

/** Spec §3, Product, with what the cash register and the shelf need. */
export const Product = z.object({
  id: Id,
  name: z.string(),
  /** The company's own code. */
  code: z.string().nullable(),
  barcodes: z.array(z.string()),
  category_id: Id.nullable(),
  measure_id: Id.nullable(),
  qty: z.string(),
  min_qty: z.string().nullable(),
  cost: z.string().nullable(),
  utility: z.string().nullable(),
  price: z.string().nullable(),
  is_fixed_price: z.boolean(),
  cost_currency: CurrencyCode,
  price_currency: CurrencyCode,
  ...presentedAnswer,
  updated_at: Instant,
  version: Version,
  /** The hash of its picture, `GET /products/pictures/{hash}`; left out where there is none. */
  image: z.string().optional(),
  /** What comes in of it has a day on which it expires, and may have a lot; left out of the others. */
  has_lots: z.literal(true).optional(),
  /** Stands among the favourites of every cash register of the company; left out of the others. */
  favourite: z.literal(true).optional(),
  /**
   * What one cost on average, by the purchases of it, in `cost_currency`. Only of `GET /products/{id}` and for who may modify
   * the cost; left out where nobody knows.
   */
  average_cost: z.string().optional(),
});
export type Product = z.output<typeof Product>;

/** A product in a list. */
export const ListedProduct = Product.extend({
  /** One that was withdrawn is only told to who asks for changes, to be forgotten. */
  deleted: z.literal(true).optional(),
  /** How much of `qty` accepted orders of the online store hold back from the cash register; left out where they hold back nothing. */
  reserved: z.string().optional(),
});
export type ListedProduct = z.output<typeof ListedProduct>;

const productFields = {
  name: text(1, 200),
  code: text(0, 64)
    .nullable()
    .default(null)
    .transform((code) => code || null),
  barcodes: z.array(Barcode).max(20).default([]),
  category_id: Id.nullable().default(null),
  measure_id: Id.nullable().default(null),
  qty: NonNegativeQuantity.default('0'),
  min_qty: NonNegativeQuantity.nullable().default(null),
  /** Null: not known. A fixed price needs none; without one any other product counts as 0 (spec §5). */
  cost: UnitCost.nullable().default(null),
  utility: Percent.nullable().default(null),
  price: NonNegativeMoney.nullable().default(null),
  is_fixed_price: z.boolean().default(false),
  cost_currency: CurrencyCode,
  price_currency: CurrencyCode,
  /** Left out, a change leaves it as it is. */
  has_lots: z.boolean().optional(),
  /** Left out, a change leaves it as it is. */
  favourite: z.boolean().optional(),
  ...presentedFields,
};

export const ProductDraft = z.strictObject({ id: Id.optional(), ...productFields });
export type ProductDraft = z.output<typeof ProductDraft>;

/** What products are held against; all that is given must be so. */
export const ProductFilter = z.strictObject({
  search: z.string().trim().max(100).optional(),
  category_id: Id.optional(),
  measure_id: Id.optional(),
  /** `low`: at or under its minimum; `none`: nothing left. */
  stock: z.enum(['low', 'none']).optional(),
  /** `price`: what counts as 0 (spec §5); `cost`: for who may read products, 403 for who only sells. */
  without: z.enum(['price', 'cost']).optional(),
  /**
   * A fixed price that gives less than the product's cost, or than its utility wants, at today's rate; for who may read
   * products, 403 for who only sells.
   */
  below: z.enum(['cost', 'utility']).optional(),
  /** What every Caja of the company has among its favourites. */
  favourite: z.literal('true').optional(),
  /** The withdrawn products instead of the others, with `deleted`. */
  withdrawn: z.literal('true').optional(),
});
export type ProductFilter = z.output<typeof ProductFilter>;

export const PRODUCT_SORTS = ['name', 'stock', 'price', 'changed'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const listProducts = defineCall({
  method: 'GET',
  path: '/products',
  summary:
    'Products that a filter or a search by any part of name, code or barcode finds, in the order asked for',
  tag: 'Catalogue',
  access: ['products', 'read'],
  or: ['sales', 'create'],
  query: PageQuery.extend({
    ...ProductFilter.shape,
    /**
     * Left out: by name, a search's exact code or barcode first. `price`: what one costs by spec §5, in one currency at
     * today's rate, those without a price last either way; `changed`: the product itself and not its stock.
     */
    sort: z.enum(PRODUCT_SORTS).optional(),
    order: z.enum(['asc', 'desc']).default('asc'),
    /**
     * What has changed since then, its stock included, in that order; and the withdrawn products with `deleted`. Beside
     * `search` and `category_id` no other filter or order is taken.
     */
    updated_since: Instant.optional(),
  }),
  response: page(ListedProduct).extend({
    /**
     * The server's time when it was asked: what a device that keeps a copy gives as `updated_since` next, less some
     * time for what was being written then.
     */
    as_of: Instant,
  }),
});
export type ListProductsQuery = z.output<typeof listProducts.query>;

/** Products are counted up to here, ten times the largest shop that is known. */
export const COUNTED_PRODUCTS = 500_000;

export const countProducts = defineCall({
  method: 'GET',
  path: '/products/count',
  summary: 'How many products a filter finds',
  tag: 'Catalogue',
  access: ['products', 'read'],
  or: ['sales', 'create'],
  query: ProductFilter,
  /** `is_more`: there are more than were counted. */
  response: z.object({ count: z.number().int(), is_more: z.boolean() }),
});

export const MOST_SOLD_DAYS = 30;

export const MOST_SOLD_COUNT = 60;

export const listMostSoldProducts = defineCall({
  method: 'GET',
  path: '/products/most_sold',
  summary:
    'The products that the company sold most of in the thirty days before today, best first, and those that it put in front',
  tag: 'Catalogue',
  access: ['products', 'read'],
  or: ['sales', 'create'],
  response: z.object({
    product_ids: z.array(Id),
    /** Today, in Caracas: a device keeps the order that it got first on a day, so that nothing moves while it sells. */
    day: Day,
    /** What the company put in front of them, in its order; a withdrawn product may be among them. */
    front_ids: z.array(Id),
  }),
});

/** How many products a company puts in front of those that sell most. */
export const FRONT_COUNT = 60;

const FrontIds = z
  .array(Id)
  .max(FRONT_COUNT)
  .refine((ids) => new Set(ids).size === ids.length, 'repeated');

export const setFrontProducts = defineCall({
  method: 'PUT',
  path: '/products/front',
  summary: 'Which products every cash register of the company begins with, in their order',
  tag: 'Catalogue',
  access: ['products', 'update'],
  body: z.strictObject({
    product_ids: FrontIds,
    /** Those that the change was made from: where there are others by now, 409 and nothing is written. */
    before: FrontIds,
  }),
  response: z.object({ front_ids: z.array(Id) }),
});

export const findProduct = defineCall({
  method: 'GET',
  path: '/products/{id}',
  summary: 'One product',
  tag: 'Catalogue',
  access: ['products', 'read'],
  or: ['sales', 'create'],
  params: IdParams,
  response: Product,
});

export const createProduct = defineCall({
  method: 'POST',
  path: '/products/create',
  summary: 'A new product; its first quantity enters the stock ledger',
  tag: 'Catalogue',
  access: ['products', 'create'],
  body: ProductDraft,
  response: Product,
  status: 201,
});

export const updateProduct = defineCall({
  method: 'PUT',
  path: '/products/update',
  summary: 'Changes a product; cost, utility and quantity each by their permission',
  tag: 'Catalogue',
  access: ['products', 'update'],
  body: z.strictObject({
    id: Id,
    ...productFields,
    /** Left out, these stay as they are; a screen sends the quantity only if somebody changed it. */
    qty: NonNegativeQuantity.optional(),
    cost: UnitCost.nullable().optional(),
    utility: Percent.nullable().optional(),
    ...editFields,
  }),
  response: Product,
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/products/delete/{id}',
  summary: 'Withdraws a product; what was sold keeps it',
  tag: 'Catalogue',
  access: ['products', 'delete'],
  params: IdParams,
});

export const exportProducts = defineCall({
  method: 'GET',
  path: '/products/export',
  summary:
    'The products that a filter finds as a CSV file that the import understands; all of them without one',
  tag: 'Catalogue',
  access: ['products', 'read'],
  query: ProductFilter,
  response: z.string().meta({ description: 'text/csv' }),
});
