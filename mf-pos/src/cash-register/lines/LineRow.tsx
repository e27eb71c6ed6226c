import { formatMoney, formatQuantity, lineTotal } from '@cuadra/shared/domain';
import { IconButton, Money } from '@cuadra/shared/ui';
import { memo, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SaleRate } from '../charge/sale-draft.ts';
import { type CartLine, exceedsStock } from './cart.ts';
import { QuantityField } from './QuantityField.tsx';

export interface LineRowProps {
  line: CartLine;
  /** Undefined while there is none: the line then shows its unit price alone. */
  rate: SaleRate | undefined;
  /** It was added or raised last. */
  isLatest: boolean;
  /** More is being taken than there is, in a company that does not allow it. */
  warnsOfStock: boolean;
  onQuantity: (productId: string, qty: string) => void;
  onRemove: (productId: string) => void;
  onScan: (code: string) => void;
  onDone: () => void;
}

const Row = styled.li<{ $latest: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(62px, max-content) max-content;
  grid-template-areas: 'name name name remove' 'price qty total total';
  align-items: center;
  gap: 0 10px;
  padding: 6px 6px 8px var(--s-4);
  border-bottom: 1px solid var(--line);
  ${({ $latest }) => $latest && 'background: var(--brand-soft); box-shadow: inset 3px 0 0 var(--brand);'}
`;

const Name = styled.span`
  grid-area: name;
  font-weight: 600;
  line-height: 1.3;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Price = styled.span`
  grid-area: price;
  font-size: var(--t-xs);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

const Short = styled.span`
  display: block;
  color: var(--danger);
  font-weight: 600;
`;

const Total = styled.span`
  grid-area: total;
  justify-self: end;
  padding-inline-end: 10px;
`;

const Remove = styled(IconButton)`
  grid-area: remove;
  color: var(--ink-3);
`;

/** A line of the sale: what, how many, and what it comes to in both currencies. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, rate, isLatest, warnsOfStock, onQuantity, onRemove, onScan, onDone } = props;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLatest) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isLatest]);
  const total = rate && lineTotal(line, rate);
  return (
    <Row ref={row} $latest={isLatest} aria-label={line.name}>
      <Name title={line.name}>{line.name}</Name>
      <Remove icon="x" size="sm" label="Quitar línea" onClick={() => onRemove(line.product_id)} />
      <Price>
        {formatMoney(line.unit_price, line.currency)} c/u
        {warnsOfStock && exceedsStock(line) && <Short>Quedan {formatQuantity(line.stock)}</Short>}
      </Price>
      <QuantityField
        value={line.qty}
        onChange={(qty) => onQuantity(line.product_id, qty)}
        onScan={onScan}
        onDone={onDone}
      />
      <Total>
        {total && (
          <Money
            amount={total.main}
            currency={rate.main}
            align="end"
            other={
              rate.main === rate.alternative
                ? undefined
                : { amount: total.alternative, currency: rate.alternative }
            }
          />
        )}
      </Total>
    </Row>
  );
});
