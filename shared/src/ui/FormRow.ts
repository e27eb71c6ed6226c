import styled from 'styled-components';
import { type BoxProps, boxStyle } from './space.ts';
import { PHONE } from './tokens.ts';

/** Two fields of a form beside each other, one below the other on a phone. A gap of 4 unless told. */
export const FormRow = styled.div<BoxProps>`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  ${(props) => boxStyle(props, 4)}
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
