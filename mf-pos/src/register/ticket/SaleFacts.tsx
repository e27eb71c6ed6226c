import type { Ticket } from '@cuadra/shared/contract';
import { exact, formatMoney, toMoney } from '@cuadra/shared/domain';
import { Card } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { paymentKeys } from '../../sale/payment/methods.ts';

const Sheet = styled(Card)`
  padding: var(--s-2) var(--s-4);
`;

const List = styled.dl`
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s-4);
    padding-block: 8px;
    border-top: 1px solid var(--line);
    &:first-child {
      border-top: 0;
    }
  }
  dt {
    min-width: 0;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  dd {
    margin-inline-start: auto;
    font-weight: 600;
    text-align: end;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: var(--t-sm);
    font-weight: 400;
    color: var(--ink-3);
  }
`;

/** What was paid and by whom, and what was left owed. */
export function SaleFacts({ ticket }: { ticket: Ticket }) {
  const { client, payments, balance, balance_currency, credit_used = '0' } = ticket;
  const keys = paymentKeys(payments);
  const owed = toMoney(exact(balance).minus(credit_used));
  const isUsed = exact(credit_used).gt(0);
  if (!client && payments.length === 0 && !isUsed) return null;
  return (
    <Sheet>
      <List aria-label="Lo que se pagó">
        {client && <Fact name="Cliente" value={client.name} />}
        {payments.map(({ name, amount, currency, reference }, index) => (
          <Fact
            key={keys[index]}
            name={name}
            about={reference ? `Ref. ${reference}` : undefined}
            value={formatMoney(amount, currency)}
          />
        ))}
        {isUsed && (
          <Fact name="Pagado con saldo a favor" value={formatMoney(credit_used, balance_currency)} />
        )}
        {exact(owed).gt(0) && <Fact name="Queda a crédito" value={formatMoney(owed, balance_currency)} />}
      </List>
    </Sheet>
  );
}

function Fact({ name, about, value }: { name: string; about?: string | undefined; value: string }) {
  return (
    <div>
      <dt>
        {name}
        {about && <small>{about}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
