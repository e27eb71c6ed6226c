import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PictureAnswer } from '../picture-data.ts';
import { findPicture, ProductPicture } from '../pictures.ts';
import { requires } from './goods.ts';

/* Pictures of a formula's steps. A picture is sent first, and the formula that is saved after it names it by its hash. */

/** Bytes that all pictures of a company's formulas take at most: some five hundred photos. */
export const FORMULA_PICTURES_MAX_BYTES = 50_000_000;

export const sendFormulaPicture = defineCall({
  method: 'POST',
  path: '/formulas/pictures',
  summary:
    'A picture for a step, in two sizes; a formula that is saved within a day names it by what is answered',
  tag: 'Industrial',
  access: ['products', 'create'],
  or: ['products', 'update'],
  requires,
  body: ProductPicture,
  response: z.object({
    /** What a step's `image` says. */
    image: z.string(),
  }),
  status: 201,
});

export const findFormulaPicture = defineCall({
  method: 'GET',
  path: '/formulas/pictures/{hash}',
  summary: 'A picture by the `image` of its step; what a hash answers never changes',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  params: findPicture.params,
  query: findPicture.query,
  response: PictureAnswer,
});
