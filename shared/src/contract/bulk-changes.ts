import { z } from 'zod';
import { exact, LEFT_REASONS, ROUNDING_STEPS } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { ProductFilter } from './catalogue.ts';
import {
  CurrencyCode,
  Id,
  IdParams,
  Instant,
  Money,
  PageQuery,
  Percent,
  PositiveMoney,
  page,
} from './common.ts';

/** A rise, or a cut below zero, in percent: nothing is given away, and ten times as much is a slip of the fingers. */
const PriceRise = Money.refine((value) => exact(value).gt(-100) && exact(value).lte(900), 'too-large');

export const BulkChangeDraft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), category_id: Id.nullable() }),
  z.strictObject({ kind: z.literal('measure'), measure_id: Id.nullable() }),
  z.strictObject({ kind: z.literal('utility'), utility: Percent }),
  z.strictObject({
    kind: z.literal('price_percent'),
    percent: PriceRise,
    step: z.enum(ROUNDING_STEPS).default('0.01'),
  }),
  z.strictObject({ kind: z.literal('price_amount'), amount: PositiveMoney, currency: CurrencyCode }),
  z.strictObject({ kind: z.literal('favourite'), favourite: z.boolean() }),
  z.strictObject({ kind: z.literal('withdraw') }),
]);

/** Ids that one request may name; more are found by a filter. */
export const MOST_SELECTED = 2000;

/** These products, or all that a filter finds. */
export const ProductSelection = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(MOST_SELECTED) }),
  z.strictObject({ filter: ProductFilter.omit({ withdrawn: true }) }),
]);
export type ProductSelection = z.output<typeof ProductSelection>;

const Price = z.object({ unit_price: z.string(), currency: CurrencyCode });

/** A product before and after a change; `after` null and `left` why where it stays as it is. */
export const PreviewLine = z.object({
  product_id: Id,
  name: z.string(),
  category_id: Id.nullable(),
  measure_id: Id.nullable(),
  utility: z.string().nullable(),
  favourite: z.boolean(),
  before: Price,
  after: Price.nullable(),
  left: z.enum(LEFT_REASONS).nullable(),
  /** It would cost less than it cost. */
  below_cost: z.boolean(),
});
export type PreviewLine = z.output<typeof PreviewLine>;

export const previewBulkChange = defineCall({
  method: 'POST',
  path: '/products/changes/preview',
  summary: 'What a change would make of the products chosen, page by page; nothing is written',
  tag: 'Catalogue',
  access: ['products', 'update'],
  body: PageQuery.extend({ selection: ProductSelection, change: BulkChangeDraft }),
  response: page(PreviewLine).extend({
    /** What was changed by others after it is left as it is, given to the change. */
    as_of: Instant,
  }),
});

const LeftProduct = z.object({ product_id: Id, name: z.string(), reason: z.enum(LEFT_REASONS) });

/** What one part of a change has done; `next` goes on behind it. */
const ChangedPart = z.object({
  changed: z.number().int(),
  left: z.array(LeftProduct),
  next: z.string().nullable(),
});

/** Products that one part looks at. */
export const BULK_PART = 500;

const cursor = PageQuery.shape.cursor;

export const createBulkChange = defineCall({
  method: 'POST',
  path: '/products/changes/create',
  summary: 'Changes a part of the products chosen; called with `next` until there is none',
  tag: 'Catalogue',
  access: ['products', 'update'],
  body: z.strictObject({
    id: Id,
    selection: ProductSelection,
    change: BulkChangeDraft,
    /** Of the preview. */
    as_of: Instant,
    cursor,
  }),
  response: ChangedPart,
  status: 201,
});

export const undoBulkChange = defineCall({
  method: 'PUT',
  path: '/products/changes/{id}/undo',
  summary: 'Puts back a part of what a change did, but for what somebody has changed since',
  tag: 'Catalogue',
  access: ['products', 'update'],
  params: IdParams,
  body: z.strictObject({ cursor }),
  response: ChangedPart,
});
