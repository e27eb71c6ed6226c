import { z } from 'zod';
import { defineCall } from './call.ts';
import { Product } from './catalogue.ts';
import { IdParams } from './common.ts';
import { PictureAnswer, PictureHash, pictureOf } from './picture-data.ts';

/** The sizes in which a picture is kept: the longer side in pixels, and bytes, of which a photo takes a third. */
export const PICTURE_SIZES = {
  large: { side: 640, bytes: 120_000 },
  small: { side: 160, bytes: 24_000 },
} as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** Bytes that all pictures of a company take at most: more than two thousand of them. */
export const PICTURES_MAX_BYTES = 100_000_000;

export const ProductPicture = z.strictObject({
  large: pictureOf(PICTURE_SIZES.large),
  small: pictureOf(PICTURE_SIZES.small),
});
export type ProductPicture = z.output<typeof ProductPicture>;

export const setProductPicture = defineCall({
  method: 'PUT',
  path: '/products/{id}/picture',
  summary: 'Gives a product a picture, in two sizes, instead of the one it has',
  tag: 'Catalogue',
  access: ['products', 'update'],
  params: IdParams,
  body: ProductPicture,
  response: Product,
});

export const removeProductPicture = defineCall({
  method: 'DELETE',
  path: '/products/{id}/picture',
  summary: 'Takes a product’s picture away',
  tag: 'Catalogue',
  access: ['products', 'update'],
  params: IdParams,
  response: Product,
});

export const findPicture = defineCall({
  method: 'GET',
  path: '/products/pictures/{hash}',
  summary: 'A picture by the `image` of its product; what a hash answers never changes',
  tag: 'Catalogue',
  access: ['products', 'read'],
  or: ['sales', 'create'],
  params: z.strictObject({ hash: PictureHash }),
  query: z.strictObject({ size: z.enum(['large', 'small']).default('large') }),
  response: PictureAnswer,
});
