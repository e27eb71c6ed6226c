import { z } from 'zod';
import { defineCall } from './call.ts';
import { CurrencyCode, Day, Id, IdParams, PageQuery, page } from './common.ts';

const Named = z.object({ id: Id, name: z.string() });

/** Days that what is bought should last. */
export const COVER_DAYS = { least: 7, most: 90, usual: 14 } as const;

/** A product that runs low. */
export const ProductToBuy = z.object({
  product_id: Id,
  name: z.string(),
  code: z.string().nullable(),
  category_id: Id.nullable(),
  measure_id: Id.nullable(),
  qty: z.string(),
  /** What accepted orders of the online store hold back of it. */
  held: z.string(),
  min_qty: z.string().nullable(),
  /** What was sold, in how many days. */
  pace: z.object({ qty: z.string(), days: z.number().int() }),
  /** For how many days what may be sold lasts at that pace; null where nothing was sold. */
  days_left: z.number().int().nullable(),
  /** Units to buy; what is in drafts is not taken off. */
  suggested: z.string(),
  /** Units of it in drafts of purchases. */
  already_ordered: z.string(),
  /** Of the last purchase of it that was received and not annulled; null: none was. */
  last_supplier: Named.extend({ phone: z.string().nullable() }).nullable(),
  /** How it was bought then; null: in units, or the presentation is gone. */
  last_presentation: Named.extend({ factor: z.string() }).nullable(),
  /** The last cost of a unit; null where nobody knows, and without products: modify the cost. */
  cost: z.string().nullable(),
  cost_currency: CurrencyCode,
});
export type ProductToBuy = z.output<typeof ProductToBuy>;

export const listProductsToBuy = defineCall({
  method: 'GET',
  path: '/products/to_buy',
  summary:
    'Products at or under their minimum, or that do not last as many days as asked, the shortest first',
  tag: 'Purchases',
  access: ['products', 'read'],
  query: PageQuery.extend({
    days: z.coerce.number().int().min(COVER_DAYS.least).max(COVER_DAYS.most).default(COVER_DAYS.usual),
    /** Last bought from this one. */
    supplier_id: Id.optional(),
    category_id: Id.optional(),
  }),
  response: page(ProductToBuy),
});

/** What came in under one lot and expiry, and what is left of it: what expires first is sold first. */
export const ProductLot = z.object({
  lot: z.string().nullable(),
  expires_on: Day.nullable(),
  /** That came in. */
  units: z.string(),
  left: z.string(),
  /** Days from today until it expires, below zero of what has; null of what does not. */
  days_left: z.number().int().nullable(),
});
export type ProductLot = z.output<typeof ProductLot>;

export const listProductLots = defineCall({
  method: 'GET',
  path: '/products/{id}/lots',
  summary: 'The lots of a product of which something is left, first-expired first',
  tag: 'Purchases',
  access: ['products', 'read'],
  params: IdParams,
  response: z.object({ items: z.array(ProductLot) }),
});

export const ExpiringLot = ProductLot.extend({
  product: Named.extend({ code: z.string().nullable() }),
  expires_on: Day,
  days_left: z.number().int(),
});
export type ExpiringLot = z.output<typeof ExpiringLot>;

export const listExpiringLots = defineCall({
  method: 'GET',
  path: '/products/expiring',
  summary: 'What is left of lots that expire within so many days, the expired ones first',
  tag: 'Purchases',
  access: ['products', 'read'],
  query: PageQuery.extend({ days: z.coerce.number().int().min(0).max(365).default(30) }),
  response: page(ExpiringLot),
});
