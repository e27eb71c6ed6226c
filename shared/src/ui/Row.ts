import styled from 'styled-components';
import { type BoxProps, boxStyle } from './space.ts';

export interface RowProps extends BoxProps {
  /** How each one stands in the row's height; centred without it. */
  $align?: 'start' | 'end' | 'baseline' | 'stretch';
  /** Where they stand along the row; at its start without it. */
  $justify?: 'center' | 'end' | 'space-between';
  /** Keeps all on one line, however narrow it is. */
  $oneLine?: boolean;
  /** As wide as what it holds: a row within a text. */
  $inline?: boolean;
}

/** Beside each other, on a second line when the first is full: buttons, marks, a title and its figure. A gap of 2. */
export const Row = styled.div<RowProps>`
  display: ${({ $inline }) => ($inline ? 'inline-flex' : 'flex')};
  align-items: ${({ $align = 'center' }) => $align};
  ${(props) => boxStyle(props, 2)}
  ${({ $oneLine }) => !$oneLine && 'flex-wrap:wrap;'}
  ${({ $justify }) => $justify && `justify-content:${$justify};`}
`;
