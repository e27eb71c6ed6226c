import { formatMoney, saleTotal } from '@cuadra/shared/domain';
import { Button, Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { SaleRate } from '../charge/sale-draft.ts';
import type { CartLine } from '../lines/cart.ts';
import { takePrices } from '../lines/price-news.ts';
import type { SalePriceNews } from '../lines/use-price-news.ts';

const Prices = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

export interface PriceNoticeProps {
  prices: SalePriceNews;
  lines: readonly CartLine[];
  rate: SaleRate;
}

/** Before a sale is charged: which prices have changed since, what it comes to with them, and the choice. */
export function PriceNotice({ prices: { news, take, keep }, lines, rate }: PriceNoticeProps) {
  if (news.length === 0) return null;
  const total = saleTotal(takePrices(lines, news), rate);
  const isOne = news.length === 1;
  return (
    <Notice
      tone="warning"
      title={isOne ? 'Cambió un precio de esta venta.' : `Cambiaron ${news.length} precios de esta venta.`}
      action={
        <Buttons>
          <Button size="sm" variant="primary" data-price onClick={() => take()}>
            {isOne ? 'Usar el precio nuevo' : 'Usar los precios nuevos'}
          </Button>
          {keep && (
            <Button size="sm" onClick={() => keep()}>
              {isOne ? 'Mantener el de antes' : 'Mantener los de antes'}
            </Button>
          )}
        </Buttons>
      }
    >
      {news.map(({ product_id, name, before, now }) => (
        <Prices key={product_id}>
          {name}: era {before}, ahora {now}.
        </Prices>
      ))}
      <Prices>
        El total sería {formatMoney(total.main, rate.main)}
        {rate.main !== rate.alternative && ` (${formatMoney(total.alternative, rate.alternative)})`}.
      </Prices>
    </Notice>
  );
}
