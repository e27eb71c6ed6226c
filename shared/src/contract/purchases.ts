import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  CurrencyCode,
  Day,
  editFields,
  Id,
  IdParams,
  Instant,
  line,
  NonNegativeMoney,
  PageQuery,
  PairRate,
  PositiveMoney,
  PositiveQuantity,
  page,
  Rate,
  Share,
  text,
  UnitCost,
  Version,
} from './common.ts';
import { CountingUnit, ExpiryDay, LotText, TypedUnit } from './industrial/materials.ts';
import { FromCashSession } from './payables.ts';
import { TenderDraft } from './sale-draft.ts';

/** Lines of one purchase, and drafts that a company may have open: far above any shop's. */
export const MAX_PURCHASE_LINES = 500;
export const MAX_PURCHASE_DRAFTS = 500;

export const PURCHASE_STATES = ['draft', 'received', 'annulled'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

const Named = z.object({ id: Id, name: z.string() });

/** A purchase in a list. What is money of costs is null without products: modify the cost. */
export const PurchaseSummary = z.object({
  id: Id,
  /** Given at receipt, without a gap; null of a draft. */
  number: z.number().int().nullable(),
  state: z.enum(PURCHASE_STATES),
  /** Null of a draft that is of nobody yet. */
  supplier: Named.nullable(),
  invoice_number: z.string().nullable(),
  invoice_on: Day.nullable(),
  due_on: Day.nullable(),
  currency: CurrencyCode,
  /** How many lines it has. */
  line_count: z.number().int(),
  /** Somebody has written a cost, a discount or expenses: then only who may modify the cost changes the draft. */
  has_costs: z.boolean(),
  /** What the supplier is owed for it. */
  total: z.string().nullable(),
  /** What was paid of it as it was received. */
  paid: z.string().nullable(),
  /** What is owed of it now, where what was paid later paid the oldest first; 0.00 of a draft and of an annulled one. */
  owed: z.string().nullable(),
  create_at: Instant,
  created_by: z.string().nullable(),
  received_at: Instant.nullable(),
  received_by: z.string().nullable(),
  annulled_at: Instant.nullable(),
  annulled_by: z.string().nullable(),
  version: Version,
});
export type PurchaseSummary = z.output<typeof PurchaseSummary>;

/** What a line brings, and what it asks for. */
const bought = {
  id: Id,
  name: z.string(),
  /** Asks for the day it expires on. */
  has_lots: z.literal(true).optional(),
  /** Withdrawn since: such a draft cannot be received. */
  deleted: z.literal(true).optional(),
};

export const PurchaseLine = z.object({
  id: Id,
  /** Of a product or of a material (docs/decisions/0071): one of the two, the other is null. */
  product: z.object({ ...bought, code: z.string().nullable() }).nullable(),
  /** What a material is counted in, and what else it may be bought in. */
  material: z.object({ ...bought, measure: z.string().nullable(), units: z.array(CountingUnit) }).nullable(),
  /** The unit that a material is bought in, as it was when the draft was saved; null: its measure, or a product. */
  unit: CountingUnit.nullable(),
  /** As it was when the draft was saved. */
  presentation: z.object({ id: Id, name: z.string(), factor: z.string() }).nullable(),
  /** Of presentations or of a material's unit, or of units without one. */
  qty: z.string(),
  units: z.string(),
  /** Of one of what `qty` counts, in the purchase's currency; null without a cost, and for who may not see it. */
  unit_cost: z.string().nullable(),
  /** Percent; null for who may not see costs. */
  discount: z.string().nullable(),
  total: z.string().nullable(),
  /** Of a unit, with its parts of discount and expenses; at most 8 decimals. */
  landed_unit_cost: z.string().nullable(),
  lot: z.string().nullable(),
  expires_on: Day.nullable(),
});
export type PurchaseLine = z.output<typeof PurchaseLine>;

/** What a purchase made of a product's cost, in the product's currency; at most 8 decimals. */
export const PurchaseCostChange = z.object({
  /** A product or a material: the other is null. What a material costs is its average, told as its cost. */
  product_id: Id.nullable(),
  material_id: Id.nullable(),
  name: z.string(),
  units: z.string(),
  currency: CurrencyCode,
  /** Null: nobody knew, or knows. */
  cost_before: z.string().nullable(),
  cost_after: z.string().nullable(),
  average_before: z.string().nullable(),
  average_after: z.string().nullable(),
});
export type PurchaseCostChange = z.output<typeof PurchaseCostChange>;

export const Purchase = PurchaseSummary.extend({
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main; null of a draft: the day's rate, once it is received. */
  rate: z.string().nullable(),
  /** 1 main = inverse alternative, where it was given so; amounts are then converted by it. */
  inverse: z.string().nullable(),
  /** At its foot, in its currency; null for who may not see costs. */
  discount: z.string().nullable(),
  expenses: z.string().nullable(),
  /** Whether the supplier is owed the expenses; otherwise somebody else was paid. */
  expenses_on_invoice: z.boolean(),
  subtotal: z.string().nullable(),
  note: z.string(),
  lines: z.array(PurchaseLine),
  /** Of each product of a received purchase; null of a draft, and for who may not see costs. */
  changes: z.array(PurchaseCostChange).nullable(),
  /** Why it was annulled. */
  reason: z.string().nullable(),
});
export type Purchase = z.output<typeof Purchase>;

export const listPurchases = defineCall({
  method: 'GET',
  path: '/purchases',
  summary: 'Purchases, newest first; a search takes number, invoice number and supplier',
  tag: 'Purchases',
  access: ['products', 'read'],
  query: PageQuery.extend({
    supplier_id: Id.optional(),
    state: z.enum(PURCHASE_STATES).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  response: page(PurchaseSummary),
});

export const findPurchase = defineCall({
  method: 'GET',
  path: '/purchases/{id}',
  summary: 'One purchase with its lines',
  tag: 'Purchases',
  access: ['products', 'read'],
  params: IdParams,
  response: Purchase,
});

/** A day of which there may be an invoice. */
const PurchaseDay = Day.refine((day) => day >= '2000-01-01' && day < '2200-01-01', 'out-of-range');

const PurchaseLineDraft = z.strictObject({
  id: Id,
  /** A product or, with the module `formulas`, a material: one of the two. */
  product_id: Id.nullable().default(null),
  material_id: Id.nullable().default(null),
  /** One that the material is counted in; null: its measure. */
  unit: TypedUnit.nullable().default(null),
  /** One of the product's; null: units. */
  presentation_id: Id.nullable().default(null),
  qty: PositiveQuantity,
  /** Of one of what `qty` counts; null: not known, it moves the stock alone. 0 is a gift. */
  unit_cost: UnitCost.nullable().default(null),
  discount: Share.default('0'),
  lot: LotText,
  expires_on: ExpiryDay,
});
export type PurchaseLineDraft = z.input<typeof PurchaseLineDraft>;

const purchaseFields = {
  /** May be left open until it is received. */
  supplier_id: Id.nullable().default(null),
  invoice_number: line(0, 40)
    .nullable()
    .default(null)
    .transform((number) => number || null),
  invoice_on: PurchaseDay.nullable().default(null),
  due_on: PurchaseDay.nullable().default(null),
  /** One of the company's two. */
  currency: CurrencyCode,
  /** 1 alternative = rate main, as the invoice has it; null: the day's rate, once it is received. */
  rate: PairRate.nullable().default(null),
  /** The same the other way round, where it was given so; with `rate`. */
  inverse: Rate.nullable().default(null),
  discount: NonNegativeMoney.default('0'),
  expenses: NonNegativeMoney.default('0'),
  expenses_on_invoice: z.boolean().default(true),
  note: text(0, 500).default(''),
  /** In their order; a product or a material may stand on several. */
  lines: z.array(PurchaseLineDraft).max(MAX_PURCHASE_LINES).default([]),
};

/**
 * Costs, discounts and expenses take products: modify the cost (403 with `lines: not-allowed`). 400 with
 * `lines.N.product_id`, `lines.N.presentation_id`, `lines.N.material_id` (without the module `formulas` too),
 * `lines.N.unit: unknown`, `supplier_id: unknown`, `currency: not-a-company-currency`, and `lines.N.product_id: required` for a
 * line of both or neither; 409 ERROR_CONFLICT with `id: too-many` where a company has as many drafts as it may.
 */
export const createPurchase = defineCall({
  method: 'POST',
  path: '/purchases/create',
  summary: 'A draft of a purchase; it moves nothing',
  tag: 'Purchases',
  access: ['products', 'create'],
  body: z.strictObject({ id: Id.optional(), ...purchaseFields }),
  response: Purchase,
  status: 201,
});

/** As `createPurchase`; 409 ERROR_EDITED, and ERROR_CONFLICT with `id: not-a-draft` once it was received. */
export const updatePurchase = defineCall({
  method: 'PUT',
  path: '/purchases/update',
  summary: 'Changes a draft, whole',
  tag: 'Purchases',
  access: ['products', 'update'],
  body: z.strictObject({ id: Id, ...purchaseFields, ...editFields }),
  response: Purchase,
});

/** 409 ERROR_CONFLICT with `id: not-a-draft`; 403 for one with costs without products: modify the cost. */
export const deletePurchase = defineCall({
  method: 'DELETE',
  path: '/purchases/delete/{id}',
  summary: 'Throws a draft away',
  tag: 'Purchases',
  access: ['products', 'delete'],
  params: IdParams,
});

/**
 * Takes products: modify the quantity too, and modify the cost where it has costs or is paid.
 *
 * 400: `supplier_id: required`, `lines: required`, `lines.N.expires_on: required` (the product has lots),
 * `discount: more-than-subtotal`, `discount` or `expenses: nothing-to-spread` (no line has a cost), `rate: no-rate`, and what
 * an abono is refused for (`payments: more-than-owed`, `payments.N.…`). 409 ERROR_EDITED: somebody changed the draft since
 * `version`. 409 ERROR_CONFLICT: `id: not-a-draft`, `lines.N.product_id: withdrawn`,
 * `lines.N.material_id: withdrawn`, `lines.N.presentation_id` or `lines.N.unit: changed` (gone, or of other units: save the
 * draft again), `invoice_number: already-used` (of the
 * same supplier; `repeated_knowingly` says that it is meant). 409 ERROR_RATE_CHANGED: where it is received at the day's rate.
 */
export const receivePurchase = defineCall({
  method: 'PUT',
  path: '/purchases/{id}/receive',
  summary: 'The goods are there: moves stock, cost and what the supplier is owed, once',
  tag: 'Purchases',
  access: ['products', 'update'],
  params: IdParams,
  body: z.strictObject({
    /** Of the request: a try after a lost answer is answered as the first. */
    receive_id: Id,
    /** Of the draft as it was looked at. */
    version: Version,
    /** Until when it is to be paid; left out, as the draft says. */
    due_on: PurchaseDay.nullable().optional(),
    /** What is paid at once, at the purchase's rate; the rest is owed. */
    payments: z.array(TenderDraft).max(20).default([]),
    from_cash_session: FromCashSession,
    /** The day's rate that the screen counted with, of a draft without one of its own. */
    rate_id: Id.nullable().optional(),
    /** Who receives it was told that the supplier's invoice is there already, and means it. */
    repeated_knowingly: z.literal(true).optional(),
  }),
  response: Purchase,
});

/**
 * Takes products: modify the cost too. 409 ERROR_CONFLICT with `id: not-received`; 409 ERROR_STOCK where less than nothing
 * would be left and the company sells only what it has: `details.products` are `{ id, name, available, units }` of each, products
 * and materials.
 */
export const annulPurchase = defineCall({
  method: 'PUT',
  path: '/purchases/{id}/annul',
  summary: 'Takes a received purchase back by counter-entries; its number stays',
  tag: 'Purchases',
  access: ['products', 'modify_quantity'],
  params: IdParams,
  body: z.strictObject({ annul_id: Id, reason: text(1, 200) }),
  response: Purchase,
});

export const OWN_PRICE_KINDS = ['product', 'presentation', 'wholesale'] as const;

/** A price of its own that gives less than is wanted, since the goods came. All money in `currency`. */
export const PriceBelowUtility = z.object({
  product_id: Id,
  name: z.string(),
  /** Of the product, to set the price with. */
  version: Version,
  kind: z.enum(OWN_PRICE_KINDS),
  /** Of that kind alone. */
  presentation: z.object({ id: Id, name: z.string(), factor: z.string() }).nullable(),
  currency: CurrencyCode,
  /** Of what it is the price of, at today's rate; at most 8 decimals. */
  cost: z.string(),
  price: z.string(),
  /** Markup that it gives, in percent with one decimal, and the one that is wanted; null where the cost is 0. */
  gain: z.string().nullable(),
  wanted: z.string(),
  /** The least price that gives it. */
  suggested: z.string(),
});
export type PriceBelowUtility = z.output<typeof PriceBelowUtility>;

/** 409 ERROR_CONFLICT with `id: not-received`. */
export const listPurchasePrices = defineCall({
  method: 'GET',
  path: '/purchases/{id}/prices',
  summary: 'Prices of its products that give less than the wanted utility now',
  tag: 'Purchases',
  access: ['products', 'modify_cost'],
  params: IdParams,
  response: z.object({ items: z.array(PriceBelowUtility) }),
});

/** All of them or none: 409 ERROR_EDITED where somebody edited one of the products since (`details.current` is the product). */
export const setPurchasePrices = defineCall({
  method: 'PUT',
  path: '/purchases/{id}/prices',
  summary: 'Sets prices of products of a received purchase',
  tag: 'Purchases',
  access: ['products', 'modify_utility'],
  params: IdParams,
  body: z.strictObject({
    /** Of the request: a try after a lost answer is no other edit. */
    edit_id: Id,
    prices: z
      .array(
        z.strictObject({
          product_id: Id,
          version: Version,
          kind: z.enum(OWN_PRICE_KINDS),
          /** Of that kind alone. */
          presentation_id: Id.nullable().default(null),
          /** In the currency that it has. */
          price: PositiveMoney,
        }),
      )
      .min(1, 'required')
      .max(2 * MAX_PURCHASE_LINES),
  }),
  /** Products whose price was set. */
  response: z.object({ products: z.number().int() }),
});
