import { formatMoney, formatPercent } from '@cuadra/shared/domain';
import { Badge } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { hasDiscount } from '../../sale/lines/discount.ts';
import type { CartLine } from '../../sale/lines/line.ts';
import { LineShort } from '../stock/LineShort.tsx';
import { LinePriceChange } from './LinePriceChange.tsx';

const Below = styled.span`
  grid-area: note;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  padding: 4px 10px 0;
`;

const Note = styled.span`
  font-size: var(--t-xs);
  font-style: italic;
  color: var(--ink-2);
  overflow-wrap: anywhere;
`;

export interface LineBelowProps {
  line: CartLine;
  /** Units that there are of its product and that the sale takes, where that is more and may not be. */
  there: string | undefined;
  wanted: string | undefined;
  /** What it costs now, where that is another price than the line's: «$ 1,15». */
  priceNow: string | undefined;
  onTakePrice: (productId: string) => void;
  /** Undefined for who may not sell at another price. */
  onKeepPrice: ((productId: string) => void) | undefined;
  onQuantity: (key: string, qty: string) => void;
}

/** What is said of a line besides its figures. */
export function LineBelow(props: LineBelowProps) {
  const { line, there, wanted, priceNow, onTakePrice, onKeepPrice, onQuantity } = props;
  return (
    <Below>
      {there && wanted && <LineShort line={line} there={there} wanted={wanted} onQuantity={onQuantity} />}
      {priceNow && (
        <LinePriceChange
          name={line.name}
          now={priceNow}
          onTake={() => onTakePrice(line.product_id)}
          onKeep={onKeepPrice && (() => onKeepPrice(line.product_id))}
        />
      )}
      {hasDiscount(line) && (
        <Badge tone="ok">
          −{formatMoney(line.discount, line.currency)}
          {line.discount_percent !== null && ` (${formatPercent(line.discount_percent)})`}
        </Badge>
      )}
      {line.note && <Note>{line.note}</Note>}
    </Below>
  );
}
