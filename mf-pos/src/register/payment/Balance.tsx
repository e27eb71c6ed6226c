import { formatMoney, type InBoth } from '@cuadra/shared/domain';
import { Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { SaleRate } from '../../sale/sale-rate.ts';

export interface BalanceProps {
  /** «Falta por pagar», «Vuelto». */
  label: string;
  amount: InBoth;
  rate: SaleRate;
  tone: 'gold' | 'ok';
  /** The currency that is written large; the main one by default. */
  lead?: string;
}

const Bar = styled.div<{ $tone: 'gold' | 'ok' }>`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-3);
  padding: 14px 18px;
  border-radius: var(--r-2);
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone});
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Figures = styled.div`
  text-align: end;
  font-size: var(--t-xl);
  line-height: 1.25;
  white-space: nowrap;
  small {
    display: block;
    font-size: var(--t-sm);
    font-weight: 500;
  }
`;

/** What is still to be paid, or to be given back, in both currencies. */
export function Balance({ label, amount, rate, tone, lead = rate.main }: BalanceProps) {
  const main = { value: amount.main, currency: rate.main };
  const alternative = { value: amount.alternative, currency: rate.alternative };
  const [first, second] = lead === rate.main ? [main, alternative] : [alternative, main];
  return (
    <Bar $tone={tone} role="status">
      <span>{label}</span>
      <Figures>
        {formatMoney(first.value, first.currency)}
        {rate.main !== rate.alternative && <small>{formatMoney(second.value, second.currency)}</small>}
      </Figures>
    </Bar>
  );
}

/** The money is all there; what proves a payment is not. */
export function MissingReference({ of }: { of: string | undefined }) {
  return (
    <Bar $tone="gold" role="status">
      <span>Falta la referencia</span>
      {of && <span>{of}</span>}
    </Bar>
  );
}

/** Nothing is missing and nothing is to be given back; of what is sold there may be too little all the same. */
export function Paid({ isUnstocked }: { isUnstocked: boolean }) {
  return (
    <Bar $tone={isUnstocked ? 'gold' : 'ok'} role="status">
      <span>{isUnstocked ? 'Pago completo, pero falta existencia' : 'Pago completo'}</span>
      <Icon name={isUnstocked ? 'alert' : 'check'} />
    </Bar>
  );
}
