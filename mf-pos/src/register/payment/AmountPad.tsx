import { exact, formatMoney, toMoney } from '@cuadra/shared/domain';
import { Button, Card, Field, Kbd, MoneyInput, TextInput } from '@cuadra/shared/ui';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { noteMoney } from '../../cash-session/denominations.ts';
import {
  arrivesAt,
  comesFromBank,
  type PaymentEntry,
  type PaymentMethod,
} from '../../sale/payment/methods.ts';
import { nextNotes } from '../../sale/payment/quick-amounts.ts';
import { PayerBank } from './PayerBank.tsx';

export interface AmountPadProps {
  method: PaymentMethod;
  payment: PaymentEntry;
  /** What this payment would have to be for the sale to be paid exactly. */
  exactAmount: string;
  /** The reference is what keeps the sale from being finished. */
  isReferenceMissing: boolean;
  onChange: (change: Partial<Pick<PaymentEntry, 'amount' | 'is_exact' | 'reference' | 'bank'>>) => void;
  amountBox: RefObject<HTMLInputElement | null>;
  referenceBox: RefObject<HTMLInputElement | null>;
}

const Pad = styled(Card)`
  display: grid;
  gap: var(--s-3);
  padding: 18px;
  h2 {
    font-size: var(--t-md);
  }
`;

const Amount = styled(MoneyInput)`
  height: 60px;
  padding-inline-start: 58px;
  font-size: 28px;
  font-weight: 700;
`;

const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  && button[aria-pressed='true'] {
    border-color: var(--brand);
    color: var(--brand-ink);
    background: var(--brand-soft);
  }
`;

const Arrives = styled.p`
  color: var(--ink-2);
  font-size: var(--t-sm);
  overflow-wrap: anywhere;
`;

const Walk = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--ink-3);
`;

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The amount of the payment at hand, typed or taken from what people usually hand over; and its reference. */
export function AmountPad(props: AmountPadProps) {
  const { method, payment, exactAmount, isReferenceMissing } = props;
  const { onChange, amountBox, referenceBox } = props;
  const { currency } = payment;
  const arrives = arrivesAt(method);
  // An empty field counts as nothing without being rewritten as 0,00 below the cashier's fingers.
  const [isEmpty, setEmpty] = useState(false);

  const type = (value: string | null) => {
    setEmpty(value === '');
    onChange({ amount: toMoney(value || '0'), is_exact: undefined });
  };
  const take = ({ amount, is_exact }: Pick<PaymentEntry, 'amount' | 'is_exact'>) => {
    setEmpty(false);
    onChange({ amount, is_exact });
    // Taken by a finger, nothing is to be typed: the keyboard would only cover the rest.
    if (!matchMedia('(pointer: coarse)').matches) amountBox.current?.focus();
    requestAnimationFrame(() => amountBox.current?.select());
  };

  const quick = [
    ...(exact(exactAmount).gt(0)
      ? [
          {
            amount: exactAmount,
            is_exact: true as const,
            label: `Exacto ${formatMoney(exactAmount, currency)}`,
          },
        ]
      : []),
    ...(method.is_cash ? nextNotes(exactAmount, currency) : []).map((amount) => ({
      amount,
      is_exact: undefined,
      label: noteMoney(amount, currency),
    })),
  ];

  const walk = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (!by || quick.length === 0) return;
    event.preventDefault();
    const at = isEmpty ? -1 : quick.findIndex(({ amount }) => exact(amount).eq(payment.amount));
    const next = quick[at < 0 ? 0 : (at + by + quick.length) % quick.length];
    if (next) take(next);
  };

  return (
    <Pad as="div">
      <div>
        <h2>{method.name}</h2>
        {arrives && <Arrives>{arrives}</Arrives>}
      </div>
      <Field label="Monto">
        <Amount
          ref={amountBox}
          size="lg"
          currency={currency}
          value={isEmpty ? '' : payment.amount}
          onValueChange={type}
          onKeyDown={walk}
          enterKeyHint="done"
        />
      </Field>
      {quick.length > 0 && (
        <Quick role="group" aria-label="Montos rápidos">
          {quick.map((one) => (
            <Button
              key={one.label}
              aria-pressed={!isEmpty && exact(one.amount).eq(payment.amount)}
              onClick={() => take(one)}
            >
              {one.label}
            </Button>
          ))}
          {quick.length > 1 && (
            <Walk>
              <Kbd rare>↑</Kbd> <Kbd rare>↓</Kbd>
            </Walk>
          )}
        </Quick>
      )}
      {method.needs_reference && (
        <Field
          label="Referencia"
          aside={<Kbd rare>F3</Kbd>}
          {...(isReferenceMissing
            ? { error: 'Escribe la referencia del pago.' }
            : { hint: 'El número que muestra el comprobante.' })}
        >
          <TextInput
            ref={referenceBox}
            value={payment.reference ?? ''}
            onChange={(event) => onChange({ reference: event.target.value })}
            maxLength={60}
            inputMode={method.kind === 'zelle' ? 'text' : 'numeric'}
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
      )}
      {comesFromBank(method) && (
        <PayerBank
          bank={payment.bank}
          onChange={(bank) => onChange({ bank })}
          onLeave={() => amountBox.current?.focus()}
        />
      )}
    </Pad>
  );
}
