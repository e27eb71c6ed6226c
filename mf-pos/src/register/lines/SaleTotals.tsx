import { exact, formatMoney, formatNumber } from '@cuadra/shared/domain';
import { LOW } from '@cuadra/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { discountTotal } from '../../sale/lines/discount.ts';
import type { CartLine } from '../../sale/lines/line.ts';
import { totalOfLines } from '../../sale/lines/line-totals.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: end;
  flex-wrap: wrap;
  gap: 2px var(--s-3);
  font-variant-numeric: tabular-nums;
`;

const Label = styled.div`
  font-size: var(--t-xs);
  color: var(--ink-3);
  ${LOW} {
    display: none;
  }
`;

const Main = styled.div`
  font-size: clamp(22px, 7cqi, var(--t-3xl));
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.1;
  white-space: nowrap;
  ${LOW} {
    font-size: var(--t-xl);
  }
`;

const Other = styled.div`
  text-align: end;
  div + div {
    font-size: var(--t-xl);
    font-weight: 600;
    line-height: 1.2;
    white-space: nowrap;
  }
`;

const Off = styled.div`
  display: flex;
  justify-content: space-between;
  flex-basis: 100%;
  gap: var(--s-3);
  font-size: var(--t-sm);
  color: var(--ok);
  font-weight: 600;
`;

export interface SaleTotalsProps {
  lines: readonly CartLine[];
  rate: SaleRate | undefined;
}

/** What the sale comes to, in both currencies, and the rate between them; a dash while there is no rate. */
export const SaleTotals = memo(function SaleTotals({ lines, rate }: SaleTotalsProps) {
  const total = rate && totalOfLines(lines, rate);
  const off = rate && discountTotal(lines, rate);
  const isOff = off && (exact(off.main).gt(0) || exact(off.alternative).gt(0));
  return (
    <Row role="group" aria-label="Total">
      {isOff && (
        <Off>
          <span>Descuento</span>
          <span>
            −{formatMoney(off.main, rate.main)}
            {rate.main !== rate.alternative && ` · −${formatMoney(off.alternative, rate.alternative)}`}
          </span>
        </Off>
      )}
      <div>
        <Label>Total</Label>
        <Main>{total ? formatMoney(total.main, rate.main) : '—'}</Main>
      </div>
      {total && rate.main !== rate.alternative && (
        <Other>
          <Label>a {formatNumber(rate.rate, 2)}</Label>
          <div>{formatMoney(total.alternative, rate.alternative)}</div>
        </Other>
      )}
    </Row>
  );
});
