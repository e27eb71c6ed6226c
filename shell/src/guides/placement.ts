/** What a card beside a step needs, in pixels: its width and about its height, with the arrow and the edge. */
const CARD_WIDTH = 340 + 32;
const CARD_HEIGHT = 210 + 32;

export type Side = 'right-start' | 'bottom' | 'top' | 'left' | 'center';

/**
 * The side on which a card covers least of what it speaks about: beside the menu, else below, above, beside; in the
 * middle where what it points at fills the screen.
 */
export function sideFor(
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  width: number,
  height: number,
): Side {
  const isInMenu = right < width / 3;
  if (isInMenu && width - right >= CARD_WIDTH) return 'right-start';
  if (height - bottom >= CARD_HEIGHT) return 'bottom';
  if (top >= CARD_HEIGHT) return 'top';
  if (left >= CARD_WIDTH) return 'left';
  return width - right >= CARD_WIDTH ? 'right-start' : 'center';
}
