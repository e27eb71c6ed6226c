import { formatMoney } from '@cuadra/shared/domain';
import { Card, Dot } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { KeyButton } from '../../keyboard/KeyButton.tsx';
import { changeKey } from '../../sale/payment/change.ts';
import type { PaymentEntry, PaymentMethod } from '../../sale/payment/methods.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { Balance } from './Balance.tsx';
import { ChangeEditor } from './ChangeEditor.tsx';
import { ShortMark } from './ShortChange.tsx';
import type { Payment } from './use-payment.ts';

export interface ChangePanelProps {
  payment: Payment;
  changes: readonly PaymentEntry[];
  rate: SaleRate;
  methods: readonly PaymentMethod[];
  disabled: boolean;
}

const Region = styled.section`
  display: grid;
  gap: 10px;
`;

const Ways = styled(Card)`
  padding: 14px 18px 12px;
  legend {
    float: inline-start;
    width: 100%;
    padding: 0 0 4px;
    font-weight: 600;
  }
`;

const Way = styled.label`
  clear: both;
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 10px;
  min-height: 44px;
  padding-block: 6px;
  border-top: 1px solid var(--line);
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  legend + & {
    border-top: 0;
  }
  b {
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding-top: 10px;
  border-top: 1px solid var(--line);
`;

const None = styled.p`
  clear: both;
  padding: 4px 0 10px;
  color: var(--danger);
  font-weight: 500;
`;

/** How much to give back, and in what: whole ways that close to the cent, or split by hand. */
export function ChangePanel({ payment, changes, rate, methods, disabled }: ChangePanelProps) {
  const { state, changeOptions: options, option: chosen, split } = payment;
  const name = useId();
  if (state.kind !== 'change') return null;
  const nameOf = (id: string) => methods.find((method) => method.id === id)?.name ?? 'Efectivo';
  const key = chosen && changeKey(chosen);
  return (
    <Region aria-label="Vuelto">
      <Balance label="Vuelto" amount={state.amount} rate={rate} tone="ok" />
      <Ways as="fieldset" disabled={disabled}>
        <legend>Dar el vuelto en</legend>
        {split ? (
          <ChangeEditor payment={payment} split={split} changes={changes} methods={methods} rate={rate} />
        ) : (
          options.map((option) => (
            <Way key={changeKey(option)}>
              <Dot
                type="radio"
                name={name}
                checked={changeKey(option) === key}
                onChange={() => payment.giveChange(option)}
              />
              <span>{option.map((entry) => nameOf(entry.payment_method_id)).join(' y ')}</span>
              <b>
                {option.map((entry) => (
                  <div key={entry.payment_method_id}>{formatMoney(entry.amount, entry.currency)}</div>
                ))}
              </b>
              <ShortMark short={payment.shortOf(option)} />
            </Way>
          ))
        )}
        {!split && options.length === 0 && (
          <None role="alert">
            No hay un método en efectivo para dar este vuelto. Repártelo a mano o cobra el monto exacto.
          </None>
        )}
        <Tools>
          {(split || options.length > 1) && (
            <KeyButton of="change" onClick={payment.giveOtherwise}>
              {split ? 'Volver a lo usual' : 'Otra forma'}
            </KeyButton>
          )}
          {!split && (
            <KeyButton of="splitChange" onClick={payment.splitChange}>
              Repartir a mano
            </KeyButton>
          )}
        </Tools>
      </Ways>
    </Region>
  );
}
