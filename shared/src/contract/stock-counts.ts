import { z } from 'zod';
import { defineCall } from './call.ts';
import { CurrencyCode, Id, IdParams, Instant, line, NonNegativeQuantity, PageQuery, page } from './common.ts';

export const COUNT_SCOPES = ['all', 'category', 'list'] as const;
export type CountScope = (typeof COUNT_SCOPES)[number];
export const COUNT_STATES = ['open', 'applied', 'cancelled'] as const;

export const StockCount = z.object({
  id: Id,
  name: z.string(),
  /** `list`: a shelf; what is counted is in it. */
  scope: z.enum(COUNT_SCOPES),
  category_id: Id.nullable(),
  state: z.enum(COUNT_STATES),
  /** One higher with each batch of entries. */
  revision: z.number().int(),
  create_at: Instant,
  opened_by: z.string().nullable(),
  closed_at: Instant.nullable(),
  closed_by: z.string().nullable(),
});
export type StockCount = z.output<typeof StockCount>;

export const listStockCounts = defineCall({
  method: 'GET',
  path: '/stock_counts',
  summary: 'The counts of the stock, newest first',
  tag: 'Catalogue',
  access: ['products', 'read'],
  query: PageQuery,
  response: page(StockCount),
});

export const openStockCount = defineCall({
  method: 'POST',
  path: '/stock_counts/create',
  summary: 'Opens a count of everything, of a category or of a shelf',
  tag: 'Catalogue',
  access: ['products', 'update'],
  body: z.strictObject({
    id: Id,
    name: line(1, 60),
    scope: z.enum(COUNT_SCOPES),
    /** Of a category, and of nothing else. */
    category_id: Id.nullable().default(null),
  }),
  response: StockCount,
  status: 201,
});

export const findStockCount = defineCall({
  method: 'GET',
  path: '/stock_counts/{id}',
  summary: 'One count',
  tag: 'Catalogue',
  access: ['products', 'read'],
  params: IdParams,
  response: StockCount,
});

/** Entries that one request may bring. */
export const MOST_ENTRIES = 200;
/** Milliseconds: an entry that waited longer on a device counts as made that long ago. */
export const OLDEST_ENTRY_MS = 14 * 24 * 60 * 60_000;

export const CountEntryDraft = z.strictObject({
  id: Id,
  /** Or what a scanner read, for a device that could not ask what it is. */
  product_id: Id.optional(),
  code: line(1, 64).optional(),
  /** What is there, in one place; 0: it was looked for. Several entries of a product are added up. */
  qty: NonNegativeQuantity,
  /** Milliseconds since it was counted, by the device's own clock, at sending: no body of its own, and of a retry the first counts. */
  age_ms: z.number().int().min(0).max(OLDEST_ENTRY_MS).default(0),
});
export type CountEntryDraft = z.input<typeof CountEntryDraft>;

/** Why an entry was not taken: nothing has that code, it is not of the category, or its id has another entry. */
export const ENTRY_REJECTIONS = ['unknown', 'not-in-count', 'already-used'] as const;

export const addCountEntries = defineCall({
  method: 'POST',
  path: '/stock_counts/{id}/entries',
  summary: 'Adds what was counted, and voids what was a mistake; what came before is known by its id',
  tag: 'Catalogue',
  access: ['products', 'update'],
  params: IdParams,
  body: z.strictObject({
    entries: z.array(CountEntryDraft).max(MOST_ENTRIES).default([]),
    /** Ids of entries, of whomever. */
    voided: z.array(Id).max(MOST_ENTRIES).default([]),
  }),
  response: z.object({
    revision: z.number().int(),
    taken: z.array(z.object({ id: Id, product_id: Id, name: z.string() })),
    rejected: z.array(z.object({ id: Id, reason: z.enum(ENTRY_REJECTIONS) })),
  }),
});

export const CountEntry = z.object({
  id: Id,
  product_id: Id,
  name: z.string(),
  code: z.string().nullable(),
  qty: z.string(),
  counted_at: Instant,
  user: z.string().nullable(),
  is_own: z.boolean(),
  is_voided: z.boolean(),
});
export type CountEntry = z.output<typeof CountEntry>;

export const listCountEntries = defineCall({
  method: 'GET',
  path: '/stock_counts/{id}/entries',
  summary: 'What was counted, by whom and when, newest first',
  tag: 'Catalogue',
  access: ['products', 'read'],
  params: IdParams,
  query: PageQuery.extend({ product_id: Id.optional() }),
  response: page(CountEntry),
});

/**
 * `moved`: it was sold or came in between two entries, so that nobody can say what they come to; `withdrawn`: from the
 * catalogue. Neither is set right.
 */
export const COUNT_LINE_STATES = ['same', 'different', 'moved', 'withdrawn'] as const;

export const CountLine = z.object({
  product_id: Id,
  name: z.string(),
  code: z.string().nullable(),
  counted: z.string(),
  /** What the ledger had at the moment of the last entry, as far as it knows now. */
  expected: z.string(),
  difference: z.string(),
  entries: z.number().int(),
  state: z.enum(COUNT_LINE_STATES),
  /** The difference at cost; null without products: modify the cost, and where nobody knows it. */
  amount: z.string().nullable(),
  currency: CurrencyCode.nullable(),
});
export type CountLine = z.output<typeof CountLine>;

export const listCountLines = defineCall({
  method: 'GET',
  path: '/stock_counts/{id}/lines',
  summary: 'What each product that was counted comes to, by name',
  tag: 'Catalogue',
  access: ['products', 'read'],
  params: IdParams,
  query: PageQuery.extend({ state: z.enum(COUNT_LINE_STATES).optional() }),
  response: page(CountLine),
});

export const findCountFigures = defineCall({
  method: 'GET',
  path: '/stock_counts/{id}/figures',
  summary: 'What a count comes to: how many products differ, and at what cost',
  tag: 'Catalogue',
  access: ['products', 'read'],
  params: IdParams,
  response: z.object({
    revision: z.number().int(),
    products: z.number().int(),
    different: z.number().int(),
    moved: z.number().int(),
    withdrawn: z.number().int(),
    /** Products of it that have a stock and that nobody counted; null of a shelf, and of a count that is closed. */
    uncounted: z.number().int().nullable(),
    /** What there should be of those at cost, by its currency; null where `uncounted` is, and without products: modify the cost. */
    uncounted_money: z.array(z.object({ currency: CurrencyCode, amount: z.string() })).nullable(),
    /** Of those that differ, by the currency of their cost; null without products: modify the cost. */
    money: z.array(z.object({ currency: CurrencyCode, missing: z.string(), surplus: z.string() })).nullable(),
    /** Products that differ and whose cost nobody knows: the money says nothing of them. */
    uncosted: z.number().int().nullable(),
  }),
});

export const zeroUncounted = defineCall({
  method: 'PUT',
  path: '/stock_counts/{id}/uncounted',
  summary: 'Counts 0 of everything in an open count that nobody has counted; nothing is set right by it yet',
  tag: 'Catalogue',
  access: ['products', 'modify_quantity'],
  params: IdParams,
  /** Of the count as it was looked at. */
  body: z.strictObject({ revision: z.number().int().min(0).max(2_147_483_647) }),
  response: z.object({ zeroed: z.number().int(), revision: z.number().int() }),
});

export const applyStockCount = defineCall({
  method: 'PUT',
  path: '/stock_counts/{id}/apply',
  summary: 'Sets the stock right by a count, once; what was sold since stays sold',
  tag: 'Catalogue',
  access: ['products', 'modify_quantity'],
  params: IdParams,
  body: z.strictObject({
    /** Of the request: a try after a lost answer is answered as the first. */
    closing_id: Id,
    /** Of the count as it was looked at. */
    revision: z.number().int().min(0).max(2_147_483_647),
  }),
  response: StockCount,
});

export const cancelStockCount = defineCall({
  method: 'PUT',
  path: '/stock_counts/{id}/cancel',
  summary: 'Closes a count without setting anything right',
  tag: 'Catalogue',
  access: ['products', 'modify_quantity'],
  params: IdParams,
  body: z.strictObject({ closing_id: Id }),
  response: StockCount,
});
