import type { PictureBounds } from '../../contract/index.ts';
import { startCrop } from './crop.ts';
import { encodePicture } from './encode-picture.ts';
import type { PictureProblem } from './picture-problems.ts';

export type Shrunk = { image: string } | { problem: PictureProblem };

/** Of three bytes, in a data URL; its head may take what it takes. */
const CHARACTERS = 4;
/** Of the side: what is too many bytes at any quality is drawn smaller. */
const SHARES = [1, 0.8, 0.6];
const WHOLE = { whole: true };

/** A whole picture within its bounds, as a data URL; one that is small enough is not made larger. */
export async function shrinkPicture(file: File, { side, bytes }: PictureBounds): Promise<Shrunk> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { problem: 'unreadable' };
  }
  const longer = Math.min(side, Math.max(picture.width, picture.height));
  const most = Math.floor((bytes / 3) * CHARACTERS);
  try {
    for (const share of SHARES) {
      const format = { ...WHOLE, side: longer * share, most };
      const image = encodePicture(picture, startCrop(picture, WHOLE), format);
      if (image.length <= most) return { image };
    }
    return { problem: 'too-large' };
  } catch {
    // A canvas that the device has no memory for.
    return { problem: 'unreadable' };
  } finally {
    picture.close();
  }
}
