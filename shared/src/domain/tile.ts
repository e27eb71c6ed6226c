/** How a product without a picture is told at a glance: two letters on the colour of its category. */

/** Parts of the category's colour in 100, in the ground and in the letters: with them both themes reach 4.5:1 at every hue. */
export const GROUND = 22;
export const LETTERS = 40;

/** Styles of a tile. */
export interface TileLook {
  background: string;
  color: string;
}

const PLAIN: TileLook = { background: 'var(--chip)', color: 'var(--ink-2)' };

/** The first letters of its first two words, or the first two of the only one: «HP» of Harina P.A.N. */
export function tileLetters(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

/** Hues that are nearer to each other would look like one. */
export const TILE_HUES = 24;

/** Which hue a category has: on every device the same, and never another one. Null for what is in none. */
export function tileHue(categoryId: string | null): number | null {
  if (categoryId === null) return null;
  let sum = 0;
  for (const sign of categoryId) sum = (sum * 31 + sign.charCodeAt(0)) % TILE_HUES;
  return sum;
}

/** @param hue as `tileHue` gives it */
export function tileLook(hue: number | null): TileLook {
  if (hue === null) return PLAIN;
  const colour = `hsl(${(hue * 360) / TILE_HUES} 70% 45%)`;
  return {
    background: `color-mix(in oklab, ${colour} ${GROUND}%, var(--surface))`,
    color: `color-mix(in oklab, ${colour} ${LETTERS}%, var(--ink))`,
  };
}
