import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CurrencyCode, Day, Id, line } from '../common.ts';
import { rangeFields } from '../report-fields.ts';
import { StoreParams } from './store-fields.ts';

/** Who came to the online store, and what came of it. */
const visits = {
  /** Browsers that were here, each once a day. */
  visitors: z.number().int(),
  /** Those of them that put something into a cart. */
  carts: z.number().int(),
  /** Orders that were made, whatever became of them. */
  orders: z.number().int(),
  /** Those of them that were delivered by now. */
  delivered: z.number().int(),
};

export const StoreFigures = z.object({
  from: Day,
  to: Day,
  main: CurrencyCode,
  alternative: CurrencyCode,
  totals: z.object({
    ...visits,
    /** Of what was delivered, each order at its own rate; of orders in the company's currencies of today. */
    total: z.string(),
    total_alternative: z.string(),
  }),
  /** Each day of the range, and how it was. */
  days: z.array(z.object({ day: Day, ...visits })),
  /** What was delivered most of, by what it came to. */
  products: z.array(
    z.object({
      product_id: Id,
      name: z.string(),
      qty: z.string(),
      total: z.string(),
      total_alternative: z.string(),
    }),
  ),
  /** What was looked for and not found, what was most often first. */
  misses: z.array(z.object({ words: z.string(), times: z.number().int() })),
});
export type StoreFigures = z.output<typeof StoreFigures>;

export const findStoreFigures = defineCall({
  method: 'GET',
  path: '/store/figures',
  summary: 'Who came to the online store, what they looked for, and what they ordered',
  tag: 'Online store',
  access: ['sales', 'read'],
  requires: 'ecommerce',
  query: z.strictObject(rangeFields),
  response: StoreFigures,
});

export const tellVisit = defineCall({
  method: 'POST',
  path: '/public/stores/{slug}/visits',
  summary: 'Tells that somebody is here, has a cart, or looked for something and did not find it',
  tag: 'Online store, public',
  access: 'public',
  params: StoreParams,
  body: z.strictObject({
    has_cart: z.boolean().default(false),
    /** What was looked for and not found. */
    missed: line(1, 60).optional(),
  }),
});
