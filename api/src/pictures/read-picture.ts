import type { PictureBounds } from '@cuadra/shared/contract';
import { ApiError } from '../errors/api-error.ts';
import { READ_DIMENSIONS } from './picture-dimensions.ts';

/** A picture as it is stored. */
export interface PictureBytes {
  type: string;
  bytes: Buffer;
}

/**
 * The bytes of a data URL that the contract took.
 *
 * @param field of the body that it stands in
 * @throws ApiError 400 on `field` with `not-a-picture` for bytes that are not what the URL says, `too-large` for more bytes or
 * pixels than `most` has
 */
export function readPicture(field: string, url: string, most: PictureBounds): PictureBytes {
  const [head = '', body = ''] = url.split(',');
  const type = head.slice('data:'.length, head.indexOf(';'));
  const bytes = Buffer.from(body, 'base64');
  const dimensions = READ_DIMENSIONS[type]?.(bytes);
  if (!dimensions || dimensions.width === 0 || dimensions.height === 0) throw refused(field, 'not-a-picture');
  if (bytes.length > most.bytes || Math.max(dimensions.width, dimensions.height) > most.side)
    throw refused(field, 'too-large');
  return { type, bytes };
}

/** @param field of the body */
export function refused(field: string, reason: 'not-a-picture' | 'too-large' | 'quota'): ApiError {
  return new ApiError('ERROR_VALIDATION', { fields: { [field]: reason } });
}

/** A stored picture as an `<img>` shows it. */
export function toDataUrl({ type, bytes }: PictureBytes): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
