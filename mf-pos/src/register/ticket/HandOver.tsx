import type { Ticket } from '@cuadra/shared/contract';
import { exact, formatMoney } from '@cuadra/shared/domain';
import { LOW } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { noteMoney } from '../../cash-session/denominations.ts';
import { notesToHand } from '../../cash-session/notes-to-hand.ts';
import { usePaymentMethods } from '../../offline/answers/use-payment-methods.ts';
import { paymentKeys } from '../../sale/payment/methods.ts';

type Change = Ticket['changes'][number];

const Box = styled.section`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-4) var(--s-5) var(--s-5);
  border-radius: var(--r-3);
  background: var(--ok-soft);
  font-variant-numeric: tabular-nums;
  h3 {
    font-size: var(--t-md);
    font-weight: 600;
    color: var(--ok);
  }
  ${LOW} {
    gap: var(--s-2);
    padding: var(--s-3) var(--s-4);
  }
`;

const Amount = styled.p`
  font-size: clamp(32px, 5.5vw, 56px);
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1.1;
  white-space: nowrap;
  small {
    margin-inline-start: var(--s-3);
    font-size: var(--t-md);
    font-weight: 500;
    letter-spacing: 0;
    color: var(--ink-2);
  }
  ${LOW} {
    font-size: 30px;
  }
`;

const Notes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-top: var(--s-2);
  li {
    padding: 4px 12px;
    border: 1px solid currentColor;
    border-radius: var(--r-1);
    background: var(--surface);
    color: var(--ok);
    font-size: var(--t-lg);
    white-space: nowrap;
  }
  b {
    color: var(--ink);
    font-weight: 600;
  }
`;

const Rest = styled.p`
  margin-top: var(--s-2);
  font-size: var(--t-sm);
  color: var(--ink-2);
`;

const None = styled.p`
  color: var(--ink-2);
  font-size: var(--t-lg);
`;

/** What the cashier hands over: the change in large figures, and in the notes and coins to take out of the drawer. */
export function HandOver({ ticket }: { ticket: Ticket }) {
  const { methods } = usePaymentMethods(ticket);
  const { changes } = ticket;
  if (changes.length === 0) return <None>Sin vuelto.</None>;
  const keys = paymentKeys(changes);
  return (
    <Box aria-label="Entrega este vuelto">
      <h3>Entrega este vuelto</h3>
      {changes.map((change, index) => (
        <Handed
          key={keys[index]}
          change={change}
          // Only what is not cash has a name that must be told; a method that is gone is taken for cash.
          isCash={methods?.find(({ id }) => id === change.payment_method_id)?.is_cash ?? !change.reference}
        />
      ))}
    </Box>
  );
}

function Handed({ change, isCash }: { change: Change; isCash: boolean }) {
  const { amount, currency, name, reference } = change;
  const { notes, rest } = notesToHand(amount, currency);
  return (
    <div>
      <Amount>
        {formatMoney(amount, currency)}
        {!isCash && <small>por {[name, reference].filter(Boolean).join(' · ')}</small>}
      </Amount>
      {isCash && notes.length > 0 && (
        <>
          <Notes aria-label={`En billetes y monedas, ${formatMoney(amount, currency)}`}>
            {notes.map(({ value, count }) => (
              <li key={value}>
                <b>{count}</b> × {noteMoney(value, currency)}
              </li>
            ))}
          </Notes>
          {exact(rest).gt(0) && (
            <Rest>Quedan {formatMoney(rest, currency)}: no hay billete ni moneda de tan poco.</Rest>
          )}
        </>
      )}
    </div>
  );
}
