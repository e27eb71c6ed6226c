import {
  formatMoney,
  formatPairRate,
  formatPercent,
  formatUnitCost,
  hasRate,
  round,
  shownPrice,
  toldRate,
} from '@cuadra/shared/domain';
import { Money, Stack } from '@cuadra/shared/ui';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { CurrentRate } from '../current-rate.ts';
import { missingForPrice, priceGain } from './price-gain.ts';
import { hasUnknownCost, type ProductValues, toPricedProduct } from './product-values.ts';

const Name = styled.div`
  font-weight: 600;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

const NoPrice = styled.div`
  font-size: var(--t-2xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  color: var(--ink-3);
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px var(--s-3);
  padding-top: var(--s-3);
  border-top: 1px solid var(--line);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    text-align: end;
    font-weight: 600;
  }
`;

const Note = styled.p<{ $tone: 'plain' | 'gold' | 'bad' }>`
  font-size: var(--t-sm);
  color: ${({ $tone }) => ({ plain: 'var(--ink-2)', gold: 'var(--gold)', bad: 'var(--danger)' })[$tone]};
  font-variant-numeric: tabular-nums;
`;

const MISSING = {
  cost: 'Escribe el costo y la utilidad; si no los sabes, elige un precio fijo.',
  utility: 'Escribe la utilidad. Con 0 % se vende a lo que cuesta.',
  price: 'Escribe el precio.',
};

/** The price as it will be charged today, worked out while the form is filled in. */
export function PricePreview({ rate }: { rate: CurrentRate | undefined }) {
  const values = useWatch<ProductValues>() as ProductValues;
  const product = toPricedProduct(values);
  const price = shownPrice(product, rate);
  const isCostUnknown = hasUnknownCost(values);
  const gain = priceGain(product, rate);
  const missing = missingForPrice(product);
  const told = rate && toldRate(rate);
  const isLoss = gain?.amount.startsWith('-') ?? false;
  return (
    <Stack $gap={3}>
      <Name className={values.name.trim() ? '' : 'muted'}>{values.name.trim() || 'Producto sin nombre'}</Name>
      <div aria-live="polite">
        {price ? (
          <Money
            size="xl"
            amount={price.own.value}
            currency={price.own.currency}
            other={price.other ? { amount: price.other.value, currency: price.other.currency } : undefined}
          />
        ) : (
          <NoPrice>Sin precio</NoPrice>
        )}
      </div>
      {missing && <Note $tone="plain">{MISSING[missing]}</Note>}
      {isCostUnknown && <Note $tone="plain">Sin el costo no podremos decirte cuánto ganas.</Note>}
      {gain && product.cost !== null && (
        <Rows>
          <dt>Costo</dt>
          <dd>{formatUnitCost(round(product.cost, 4), product.cost_currency)}</dd>
          <dt>Ganas por unidad</dt>
          <dd>{formatMoney(gain.amount, gain.currency)}</dd>
          {gain.percent !== null && (
            <>
              <dt>Sobre el costo</dt>
              <dd>{formatPercent(gain.percent, 2)}</dd>
            </>
          )}
        </Rows>
      )}
      {isLoss && <Note $tone="bad">Lo venderías por debajo de lo que cuesta.</Note>}
      {rate && told && hasRate(rate) ? (
        <Note $tone="gold">A la tasa de {formatPairRate(told.source, told.target, told.rate)}</Note>
      ) : (
        rate?.rate_id === null &&
        rate.main !== rate.alternative && (
          <Note $tone="gold">
            No hay tasa del día: regístrala en Ajustes para ver también el otro precio.
          </Note>
        )
      )}
    </Stack>
  );
}
