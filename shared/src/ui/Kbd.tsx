import styled from 'styled-components';
import { TOUCH } from './tokens.ts';

const Key = styled.kbd`
  flex: none;
  font: 500 var(--t-2xs) / 1 var(--font);
  color: inherit;
  border: 1px solid color-mix(in srgb, currentColor 38%, transparent);
  border-bottom-width: 2px;
  border-radius: 4px;
  padding: 2px 5px;
  ${TOUCH} {
    display: none;
  }
`;

/** A key drawn on what it presses: for the eye, so that names stay as they are; hidden where there is no keyboard. */
export function Kbd({ children, className }: { children: string; className?: string }) {
  return (
    <Key aria-hidden className={className}>
      {children}
    </Key>
  );
}
