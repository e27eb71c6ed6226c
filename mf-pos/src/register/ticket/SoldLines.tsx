import type { Ticket } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { Card } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { countText } from '../../printing/receipt/line-arithmetic.ts';
import { ProductTile } from '../search/LineTile.tsx';

const Sheet = styled(Card)`
  padding: var(--s-2) var(--s-4);
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    padding-block: 4px;
    color: var(--ink-2);
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    margin-inline-start: auto;
    font-weight: 500;
    white-space: nowrap;
  }
`;

/** What was sold, so that a cashier who finds the end of a sale after a break knows whose it is. */
export function SoldLines({ ticket: { products, main } }: { ticket: Ticket }) {
  return (
    <Sheet as="ul" aria-label="Lo vendido">
      {products.map((line) => (
        <li key={line.id}>
          <ProductTile productId={line.product_id} name={line.name} />
          <span>
            {countText(line)} × {line.name}
          </span>
          <b>{formatMoney(line.total, main)}</b>
        </li>
      ))}
    </Sheet>
  );
}
