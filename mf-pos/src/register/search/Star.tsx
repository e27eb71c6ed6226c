import { Icon, Kbd, TOUCH } from '@cuadra/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { ariaKey } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import type { Starred } from './favourites.ts';

export interface StarProps {
  product: Starred;
  /** On this device. */
  isMarked: boolean;
  /** Its key marks this one now. */
  isChosen: boolean;
  onToggle: (product: Starred) => void;
}

/** At the end of the price's line, where nothing else of the card is. */
const Press = styled.button`
  position: absolute;
  inset: auto 4px 28px auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 32px;
  height: 32px;
  padding: 0 2px;
  border: 0;
  border-radius: 999px;
  background: none;
  color: var(--ink-3);
  opacity: 0;
  li:hover > &,
  &:focus-visible,
  &[aria-keyshortcuts],
  &[aria-checked='true'] {
    opacity: 1;
  }
  &:hover {
    background: var(--sunken);
  }
  &[aria-checked='true'] {
    color: var(--gold);
    svg {
      fill: currentColor;
    }
  }
  ${TOUCH} {
    min-width: 44px;
    height: 44px;
    inset: auto 0 22px auto;
    opacity: 0.55;
  }
`;

/** Marks a product as a favourite of this device; on one of the company it stays, and says why when it is pressed. */
export const Star = memo(function Star({ product, isMarked, isChosen, onToggle }: StarProps) {
  return (
    <Press
      type="button"
      tabIndex={-1}
      role="checkbox"
      aria-checked={isMarked || !!product.favourite}
      aria-disabled={product.favourite}
      aria-label={`Favorito${product.favourite ? ' de la empresa' : ''}: ${product.name}`}
      aria-keyshortcuts={isChosen ? ariaKey('star') : undefined}
      onClick={() => onToggle(product)}
    >
      {isChosen && <Kbd rare>{KEYS.star.drawn}</Kbd>}
      <Icon name="star" size={16} />
    </Press>
  );
});
