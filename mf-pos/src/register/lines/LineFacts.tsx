import { formatMoney, formatNumber, formatQuantity, trimZeros } from '@cuadra/shared/domain';
import { Badge, Money } from '@cuadra/shared/ui';
import { memo } from 'react';
import { exceedsStock } from '../../sale/lines/cart.ts';
import { hasDiscount } from '../../sale/lines/discount.ts';
import { type CartLine, countOf, lineKey, priceOf } from '../../sale/lines/line.ts';
import { totalOfLine } from '../../sale/lines/line-totals.ts';
import { isAtWholesale } from '../../sale/lines/presented.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { LinePriceChange } from '../dialogs/lazy-dialogs.ts';
import { Below, Note, Price, Short, Total, Was } from './line-style.ts';
import { QuantityField } from './QuantityField.tsx';

export interface LineFactsProps {
  line: CartLine;
  /** Undefined while there is none: the line then shows its unit price alone. */
  rate: SaleRate | undefined;
  /** More is being taken than there is, in a company that does not allow it. */
  warnsOfStock: boolean;
  /** What it costs now, where that is another price than the line's: «$ 1,15». */
  priceNow: string | undefined;
  onTakePrice: (productId: string) => void;
  /** Undefined for who may not sell at another price. */
  onKeepPrice: ((productId: string) => void) | undefined;
  onQuantity: (key: string, qty: string) => void;
  onScan: (code: string) => void;
  onDone: () => void;
}

/** The figures of a line, and what is said about it; as they are whether it is the chosen one or not. */
export const LineFacts = memo(function LineFacts({
  line,
  rate,
  warnsOfStock,
  priceNow,
  onTakePrice,
  onKeepPrice,
  onQuantity,
  onScan,
  onDone,
}: LineFactsProps) {
  const total = rate && totalOfLine(line, rate);
  return (
    <>
      <Price>
        {formatMoney(priceOf(line), line.currency)} c/u
        {isAtWholesale(line) && <Badge>Al mayor</Badge>}
        {line.earlier_price && (
          <Was>antes {formatMoney(line.earlier_price.unit_price, line.earlier_price.currency)}</Was>
        )}
        {warnsOfStock && exceedsStock(line) && <Short>Quedan {formatQuantity(line.stock)}</Short>}
      </Price>
      <QuantityField
        value={countOf(line)}
        onChange={(qty) => onQuantity(lineKey(line), qty)}
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
      {(line.note || hasDiscount(line) || priceNow) && (
        <Below>
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
              {line.discount_percent !== null && ` (${percentText(line.discount_percent)} %)`}
            </Badge>
          )}
          {line.note && <Note>{line.note}</Note>}
        </Below>
      )}
    </>
  );
});

/** `12.50` → `12,5`. */
function percentText(percent: string): string {
  return formatNumber(percent, trimZeros(percent).split('.')[1]?.length ?? 0);
}
