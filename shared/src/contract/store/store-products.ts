import { z } from 'zod';
import { defineCall } from '../call.ts';
import { editFields, Id, IdParams, text, Version } from '../common.ts';
import { PictureAnswer } from '../picture-data.ts';
import { findPicture, ProductPicture } from '../pictures.ts';

/* What the store tells of a product: words, and pictures after its own. A picture is sent first, and named by its hash. */

/** Beside the product's own. */
export const MAX_STORE_PICTURES = 5;
/** Bytes that all pictures of a company's store take at most: more than a thousand. */
export const STORE_PICTURES_MAX_BYTES = 60_000_000;

const requires = 'ecommerce';

export const StoreProduct = z.object({
  /** The product's. */
  id: Id,
  name: z.string(),
  /** Of the product itself: the first one that buyers see. */
  image: z.string().nullable(),
  description: z.string(),
  /** What `POST /store/pictures` answered, in the order in which they are shown. */
  images: z.array(z.string()),
  /** 0: nothing was ever told of it. */
  version: Version,
});
export type StoreProduct = z.output<typeof StoreProduct>;

export const StoreProductDraft = z.strictObject({
  id: Id,
  description: text(0, 2000),
  images: z
    .array(z.string().regex(/^[0-9a-f]{32}$/, 'not-a-picture'))
    .max(MAX_STORE_PICTURES)
    .refine((images) => new Set(images).size === images.length, 'repeated'),
  ...editFields,
});
export type StoreProductDraft = z.output<typeof StoreProductDraft>;

export const findStoreProduct = defineCall({
  method: 'GET',
  path: '/store/products/{id}',
  summary: 'What the store tells of a product; empty for one of which nothing was ever told',
  tag: 'Online store',
  access: ['products', 'read'],
  requires,
  params: IdParams,
  response: StoreProduct,
});

export const updateStoreProduct = defineCall({
  method: 'PUT',
  path: '/store/products/update',
  summary: 'Changes what the store tells of a product',
  tag: 'Online store',
  access: ['products', 'update'],
  requires,
  body: StoreProductDraft,
  response: StoreProduct,
});

export const sendStorePicture = defineCall({
  method: 'POST',
  path: '/store/pictures',
  summary:
    'A picture for the store, in two sizes; a product that is saved within a day names it by what is answered',
  tag: 'Online store',
  access: ['products', 'update'],
  requires,
  body: ProductPicture,
  response: z.object({ image: z.string() }),
  status: 201,
});

export const findStorePicture = defineCall({
  method: 'GET',
  path: '/store/pictures/{hash}',
  summary: 'A picture of the store by its hash; what a hash answers never changes',
  tag: 'Online store',
  access: ['products', 'read'],
  requires,
  params: findPicture.params,
  query: findPicture.query,
  response: PictureAnswer,
});
