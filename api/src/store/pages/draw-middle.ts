import { LRUCache } from 'lru-cache';
import type { PictureBytes } from '../../pictures/read-picture.ts';
import { type DrawnFormat, redraw } from '../../pictures/redraw.ts';

/** Pixels of its longer side. */
const SIDE = 360;

/**
 * Pictures of the middle width, some 9 or 17 kB each, drawn when they are first asked for, and once however many ask. By their hash
 * alone, which is of their bytes: whose they are makes no other picture.
 */
const drawn = new LRUCache<string, PictureBytes, { bytes: Buffer; format: DrawnFormat }>({
  max: 2000,
  fetchMethod: (_, __, { context: { bytes, format } }) => redraw(bytes, SIDE, format),
});

/** A picture in the middle width; itself while too many wait to be drawn. No transaction waits for it. */
export async function drawMiddle(
  hash: string,
  picture: PictureBytes,
  format: DrawnFormat,
): Promise<PictureBytes> {
  const { bytes } = picture;
  return (await drawn.fetch(`${format} ${hash}`, { context: { bytes, format } })) ?? picture;
}
