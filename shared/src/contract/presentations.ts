import { z } from 'zod';
import { exact } from '../domain/index.ts';
import { Barcode, CurrencyCode, Id, line, PositiveMoney, PositiveQuantity, UnitPrice } from './common.ts';

/** Presentations that one product may have. */
export const MAX_PRESENTATIONS = 10;
/** Units of the largest one: a lorry of a million pieces is none that a shop sells at its counter. */
const MAX_FACTOR = 100_000;

/** How a product is sold beside its unit (docs/decisions/0040). */
export const Presentation = z.object({
  id: Id,
  name: z.string(),
  /** How many units it is. */
  factor: z.string(),
  barcodes: z.array(z.string()),
  /** Null: as much as its units. */
  price: z.string().nullable(),
  price_currency: CurrencyCode.nullable(),
});

/** What a unit costs from a quantity up, or to a client who is marked as wholesale. */
export const Wholesale = z.object({
  price: z.string(),
  price_currency: CurrencyCode,
  /** Units of the product in one sale; null: for marked clients alone. */
  from_qty: z.string().nullable(),
});

const PresentationDraft = z
  .strictObject({
    id: Id,
    name: line(1, 40),
    factor: PositiveQuantity.refine((value) => exact(value).lte(MAX_FACTOR), 'too-large'),
    barcodes: z.array(Barcode).max(10).default([]),
    price: PositiveMoney.nullable().default(null),
    price_currency: CurrencyCode.nullable().default(null),
  })
  .refine(({ price, price_currency }) => (price === null) === (price_currency === null), {
    path: ['price_currency'],
    error: 'required',
  });

/** Names, ids and barcodes of a product's presentations are each their own. */
const PresentationDrafts = z
  .array(PresentationDraft)
  .max(MAX_PRESENTATIONS)
  .superRefine((all, context) => {
    const seen = new Set<string>();
    const refuseRepeated = (key: string, path: (string | number)[]) => {
      if (seen.has(key)) context.addIssue({ code: 'custom', path, message: 'repeated' });
      seen.add(key);
    };
    for (const [index, { id, name, barcodes }] of all.entries()) {
      refuseRepeated(`id ${id}`, [index, 'id']);
      refuseRepeated(`name ${name.toLowerCase()}`, [index, 'name']);
      for (const barcode of new Set(barcodes)) refuseRepeated(`code ${barcode}`, [index, 'barcodes']);
    }
  });

const WholesaleDraft = z.strictObject({
  price: PositiveMoney,
  price_currency: CurrencyCode,
  from_qty: PositiveQuantity.nullable().default(null),
});

/** What a product answers of them: nothing where it has none. */
export const presentedAnswer = {
  presentations: z.array(Presentation).optional(),
  wholesale: Wholesale.optional(),
};

/** Left out, a change leaves them as they are; `[]` and null take them away. */
export const presentedFields = {
  presentations: PresentationDrafts.optional(),
  wholesale: WholesaleDraft.nullable().optional(),
};

/** What a line of a sale says of its presentation; its `qty` and `unit_price` are of units all the same. */
export const LinePresentationDraft = z.strictObject({
  id: Id,
  /** Whole ones; times the factor they are the line's `qty`. */
  qty: PositiveQuantity.refine((value) => exact(value).isInteger(), 'not-whole'),
  /** What one costs, where it has a price of its own; left out of one that costs as much as its units. */
  price: UnitPrice.optional(),
});

/** As it was sold. */
export const LinePresentation = z.object({
  id: Id,
  name: z.string(),
  factor: z.string(),
  qty: z.string(),
});
