import { REDUCED_MOTION } from '@cuadra/shared/ui';
import styled from 'styled-components';

export interface BrandMarkProps {
  /** Pixels. */
  size?: number;
  /**
   * How much of the square each currency draws, 0 to 1 of its whole edge: what was paid of a total, say. It is closed where the
   * two come to 1. Without it the square is closed, two sides each.
   */
  drawn?: { main: number; alternative: number };
}

/** Half of the edge is two sides. */
const CLOSED = { main: 0.5, alternative: 0.5 };

/** The same in both themes: it is a sign, and no control. */
const Square = styled.svg`
  flex: none;
  display: block;
  path {
    fill: none;
    stroke-width: 3.6;
    transition: stroke-dasharray var(--slow) var(--ease);
    ${REDUCED_MOTION} {
      transition: none;
    }
  }
`;

/**
 * The sign of Cuadra: a square that closes. From one corner the two currencies run around it against each other and meet where
 * all is paid. For the eye only; its name stands beside it.
 */
export function BrandMark({ size = 36, drawn = CLOSED }: BrandMarkProps) {
  return (
    <Square viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="#0b6b5d" />
      <path d="M8 8H24V24H8Z" stroke="#fff" strokeOpacity={0.24} />
      <path d="M8 6.2V24H24V8H9.8" stroke="#fff" pathLength={1} strokeDasharray={`${drawn.main} 2`} />
      <path
        d="M9.8 8H24V24H8V6.2"
        stroke="#f0b94a"
        pathLength={1}
        strokeDasharray={`${drawn.alternative} 2`}
      />
    </Square>
  );
}
