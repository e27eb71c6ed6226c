import { formatMoney } from '@cuadra/shared/domain';
import { Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useBlindCount } from '../../cash-session/use-blind-count.ts';
import type { Short } from '../../sale/payment/in-till.ts';
import type { Payment } from './use-payment.ts';

const Mark = styled.small`
  grid-column: 2 / -1;
  color: var(--gold);
  font-size: var(--t-sm);
  font-weight: 500;
`;

const Warning = styled(Notice)`
  margin-bottom: var(--s-3);
`;

/** How much of it there is; where the company counts blind, only that it is not enough. */
function shortText(short: readonly Short[], isBlind: boolean): string {
  if (isBlind) return 'No alcanza según el conteo';
  return `En la caja hay ${short.map(({ has, currency }) => formatMoney(has, currency)).join(' y ')}`;
}

/** Beside a way to give change: that the till does not have it by its count. */
export function ShortMark({ short }: { short: readonly Short[] }) {
  const isBlind = useBlindCount();
  return short.length === 0 ? null : <Mark>{shortText(short, isBlind)}</Mark>;
}

/** Above the button that ends the sale: the count may be wrong, so that it is told and nothing is kept from being done. */
export function ShortNotice({ payment: { change, shortOf } }: { payment: Payment }) {
  const isBlind = useBlindCount();
  const short = change ? shortOf(change) : [];
  if (short.length === 0) return null;
  return (
    <div role="status">
      <Warning tone="warning" title="La caja no tiene este vuelto.">
        {shortText(short, isBlind)}. Si lo tienes, entrégalo igual.
      </Warning>
    </div>
  );
}
