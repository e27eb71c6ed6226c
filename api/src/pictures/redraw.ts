import PQueue from 'p-queue';
import type { PictureBytes } from './read-picture.ts';

/** One picture after another: decoding takes a core for some tens of milliseconds, and tills sell beside it. */
const queue = new PQueue({ concurrency: 1 });
/** Pictures that may wait; who comes then is told to try again. */
const MOST_WAITING = 100;
/** Pixels of what is taken at most, whatever its head says. */
const MAX_PIXELS = 4096 * 4096;

/** A picture of 360 pixels takes 17 kB as WebP and 20 ms, 9 as AVIF and 70 (effort 3; the next one takes three times as long). */
const FORMATS = {
  webp: { type: 'image/webp', options: { quality: 78 } },
  avif: { type: 'image/avif', options: { quality: 50, effort: 3 } },
} as const;
export type DrawnFormat = keyof typeof FORMATS;

/**
 * Draws a picture anew, as WebP unless told, upright, its longer side `side` pixels at most, without what a camera wrote into it: where it was
 * taken, by whom. Undefined for bytes that are no picture after all, or while too many wait.
 */
export function redraw(
  bytes: Buffer,
  side: number,
  format: DrawnFormat = 'webp',
): Promise<PictureBytes | undefined> {
  if (queue.size >= MOST_WAITING) return Promise.resolve(undefined);
  return queue.add(async () => {
    // Loaded with the first picture: a server at rest has none of it.
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    sharp.cache(false);
    const { type, options } = FORMATS[format];
    try {
      const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, options)
        .toBuffer();
      return { type, bytes: drawn };
    } catch {
      return undefined;
    }
  });
}
