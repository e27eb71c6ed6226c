import { PICTURE_SIZES, type PictureSize } from '@cuadra/shared/contract';
import { ApiError } from '../../errors/api-error.ts';
import { READ_DIMENSIONS } from './picture-dimensions.ts';

export interface PictureBytes {
  type: string;
  bytes: Buffer;
}

/**
 * The bytes of a data URL that the contract took.
 *
 * @param size whose bounds they have to keep
 * @throws ApiError 400 on `size` with `not-a-picture` for bytes that are not what the URL says, `too-large` for more bytes or
 * pixels than the size has
 */
export function readPicture(size: PictureSize, url: string): PictureBytes {
  const [head = '', body = ''] = url.split(',');
  const type = head.slice('data:'.length, head.indexOf(';'));
  const bytes = Buffer.from(body, 'base64');
  const dimensions = READ_DIMENSIONS[type]?.(bytes);
  if (!dimensions || dimensions.width === 0 || dimensions.height === 0) throw refused(size, 'not-a-picture');
  const most = PICTURE_SIZES[size];
  if (bytes.length > most.bytes || Math.max(dimensions.width, dimensions.height) > most.side)
    throw refused(size, 'too-large');
  return { type, bytes };
}

/** @param field of the body */
export function refused(field: PictureSize, reason: 'not-a-picture' | 'too-large' | 'quota'): ApiError {
  return new ApiError('ERROR_VALIDATION', { fields: { [field]: reason } });
}
