import { formatMoney } from '@cuadra/shared/domain';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { Peek } from './payment-layout.ts';
import type { Payment } from './use-payment.ts';

export interface FinishPeekProps {
  payment: Payment;
  /** Nothing is said before the first one: the total stands above. */
  hasPayments: boolean;
  rate: SaleRate;
}

/** What the figures further up say, in one line above the button of a phone; screen readers have them there. */
export function FinishPeek({ payment: { state, credit, unfinished }, hasPayments, rate }: FinishPeekProps) {
  if (!hasPayments) return null;
  if (unfinished?.kind === 'reference')
    return (
      <Peek aria-hidden>
        <span>Falta la referencia</span>
      </Peek>
    );
  if (state.kind === 'paid') return null;
  const label = state.kind === 'change' ? 'Vuelto' : credit ? 'Queda a crédito' : 'Falta';
  return (
    <Peek aria-hidden>
      <span>{label}</span>
      <span>{formatMoney(state.amount.main, rate.main)}</span>
    </Peek>
  );
}
