import styled from 'styled-components';
import { TOUCH } from './tokens.ts';

/** A button in a text or a table that reads as a link: what it opens is no page of its own. */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: 600;
  text-align: start;
  color: var(--brand-ink);
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  /* A finger needs more than a line's height, and the lines around it stay where they are. */
  ${TOUCH} {
    padding-block: 12px;
    margin-block: -12px;
  }
`;
