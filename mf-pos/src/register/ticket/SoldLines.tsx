import type { Ticket } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { Card } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { countText } from '../../printing/receipt/line-arithmetic.ts';
import { LineTile } from '../search/LineTile.tsx';

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

/** Here there is always room for it. */
const SmallTile = styled(LineTile)`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  margin: 0;
  border-radius: var(--r-1);
  font-size: var(--t-xs);
  font-weight: 700;
  overflow: hidden;
`;

/** What was sold, so that a cashier who finds the end of a sale after a break knows whose it is. */
export function SoldLines({ ticket: { products, main } }: { ticket: Ticket }) {
  return (
    <Sheet as="ul" aria-label="Lo vendido">
      {products.map((line) => (
        <li key={line.id}>
          <SmallTile productId={line.product_id} name={line.name} />
          <span>
            {countText(line)} × {line.name}
          </span>
          <b>{formatMoney(line.total, main)}</b>
        </li>
      ))}
    </Sheet>
  );
}
