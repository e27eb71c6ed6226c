import type { Product } from '@cuadra/shared/contract';
import { costText, formatQuantity, shownPrice } from '@cuadra/shared/domain';
import { Grid, Stat } from '@cuadra/shared/ui';
import type { CurrentRate } from '../../products/current-rate.ts';
import type { ProductHistory } from './HistoryCharts.tsx';
import { daysLeftText, paceText, soldText } from './pace-text.ts';

export interface HistoryFiguresProps {
  product: Product;
  history: ProductHistory | undefined;
  rate: CurrentRate | undefined;
}

/** How much there is, for how long, what was sold, and for what it is sold. */
export function HistoryFigures({ product, history, rate }: HistoryFiguresProps) {
  const price = shownPrice(product, rate);
  return (
    <Grid $min={200} $gap={3}>
      <Stat
        label="Existencia"
        value={formatQuantity(product.qty)}
        note={product.min_qty === null ? undefined : `mínimo ${formatQuantity(product.min_qty)}`}
      />
      <Stat
        label="Se acaba en"
        loading={!history}
        value={history && daysLeftText(history.days_left)}
        note={history && paceText(history.pace)}
      />
      <Stat
        label="Vendido en 90 días"
        loading={!history}
        value={history && formatQuantity(history.sold.qty)}
        note={history && soldText(history.sold, history)}
      />
      <Stat
        label="Precio"
        value={
          price
            ? {
                amount: price.own.value,
                currency: price.own.currency,
                other: price.other
                  ? { amount: price.other.value, currency: price.other.currency }
                  : undefined,
              }
            : 'Sin precio'
        }
      />
      {product.average_cost !== undefined && (
        <Stat
          label="Costo promedio"
          value={costText(product.average_cost, product.cost_currency)}
          note={product.cost === null ? undefined : `último ${costText(product.cost, product.cost_currency)}`}
        />
      )}
    </Grid>
  );
}
