import { formatMoney, formatNumber, formatQuantity, lineTotal, trimZeros } from '@cuadra/shared/domain';
import { Badge, IconButton, Kbd, Money } from '@cuadra/shared/ui';
import { memo, useEffect, useRef } from 'react';
import type { SaleRate } from '../charge/sale-draft.ts';
import { KeyButton } from '../keyboard/KeyButton.tsx';
import { KEYS } from '../keyboard/keys.ts';
import { type CartLine, exceedsStock } from './cart.ts';
import { hasDiscount } from './discount.ts';
import { LinePriceNews } from './LinePriceNews.tsx';
import { Actions, Below, Choose, Desk, Note, Price, Remove, Row, Short, Total, Was } from './line-style.ts';
import { QuantityField } from './QuantityField.tsx';

export interface LineRowProps {
  line: CartLine;
  /** Undefined while there is none: the line then shows its unit price alone. */
  rate: SaleRate | undefined;
  /** What the keys of a line are for; its actions are in sight. */
  isChosen: boolean;
  /** More is being taken than there is, in a company that does not allow it. */
  warnsOfStock: boolean;
  /** What it costs now, where that is another price than the line's: «$ 1,15». */
  priceNow: string | undefined;
  onTakePrice: (productId: string) => void;
  /** Undefined for who may not sell at another price. */
  onKeepPrice: ((productId: string) => void) | undefined;
  onChoose: (productId: string) => void;
  onQuantity: (productId: string, qty: string) => void;
  onDiscount: () => void;
  onNote: () => void;
  onRemove: (productId: string) => void;
  onScan: (code: string) => void;
  onDone: () => void;
}

/** A line of the sale: what, how many, and what it comes to in both currencies; the chosen one with what can be done. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const {
    line,
    rate,
    isChosen,
    warnsOfStock,
    priceNow,
    onTakePrice,
    onKeepPrice,
    onChoose,
    onQuantity,
    onRemove,
    onScan,
    onDone,
  } = props;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const total = rate && lineTotal(line, rate);
  const focusQuantity = () => row.current?.querySelector<HTMLInputElement>('input')?.focus();
  return (
    <Row
      ref={row}
      $chosen={isChosen}
      aria-label={line.name}
      data-line={line.product_id}
      {...(isChosen && { 'data-chosen': true })}
    >
      <Choose
        type="button"
        title={line.name}
        aria-expanded={isChosen}
        onClick={() => onChoose(line.product_id)}
      >
        {line.name}
      </Choose>
      <Remove>
        {isChosen && <Kbd>{KEYS.removeLine.drawn}</Kbd>}
        <IconButton icon="x" size="sm" label="Quitar línea" onClick={() => onRemove(line.product_id)} />
      </Remove>
      <Price>
        {formatMoney(line.unit_price, line.currency)} c/u
        {line.earlier_price && (
          <Was>antes {formatMoney(line.earlier_price.unit_price, line.earlier_price.currency)}</Was>
        )}
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
      {(line.note || hasDiscount(line) || priceNow) && (
        <Below>
          {priceNow && (
            <LinePriceNews
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
      {isChosen && (
        <Actions role="group" aria-label={`Acciones de ${line.name}`}>
          <KeyButton of="discount" onClick={props.onDiscount}>
            Descuento
          </KeyButton>
          <KeyButton of="note" onClick={props.onNote}>
            Nota
          </KeyButton>
          <Desk>
            <KeyButton of="quantity" onClick={focusQuantity}>
              Cantidad
            </KeyButton>
          </Desk>
        </Actions>
      )}
    </Row>
  );
});

/** `12.50` → `12,5`. */
function percentText(percent: string): string {
  return formatNumber(percent, trimZeros(percent).split('.')[1]?.length ?? 0);
}
