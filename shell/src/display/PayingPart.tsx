import type { DisplaySnapshot } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import styled from 'styled-components';
import { TransferPart } from './TransferPart.tsx';

const Rows = styled.ul`
  display: grid;
  gap: calc(var(--u) * 0.4);
  font-size: calc(var(--u) * 1.2);
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--u);
  }
  li > :last-child {
    text-align: end;
  }
`;

const Rest = styled.div<{ $tone: 'gold' | 'ok' }>`
  padding: calc(var(--u) * 0.8) calc(var(--u) * 1.1);
  border-radius: var(--r-2);
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone});
  font-size: calc(var(--u) * 1.2);
  b {
    display: block;
    font-size: calc(var(--u) * 2);
    letter-spacing: -0.02em;
  }
`;

/** How it is being paid: with what, what is missing or comes back, and to whom a Pago Móvil goes. */
export function PayingPart({ snapshot }: { snapshot: DisplaySnapshot }) {
  const { payments, missing, change, transfer, main, alternative } = snapshot;
  const rows = payments.map((payment, place) => ({ ...payment, place }));
  return (
    <>
      {transfer && <TransferPart transfer={transfer} />}
      {payments.length > (transfer ? 1 : 0) && (
        <Rows aria-label="Pagos">
          {rows.map(({ name, amount, currency, place }) => (
            <li key={place}>
              <span>{name}</span>
              <strong>{formatMoney(amount, currency)}</strong>
            </li>
          ))}
        </Rows>
      )}
      {missing && (
        <Rest $tone="gold">
          {payments.length > 0 ? 'Falta' : 'Por pagar'}
          <b>
            {formatMoney(missing.main, main)}
            {main !== alternative && ` · ${formatMoney(missing.alternative, alternative)}`}
          </b>
        </Rest>
      )}
      {change.length > 0 && (
        <Rest $tone="ok">
          Tu vuelto
          <b>{change.map(({ amount, currency }) => formatMoney(amount, currency)).join(' · ')}</b>
        </Rest>
      )}
    </>
  );
}
