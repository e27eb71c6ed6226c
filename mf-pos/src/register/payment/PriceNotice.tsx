import { formatMoney, saleTotal } from '@cuadra/shared/domain';
import { Button, Notice, Row } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { CartLine } from '../../sale/lines/line.ts';
import { settleWholesale } from '../../sale/lines/presented.ts';
import { takePrices } from '../../sale/lines/price-changes.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { useSale } from '../../tabs/sale-tabs-context.ts';
import type { SalePriceChanges } from '../news/use-price-changes.ts';

const Prices = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

export interface PriceNoticeProps {
  prices: SalePriceChanges;
  lines: readonly CartLine[];
  rate: SaleRate;
}

/** Before a sale is charged: which prices have changed since, what it comes to with them, and the choice. */
export function PriceNotice({ prices: { changed, take, keep }, lines, rate }: PriceNoticeProps) {
  const { client } = useSale();
  if (changed.length === 0) return null;
  const taken = settleWholesale(takePrices(lines, changed), client?.is_wholesale === true);
  const total = saleTotal(taken, rate);
  const isOne = changed.length === 1;
  return (
    <Notice
      tone="warning"
      title={isOne ? 'Cambió un precio de esta venta.' : `Cambiaron ${changed.length} precios de esta venta.`}
      action={
        <Row as="span">
          <Button size="sm" variant="primary" data-price onClick={() => take()}>
            {isOne ? 'Usar el precio nuevo' : 'Usar los precios nuevos'}
          </Button>
          {keep && (
            <Button size="sm" onClick={() => keep()}>
              {isOne ? 'Mantener el de antes' : 'Mantener los de antes'}
            </Button>
          )}
        </Row>
      }
    >
      {changed.map(({ product_id, presentation_id, name, before, now }) => (
        <Prices key={`${product_id} ${presentation_id}`}>
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
