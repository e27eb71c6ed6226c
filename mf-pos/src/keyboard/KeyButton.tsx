import { Kbd, TOUCH } from '@cuadra/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { KEYS, type KeyName } from './keys.ts';

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-1);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--t-xs);
  font-weight: 600;
  white-space: nowrap;
  &:hover:not(:disabled) {
    color: var(--ink);
    border-color: var(--line-field);
  }
  &[aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand-ink);
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
  ${TOUCH} {
    height: 44px;
    padding: 0 14px;
    font-size: var(--t-sm);
  }
`;

/** A small button with its key of the table drawn on it; `useKey` does the pressing. */
export function KeyButton({
  of,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'type'> & { of: KeyName }) {
  return (
    <Press {...rest} type="button" aria-keyshortcuts={ariaKey(of)}>
      {children}
      <Kbd rare>{KEYS[of].drawn}</Kbd>
    </Press>
  );
}

/** A key of the table in the names that browsers and screen readers know. */
export function ariaKey(of: KeyName): string {
  const { key } = KEYS[of];
  // Between keys the sign has a meaning of its own.
  return key === '+' ? 'Plus' : key.replace('Ctrl', 'Control');
}
