import { companyDay, formatMoney, shortDay, shortTime } from '@cuadra/shared/domain';
import { Badge } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { SaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { DebtBadge } from './ClientFacts.tsx';
import { clientFigures } from './client-figures.ts';

const Figures = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  small {
    font-size: var(--t-xs);
    color: var(--ink-2);
    white-space: nowrap;
  }
`;

/** What somebody owes and has in favour, in both currencies at today's rate; nothing for who has neither. */
export function FoundFigures({ client, rate }: { client: SaleClient; rate: SaleRate | undefined }) {
  if (!rate) return null;
  const { owed, favour } = clientFigures(client, rate);
  const told = [owed, favour].filter((amount) => amount !== undefined);
  if (told.length === 0) return null;
  return (
    <Figures>
      <DebtBadge client={client} rate={rate} />
      {owed && client.overdue_since && (
        <Badge tone="bad">Vencido desde el {shortDay(client.overdue_since)}</Badge>
      )}
      {rate.main !== rate.alternative && (
        <small>{told.map(({ main }) => formatMoney(main, rate.main)).join(' · ')}</small>
      )}
    </Figures>
  );
}

/** `al 20 nov, 9:05 a. m.`: when what a device remembers was told; undefined where nobody noted it. */
export function readAtText({ read_at }: SaleClient): string | undefined {
  return read_at && `al ${shortDay(companyDay(new Date(read_at)))}, ${shortTime(read_at)}`;
}
