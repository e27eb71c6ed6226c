/** Why a file becomes no picture. */
export type PictureProblem = 'unreadable' | 'too-large';

/** Bytes of a photo as it comes from a phone's camera; more is not tried. */
export const MOST_PHOTO_BYTES = 30 * 2 ** 20;

const SENTENCES: Readonly<Record<PictureProblem, string>> = {
  unreadable: 'No pudimos leer esa imagen. Elige una foto JPG, PNG o WebP.',
  'too-large': 'Esa foto pesa demasiado. Prueba con una captura de pantalla o recórtala.',
};

/** A sentence for a file that becomes no picture. */
export function pictureProblemText(problem: PictureProblem): string {
  return SENTENCES[problem];
}
