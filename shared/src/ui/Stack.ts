import styled from 'styled-components';
import { type BoxProps, boxStyle } from './space.ts';

export interface StackProps extends BoxProps {
  /** Where each one stands across the stack. All of its width without it. */
  $align?: 'start' | 'center' | 'end';
}

/** One below the other: a form, a drawer's sections, a list. A gap of 4 unless told. */
export const Stack = styled.div<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  ${(props) => boxStyle(props, 4)}
  ${({ $align }) => $align && `justify-items:${$align};`}
`;
