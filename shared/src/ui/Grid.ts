import styled from 'styled-components';
import { type BoxProps, boxStyle } from './space.ts';

export interface GridProps extends BoxProps {
  /** The columns as CSS says them (`92px minmax(0, 1fr)`), at any width of the screen. */
  $columns?: string;
  /** As many columns as fit, none narrower than these px. */
  $min?: number;
  $align?: 'start' | 'center' | 'end';
}

/** Columns that line up: a table without a head, cards side by side. A gap of 3 unless told. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: ${({ $columns, $min }) =>
    $columns ?? `repeat(auto-fit, minmax(min(100%, ${$min ?? 240}px), 1fr))`};
  /* Four figures find no room in one row of a tablet: two and two, and none by itself; of five three and two. */
  @media (min-width: 761px) and (max-width: 1111px) {
    &:has(> section:nth-child(4):last-child) {
      grid-template-columns: 1fr 1fr;
    }
    &:has(> section:nth-child(5):last-child) {
      grid-template-columns: repeat(6, 1fr);
      & > * {
        grid-column: span 2;
      }
      & > :nth-child(n + 4) {
        grid-column: span 3;
      }
    }
  }
  ${(props) => boxStyle(props, 3)}
  ${({ $align }) => $align && `align-items:${$align};`}
`;
