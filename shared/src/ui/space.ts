/** A step of the spacing scale: `4` is `var(--s-4)`, 16 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** One step between all, or one between rows and one between columns. */
export type Gap = Space | readonly [rows: Space, columns: Space];

/** What every layout component takes; each is for the box itself, never for its children. */
export interface BoxProps {
  $gap?: Gap;
  /** Space above it, inside the box. */
  $top?: Space;
  /** Space on all its sides, inside the box. */
  $pad?: Space;
}

const step = (space: Space) => `var(--s-${space})`;

const gapOf = (gap: Gap) => (typeof gap === 'number' ? step(gap) : `${step(gap[0])} ${step(gap[1])}`);

/**
 * The declarations that `BoxProps` stand for.
 *
 * @param usual the component's own gap
 */
export const boxStyle = ({ $gap, $pad, $top }: BoxProps, usual: Gap) =>
  `gap:${gapOf($gap ?? usual)};${$pad ? `padding:${step($pad)};` : ''}${$top ? `padding-top:${step($top)};` : ''}`;
