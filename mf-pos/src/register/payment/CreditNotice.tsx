import { beforeStop, convert, exact, formatMoney, toMoney } from '@cuadra/shared/domain';
import { Button, Notice } from '@cuadra/shared/ui';
import type { CreditState } from '../../sale/payment/credit.ts';
import type { PaymentState } from '../../sale/payment/payment.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { useIsUnregistered } from '../client/use-sale-client.ts';
import { Balance } from './Balance.tsx';

export interface CreditNoticeProps {
  credit: CreditState;
  state: PaymentState;
  client: SaleClient | null;
  rate: SaleRate;
  onPick: () => void;
}

/** What becomes a debt, whose, and why it cannot where it cannot. */
export function CreditNotice({ credit, state, client, rate, onPick }: CreditNoticeProps) {
  const isUnregistered = useIsUnregistered(client);
  if (state.kind !== 'missing') return null;
  const both = (
    <Balance
      label="Queda a crédito"
      amount={state.amount}
      rate={rate}
      tone="gold"
      lead={credit.debt.currency}
    />
  );
  if (credit.kind === 'no-client')
    return (
      <>
        {both}
        <Notice
          tone="warning"
          title="Falta el cliente."
          action={
            <Button size="sm" shortcut="F4" onClick={onPick}>
              Elegir cliente
            </Button>
          }
        >
          Lo que se fía lo debe alguien.
        </Notice>
      </>
    );
  if (credit.kind === 'over-limit') {
    const debt = convert(credit.debt.amount, credit.debt.currency, rate.alternative, rate);
    const now = toMoney(exact(toMoney(debt)).minus(credit.left));
    return (
      <>
        {both}
        <Notice tone="bad" title={`${client?.name ?? 'El cliente'} pasaría su límite.`}>
          Puede deber {formatMoney(credit.left, rate.alternative)} más: cobra al menos{' '}
          {formatMoney(now, rate.alternative)} ahora.
        </Notice>
      </>
    );
  }
  if (isUnregistered)
    return (
      <>
        {both}
        <Notice tone="warning" title={`No sabemos qué debe ${beforeStop(client?.name ?? 'este cliente')}.`}>
          Lo anotaste sin conexión. La venta a crédito se hace cuando el servidor la acepte: no entregues la
          mercancía antes.
        </Notice>
      </>
    );
  return both;
}
