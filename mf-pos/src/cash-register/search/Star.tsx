import { Icon, TOUCH } from '@cuadra/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { FoundProduct } from './use-product-search.ts';

export interface StarProps {
  product: Pick<FoundProduct, 'id' | 'name'>;
  isMarked: boolean;
  onToggle: (productId: string) => void;
}

/** At the end of the price's line, where nothing else of the card is. */
const Press = styled.button`
  position: absolute;
  inset: auto 4px 28px auto;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: none;
  color: var(--ink-3);
  opacity: 0;
  li:hover > &,
  &:focus-visible,
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
    width: 44px;
    height: 44px;
    inset: auto 0 22px auto;
    opacity: 0.55;
  }
`;

/** Marks a product as a favourite of this device. */
export const Star = memo(function Star({ product, isMarked, onToggle }: StarProps) {
  return (
    <Press
      type="button"
      tabIndex={-1}
      role="checkbox"
      aria-checked={isMarked}
      aria-label={`Favorito: ${product.name}`}
      onClick={() => onToggle(product.id)}
    >
      <Icon name="star" size={16} />
    </Press>
  );
});
