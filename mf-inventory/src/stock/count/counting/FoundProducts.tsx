import { Card } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { KnownProduct } from './find-countable.ts';

const Found = styled(Card)`
  overflow: clip;
  button {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: var(--s-2) var(--s-4);
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    color: var(--ink);
    font: inherit;
    text-align: start;
    cursor: pointer;
    &:hover {
      background: var(--surface-2);
    }
  }
  li:last-child button {
    border-bottom: 0;
  }
  small {
    display: block;
    color: var(--ink-3);
  }
`;

/** What a search has found, to be counted by a press. */
export function FoundProducts(props: {
  products: readonly KnownProduct[];
  onChoose: (product: KnownProduct) => void;
}) {
  return (
    <Found>
      <ul aria-label="Productos encontrados">
        {props.products.map((product) => (
          <li key={product.id}>
            <button type="button" onClick={() => props.onChoose(product)}>
              {product.name}
              <small>{[product.code, product.barcodes[0]].filter(Boolean).join(' · ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </Found>
  );
}
