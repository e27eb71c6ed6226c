/** What Cuadra itself is drawn in, for a store without a colour of its own. */
export const CUADRA_COLOUR = '#0b6b5d';

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Black or white, whichever is easier to read on a colour `#rrggbb` (WCAG 2, 1.4.3). */
export function textOn(colour: string): string {
  const light = luminance(colour);
  return (1 + 0.05) / (light + 0.05) >= (light + 0.05) / 0.05 ? WHITE : BLACK;
}

/** From 0, black, to 1, white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
