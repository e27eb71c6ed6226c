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
  :root:not([data-keys]) &[data-rare] {
    display: none;
  }
  ${TOUCH} {
    display: none;
  }
`;

export interface KbdProps {
  children: string;
  /**
   * Not used each minute: in sight only while Alt is held, which the shell writes on the root as `data-keys`, so that nothing is
   * drawn again for it.
   */
  rare?: boolean;
  className?: string;
}

/** A key drawn on what it presses: for the eye, so that names stay as they are; hidden where there is no keyboard. */
export function Kbd({ children, rare = false, className }: KbdProps) {
  return (
    <Key aria-hidden className={className} {...(rare && { 'data-rare': true })}>
      {children}
    </Key>
  );
}
