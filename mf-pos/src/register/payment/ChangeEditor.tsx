import { formatMoney, toMoney } from '@cuadra/shared/domain';
import { Button, IconButton, MoneyInput, TextInput } from '@cuadra/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PaymentEntry, PaymentMethod } from '../../sale/payment/methods.ts';
import type { SplitState } from '../../sale/payment/split-change.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { Payment } from './use-payment.ts';

export interface ChangeEditorProps {
  payment: Payment;
  split: SplitState;
  changes: readonly PaymentEntry[];
  methods: readonly PaymentMethod[];
  rate: SaleRate;
}

const Rows = styled.div`
  clear: both;
  display: grid;
  gap: var(--s-2);
  padding-bottom: 10px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px max-content;
  align-items: center;
  gap: 6px var(--s-2);
  & > :nth-child(4) {
    grid-column: 1 / 3;
  }
`;

const Rest = styled.p<{ $kind: SplitState['kind'] }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px var(--s-3);
  padding: 8px 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: var(--${({ $kind }) => ({ closed: 'ok', left: 'gold', over: 'danger' })[$kind]});
`;

const Methods = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  span {
    flex-basis: 100%;
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
`;

/** A card terminal takes money and gives none. */
function givesChange({ kind }: PaymentMethod): boolean {
  return kind !== 'card';
}

/** The change as the cashier splits it: an amount for each method, and the rest in one of them by one press. */
export function ChangeEditor({ payment, split, changes, methods, rate }: ChangeEditorProps) {
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => rows.current?.querySelector('input')?.focus(), []);
  const write = (index: number, change: Partial<PaymentEntry>) =>
    payment.writeChanges(changes.map((entry, at) => (at === index ? { ...entry, ...change } : entry)));
  return (
    <Rows ref={rows}>
      {changes.map((entry, index) => {
        const method = methods.find(({ id }) => id === entry.payment_method_id);
        const name = method?.name ?? 'Efectivo';
        return (
          <Row key={entry.payment_method_id}>
            <span>{name}</span>
            <MoneyInput
              size="sm"
              aria-label={`Vuelto en ${name}`}
              currency={entry.currency}
              value={entry.amount}
              onValueChange={(value) => write(index, { amount: toMoney(value || '0') })}
            />
            <IconButton
              icon="x"
              size="sm"
              label={`Quitar ${name} del vuelto`}
              onClick={() => payment.writeChanges(changes.filter((_, at) => at !== index))}
            />
            {method && !method.is_cash && (
              <TextInput
                size="sm"
                aria-label={`Referencia del vuelto en ${name}`}
                placeholder="Teléfono o referencia"
                value={entry.reference ?? ''}
                maxLength={60}
                onChange={(event) => write(index, { reference: event.target.value })}
                autoComplete="off"
              />
            )}
          </Row>
        );
      })}
      <Rest role="status" $kind={split.kind}>
        {split.kind === 'closed' ? (
          <span>El vuelto está completo.</span>
        ) : (
          <>
            <span>{split.kind === 'left' ? 'Queda por entregar' : 'Entregas de más'}</span>
            <span>
              {formatMoney(split.amount.main, rate.main)}
              {rate.main !== rate.alternative &&
                ` · ${formatMoney(split.amount.alternative, rate.alternative)}`}
            </span>
          </>
        )}
      </Rest>
      {split.kind !== 'closed' && (
        <Methods role="group" aria-label="El resto en" data-rest>
          <span aria-hidden>El resto en</span>
          {methods.filter(givesChange).map((method) => (
            <Button
              key={method.id}
              size="sm"
              aria-label={`El resto en ${method.name}`}
              onClick={() => payment.giveRest(method)}
            >
              {method.name}
            </Button>
          ))}
        </Methods>
      )}
    </Rows>
  );
}
