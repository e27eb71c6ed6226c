import { convert, toMoney } from '@cuadra/shared/domain';
import { Kbd, TOUCH } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { PaymentMethod } from '../../sale/payment/methods.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';
import { Balance, MissingReference, Paid } from './Balance.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { CreditNotice } from './CreditNotice.tsx';
import type { Payment } from './use-payment.ts';

/** Of the keyboard: where there is none, the methods are in sight. */
const Hint = styled.p`
  font-size: var(--t-sm);
  color: var(--ink-2);
  ${TOUCH} {
    display: none;
  }
`;

export interface OutcomeNoticesProps {
  payment: Payment;
  sale: SaleTab;
  methods: readonly PaymentMethod[];
  rate: SaleRate;
  disabled: boolean;
  /** Something beside the money keeps the sale from being charged: nothing is said to be complete. */
  isHeld: boolean;
  /** It is charged all the same, and there is too little of something. */
  isUnstocked: boolean;
  onPickClient: () => void;
}

/** What comes of the payments: something missing, a debt, all paid, or change to be given. */
export function OutcomeNotices({
  payment,
  sale,
  methods,
  rate,
  disabled,
  isHeld,
  isUnstocked,
  onPickClient,
}: OutcomeNoticesProps) {
  const { state, credit, unfinished, used } = payment;
  const unreferenced = unfinished?.kind === 'reference' ? sale.payments[unfinished.index] : undefined;
  const nameOf = (id: string) => methods.find((method) => method.id === id)?.name;
  return (
    <>
      {used && (
        <Balance
          label="Se paga con saldo a favor"
          amount={{
            main: toMoney(convert(used.amount, used.currency, rate.main, rate)),
            alternative: toMoney(convert(used.amount, used.currency, rate.alternative, rate)),
          }}
          rate={rate}
          tone="ok"
          lead={used.currency}
        />
      )}
      {state.kind === 'missing' && !credit && (
        <Balance label="Falta por pagar" amount={state.amount} rate={rate} tone="gold" />
      )}
      {unfinished?.kind === 'missing' && sale.payments.length > 0 && (
        <Hint>
          <Kbd>Enter</Kbd> y elige otro método para lo que falta.
        </Hint>
      )}
      {credit && (
        <CreditNotice
          credit={credit}
          state={state}
          client={payment.client}
          rate={rate}
          onPick={onPickClient}
        />
      )}
      {state.kind === 'paid' && !unreferenced && !isHeld && <Paid isUnstocked={isUnstocked} />}
      <ChangePanel
        payment={payment}
        changes={sale.changes}
        rate={rate}
        methods={methods}
        disabled={disabled}
      />
      {unreferenced && <MissingReference of={nameOf(unreferenced.payment_method_id)} />}
    </>
  );
}
