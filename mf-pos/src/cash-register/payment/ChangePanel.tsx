import { formatMoney, type InBoth } from '@cuadra/shared/domain';
import { Card } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { SaleRate } from '../charge/sale-draft.ts';
import { Balance } from './Balance.tsx';
import { type ChangeOption, changeKey } from './change.ts';
import type { PaymentMethod } from './methods.ts';

export interface ChangePanelProps {
  amount: InBoth;
  rate: SaleRate;
  /** The ways to give it; the chosen one is among them. */
  options: readonly ChangeOption[];
  chosen: ChangeOption | undefined;
  methods: readonly PaymentMethod[];
  disabled: boolean;
  onChoose: (option: ChangeOption) => void;
}

const Region = styled.section`
  display: grid;
  gap: 10px;
`;

const Ways = styled(Card)`
  padding: 14px 18px 8px;
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
  input {
    accent-color: var(--brand);
    width: 16px;
    height: 16px;
    margin: 0;
  }
  b {
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }
`;

const Trouble = styled.p`
  color: var(--danger);
  font-weight: 500;
`;

/** How much to give back, and in what: whole ways that close to the cent, so that nothing has to be typed. */
export function ChangePanel({
  amount,
  rate,
  options,
  chosen,
  methods,
  disabled,
  onChoose,
}: ChangePanelProps) {
  const name = useId();
  const nameOf = (id: string) => methods.find((method) => method.id === id)?.name ?? 'Efectivo';
  const key = chosen && changeKey(chosen);
  return (
    <Region aria-label="Vuelto">
      <Balance label="Vuelto" amount={amount} rate={rate} tone="ok" />
      {options.length === 0 ? (
        <Trouble role="alert">
          No hay un método en efectivo para dar este vuelto. Cobra el monto exacto o agrega uno en Ajustes.
        </Trouble>
      ) : (
        <Ways as="fieldset" disabled={disabled}>
          <legend>Dar el vuelto en</legend>
          {options.map((option) => (
            <Way key={changeKey(option)}>
              <input
                type="radio"
                name={name}
                checked={changeKey(option) === key}
                onChange={() => onChoose(option)}
              />
              <span>{option.map((entry) => nameOf(entry.payment_method_id)).join(' y ')}</span>
              <b>
                {option.map((entry) => (
                  <div key={entry.payment_method_id}>{formatMoney(entry.amount, entry.currency)}</div>
                ))}
              </b>
            </Way>
          ))}
        </Ways>
      )}
    </Region>
  );
}
