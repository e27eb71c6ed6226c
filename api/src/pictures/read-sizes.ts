import { createHash } from 'node:crypto';
import { PICTURE_SIZES, type ProductPicture } from '@cuadra/shared/contract';
import { readPicture, refused } from './read-picture.ts';

/** Hexadecimal digits of a picture's address. */
const HASH_LENGTH = 32;

/** A picture in its two sizes, as it is stored, and what it is known by. */
export interface StoredPicture {
  hash: string;
  type: string;
  large: Buffer;
  small: Buffer;
}

/** Both sizes of a picture that the contract took. @throws ApiError 400 with `not-a-picture` or `too-large` on `large` or `small` */
export function readSizes(picture: ProductPicture): StoredPicture {
  const large = readPicture('large', picture.large, PICTURE_SIZES.large);
  const small = readPicture('small', picture.small, PICTURE_SIZES.small);
  if (small.type !== large.type) throw refused('small', 'not-a-picture');
  const hash = createHash('sha256').update(large.bytes).update(small.bytes).digest('hex');
  return {
    hash: hash.slice(0, HASH_LENGTH),
    ...{ type: large.type, large: large.bytes, small: small.bytes },
  };
}
