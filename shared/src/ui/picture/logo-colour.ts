import { FastAverageColor, type FastAverageColorIgnoredColor } from 'fast-average-color';

/** Each as red, green, blue, how opaque, and how far from it still counts. */
const TRANSPARENT: FastAverageColorIgnoredColor = [0, 0, 0, 0, 200];
const WHITE: FastAverageColorIgnoredColor = [255, 255, 255, 255, 28];
const BLACK: FastAverageColorIgnoredColor = [0, 0, 0, 255, 28];

/**
 * The colour that a logo has most of, as `#0b6e4f`: paper is none, and ink only where there is nothing else. Undefined for one
 * that is all paper.
 *
 * @param url a data URL
 */
export async function colourOfLogo(url: string): Promise<string | undefined> {
  const logo = new Image();
  logo.src = url;
  await logo.decode();
  const reader = new FastAverageColor();
  for (const ignoredColor of [
    [TRANSPARENT, WHITE, BLACK],
    [TRANSPARENT, WHITE],
  ] as FastAverageColorIgnoredColor[]) {
    const { hex, value, error } = reader.getColor(logo, {
      algorithm: 'dominant',
      ignoredColor,
      silent: true,
    });
    if (!error && value[3] > 0) return hex;
  }
  return undefined;
}
