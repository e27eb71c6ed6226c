import { z } from 'zod';

/** What a picture may be: its longer side in pixels, and its bytes. */
export interface PictureBounds {
  side: number;
  bytes: number;
}

/** A picture as a data URL. Its bytes and pixels are held against its type and bounds by the API. */
export function pictureOf({ bytes }: PictureBounds) {
  return z
    .string()
    .max(Math.ceil(bytes / 3) * 4 + 30, 'too-large')
    .regex(/^data:image\/(jpeg|webp);base64,[A-Za-z0-9+/]{16,}={0,2}$/, 'not-a-picture');
}

/** An `<img>` sends no session, so that a picture is answered like anything else, and shown from what was answered. */
/** By what a picture is known: the same for ever, and another one for another picture. */
export const PictureHash = z.string().regex(/^[0-9a-f]{32}$/, 'not-a-hash');

export const PictureAnswer = z.object({ image: z.string().meta({ description: 'A data URL' }) });
