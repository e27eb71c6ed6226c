import { TextInput } from '@cuadra/shared/ui';
import styled from 'styled-components';

export const CodeInput = styled(TextInput)`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  letter-spacing: 0.4em;
  text-align: center;
  text-indent: 0.4em;
`;

/** Does something here, and reads like the links beside it. */
export const Plain = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--brand-ink);
  font-weight: 600;
  text-decoration: underline 1px color-mix(in srgb, currentColor 40%, transparent);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
  @media (pointer: coarse) {
    padding-block: 12px;
  }
`;
