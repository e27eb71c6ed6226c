import type { PictureBounds } from '../../contract/index.ts';
import { MOST_PHOTO_BYTES, type PictureProblem } from './picture-problems.ts';

/** The same whole picture in two sizes, as data URLs. */
export interface PictureSizes<Of> {
  large: Of;
  small: Of;
}

/** A whole picture in two sizes; what makes it small is fetched with the first one. @throws where it cannot be fetched */
export async function shrinkToSizes(
  file: File,
  bounds: PictureSizes<PictureBounds>,
): Promise<PictureSizes<string> | { problem: PictureProblem }> {
  if (file.size > MOST_PHOTO_BYTES) return { problem: 'too-large' };
  const { shrinkPicture } = await import('./shrink-picture.ts');
  const large = await shrinkPicture(file, bounds.large);
  if ('problem' in large) return large;
  const small = await shrinkPicture(file, bounds.small);
  return 'problem' in small ? small : { large: large.image, small: small.image };
}
