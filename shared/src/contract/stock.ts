import { z } from 'zod';
import { exact, STOCK_CAUSES } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { Product } from './catalogue.ts';
import { CurrencyCode, Day, Id, IdParams, Instant, PageQuery, page, Quantity, text } from './common.ts';

export const adjustStock = defineCall({
  method: 'POST',
  path: '/products/adjust',
  summary: 'Adds to or takes from the stock, and why; qty is the difference',
  tag: 'Catalogue',
  access: ['products', 'modify_quantity'],
  body: z.strictObject({
    id: Id.optional(),
    product_id: Id,
    qty: Quantity.refine((value) => !exact(value).isZero(), 'must-not-be-zero'),
    /** Left out by clients from before there were causes. */
    cause: z.enum(STOCK_CAUSES).optional(),
    /** A note beside the cause, which alone says enough but for `other`; without a cause it is required. */
    reason: text(0, 200).default(''),
  }),
  response: Product,
  status: 201,
});

export const STOCK_MOVEMENT_KINDS = [
  'initial',
  'import',
  'sale',
  'annulment',
  'return',
  'adjustment',
  'production',
  'reservation',
  'purchase',
  'purchase_annulment',
] as const;

export const StockMovement = z.object({
  id: Id,
  kind: z.enum(STOCK_MOVEMENT_KINDS),
  /** The difference: negative took out. */
  qty: z.string(),
  /** What there was after it. */
  balance: z.string(),
  /** Of an adjustment; null where nobody said. */
  cause: z.enum(STOCK_CAUSES).nullable(),
  reason: z.string(),
  sale_id: Id.nullable(),
  /** Of the sale. */
  sale_number: z.number().int().nullable(),
  /** The order of the online store that the sale delivered. */
  order_number: z.number().int().nullable(),
  production_id: Id.nullable(),
  production_number: z.number().int().nullable(),
  /** The purchase that brought it, or whose annulment took it. */
  purchase_id: Id.nullable(),
  purchase_number: z.number().int().nullable(),
  /** The count that set it right; its name is the reason. */
  count_id: Id.nullable(),
  create_at: Instant,
  user: z.string().nullable(),
});
export type StockMovement = z.output<typeof StockMovement>;

export const listMovements = defineCall({
  method: 'GET',
  path: '/products/{id}/movements',
  summary: 'The stock ledger of a product, newest first',
  tag: 'Catalogue',
  access: ['products', 'read'],
  params: IdParams,
  query: PageQuery,
  response: page(StockMovement),
});

/** Days that a product's history tells of, today among them. */
export const HISTORY_DAYS = 90;
/** Prices that it tells at most, the newest. */
export const HISTORY_PRICES = 200;

const HistoryDay = z.object({
  day: Day,
  /** What there was at its end. */
  stock: z.string(),
  /** Returns and annulments taken off. */
  sold: z.string(),
});

export const HistoryPrice = z.object({
  /** Null: from its beginning, or from before prices were kept. */
  since: Instant.nullable(),
  /** As a line has it (spec §5); `"0"`: none. */
  unit_price: z.string(),
  currency: CurrencyCode,
  /** Null without products: modify the cost, and where nobody knows it. */
  cost: z.string().nullable(),
  cost_currency: CurrencyCode.nullable(),
  /** Who set it. */
  user: z.string().nullable(),
});
export type HistoryPrice = z.output<typeof HistoryPrice>;

export const findProductHistory = defineCall({
  method: 'GET',
  path: '/products/{id}/history',
  summary: 'The stock and the sales of a product by day, its prices and costs, and for how long it lasts',
  tag: 'Catalogue',
  access: ['products', 'read'],
  params: IdParams,
  response: z.object({
    main: CurrencyCode,
    alternative: CurrencyCode,
    days: z.array(HistoryDay),
    /** Of those days; the money null without reports: view sales. */
    sold: z.object({
      qty: z.string(),
      total: z.string().nullable(),
      total_alternative: z.string().nullable(),
    }),
    /** Newest first. */
    prices: z.array(HistoryPrice),
    /** How fast it goes: what was sold in the last days. */
    pace: z.object({ qty: z.string(), days: z.number().int() }),
    /** For how many days what may be sold lasts at that pace; null where nothing was sold. */
    days_left: z.number().int().nullable(),
  }),
});
