import { formatMoney } from '@cuadra/shared/domain';
import { Badge, Money } from '@cuadra/shared/ui';
import { memo } from 'react';
import { hasDiscount } from '../../sale/lines/discount.ts';
import { countOf, lineKey, priceOf, unitOf } from '../../sale/lines/line.ts';
import { totalOfLine } from '../../sale/lines/line-totals.ts';
import { isAtWholesale } from '../../sale/lines/presented.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { LineBelow } from '../dialogs/lazy-dialogs.ts';
import type { LineBelowProps } from '../news/LineBelow.tsx';
import { Price, Total, Was } from './line-style.ts';
import { QuantityField } from './QuantityField.tsx';

export interface LineFactsProps extends LineBelowProps {
  /** Undefined while there is none: the line then shows its unit price alone. */
  rate: SaleRate | undefined;
  onScan: (code: string) => void;
  onDone: () => void;
}

/** The figures of a line, and what is said about it; as they are whether it is the chosen one or not. */
export const LineFacts = memo(function LineFacts({
  line,
  rate,
  there,
  wanted,
  priceNow,
  onTakePrice,
  onKeepPrice,
  onQuantity,
  onScan,
  onDone,
}: LineFactsProps) {
  const total = rate && totalOfLine(line, rate);
  const unit = unitOf(line);
  return (
    <>
      <Price>
        {formatMoney(priceOf(line), line.currency)}
        {unit === undefined ? ' c/u' : `/${unit}`}
        {isAtWholesale(line) && <Badge>Al mayor</Badge>}
        {line.earlier_price && (
          <Was>antes {formatMoney(line.earlier_price.unit_price, line.earlier_price.currency)}</Was>
        )}
      </Price>
      <QuantityField
        value={countOf(line)}
        unit={unit}
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
      {(line.note || hasDiscount(line) || priceNow || there) && (
        <LineBelow {...{ line, there, wanted, priceNow, onTakePrice, onKeepPrice, onQuantity }} />
      )}
    </>
  );
});
