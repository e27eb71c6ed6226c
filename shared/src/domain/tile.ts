/** How a product without a picture is told at a glance: two letters on the colour of its category. */

/** Parts of the category's colour in 100, in the ground and in the letters: with them both themes reach 4.5:1 at every hue. */
export const GROUND = 22;
export const LETTERS = 40;

interface TileLook {
  background: string;
  color: string;
}

const PLAIN: TileLook = { background: 'var(--chip)', color: 'var(--ink-2)' };

/** The first letters of its first two words, or the first two of the only one: «HP» of Harina P.A.N. */
export function tileLetters(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

/** Of the hue that the category's id comes to: on every device the same, and never another one. */
export function tileLook(categoryId: string | null): TileLook {
  if (categoryId === null) return PLAIN;
  let sum = 0;
  for (const sign of categoryId) sum = (sum * 31 + sign.charCodeAt(0)) % 24;
  // Hues that are too near each other would look like one.
  const colour = `hsl(${sum * 15} 70% 45%)`;
  return {
    background: `color-mix(in oklab, ${colour} ${GROUND}%, var(--surface))`,
    color: `color-mix(in oklab, ${colour} ${LETTERS}%, var(--ink))`,
  };
}
