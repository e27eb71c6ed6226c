import { z } from 'zod';
import { ProductSelection } from './bulk-changes.ts';
import { defineCall } from './call.ts';
import { Product } from './catalogue.ts';
import { Id, IdParams } from './common.ts';

/** Products that labels are printed of at once. */
export const MOST_LABELLED = 2000;

/** What a label says of a product, and how many of it came last. */
export const LabelledProduct = Product.extend({
  /** The last goods that came in: bought, produced, imported, added by hand; null where none ever did. */
  last_entry: z.string().nullable(),
});
export type LabelledProduct = z.output<typeof LabelledProduct>;

export const listLabelled = defineCall({
  method: 'POST',
  path: '/products/labels',
  summary: 'What labels of the products chosen say, by name; `is_more`: only the first ones',
  tag: 'Catalogue',
  access: ['products', 'read'],
  reads: true,
  body: z.strictObject({ selection: ProductSelection }),
  response: z.object({ items: z.array(LabelledProduct), is_more: z.boolean() }),
});

export const makeBarcode = defineCall({
  method: 'POST',
  path: '/products/{id}/barcode',
  summary: 'Gives a product without a barcode one of the shop’s own, an EAN-13; one that has any keeps it',
  tag: 'Catalogue',
  access: ['products', 'update'],
  params: IdParams,
  response: Product,
});

export const makePresentationBarcode = defineCall({
  method: 'POST',
  path: '/products/{id}/presentations/{presentation_id}/barcode',
  summary:
    'Gives a pack or a box without a barcode one of the shop’s own, an EAN-13; one that has any keeps it',
  tag: 'Catalogue',
  access: ['products', 'update'],
  params: z.strictObject({ id: Id, presentation_id: Id }),
  response: Product,
});
