import type { SaleDetail } from '@cuadra/shared/contract';
import { bankText, formatMoney } from '@cuadra/shared/domain';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { paymentKeys } from '../../sale/payment/methods.ts';

/** The number and the amount of a sale. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  margin-bottom: var(--s-4);
  h3 {
    display: inline-block;
    margin-inline-end: var(--s-2);
    font-size: var(--t-xl);
    font-variant-numeric: tabular-nums;
  }
  p {
    margin-top: 2px;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

const Section = styled.section`
  margin-top: var(--s-5);
  h4 {
    margin-bottom: var(--s-1);
    font-size: var(--t-sm);
    font-weight: 600;
    color: var(--ink-3);
  }
`;

/** A part of a sale with its heading, which is its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {children}
    </Section>
  );
}

/** A thing and its amount. */
export const LineRow = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--s-2) var(--s-4);
  padding-block: 9px;
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  &:first-child {
    border-top: 0;
  }
  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
`;

const REUSE = {
  accepted: 'Referencia repetida: se avisó y se cobró de todos modos.',
  unseen: 'Referencia repetida: no se pudo avisar al cobrar.',
} as const;

const Reuse = styled.small`
  && {
    color: var(--gold);
  }
`;

export interface PaymentRowsProps {
  payments: SaleDetail['payments'];
  /** What they are, where they are no payments: «Vuelto». */
  label?: string;
}

/** Payments, each in its own currency. */
export function PaymentRows({ payments, label }: PaymentRowsProps) {
  const keys = paymentKeys(payments);
  return (
    <ul {...(label && { 'aria-label': label })}>
      {payments.map(({ name, amount, currency, reference, bank, reference_reuse }, index) => (
        <LineRow key={keys[index]}>
          <span>
            {label ? `${label}: ${name}` : name}
            {reference && <small>Ref. {reference}</small>}
            {reference_reuse && <Reuse>{REUSE[reference_reuse]}</Reuse>}
            {bank && <small>{bankText(bank)}</small>}
          </span>
          <b>{formatMoney(amount, currency)}</b>
        </LineRow>
      ))}
    </ul>
  );
}
