import { counted, formatMoney, shownMoney } from '@cuadra/shared/domain';
import { Money, Skeleton } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { Panel } from './panel.tsx';
import type { Summary } from './use-summary.ts';

const Notes = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px var(--s-3);
  margin-top: var(--s-3);
  padding-top: var(--s-3);
  border-top: 1px solid var(--line);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--ink-3);
  }
  dd {
    text-align: end;
    font-weight: 600;
  }
`;

const Figure = styled.div`
  display: grid;
  gap: 6px;
`;

/** The shape of the day that is on its way. */
export function TodaySkeleton() {
  return (
    <Panel title="Hoy" aside={<Skeleton width={56} height={16} />}>
      <Figure>
        <Skeleton width={130} height={31} />
        <Skeleton width={104} height={22} />
      </Figure>
      <Notes>
        <dt>
          <Skeleton width={110} height={16} />
        </dt>
        <dd>
          <Skeleton width={60} height={16} />
        </dd>
        <dt>
          <Skeleton width={90} height={16} />
        </dt>
        <dd>
          <Skeleton width={110} height={16} />
        </dd>
      </Notes>
    </Panel>
  );
}

/** Today so far, whichever period is being looked at, with yesterday whole beside it. */
export function TodayPanel({ summary }: { summary: Summary }) {
  const { sales, incomes } = summary;
  if (!sales) return null;
  const { today, yesterday } = sales;
  const before = shownMoney(yesterday.total, yesterday.total_alternative, summary);
  const came = incomes && shownMoney(incomes.today.total, incomes.today.total_alternative, summary);
  return (
    <Panel title="Hoy" aside={counted(today.tickets, 'ticket', 'tickets')}>
      <Money {...shownMoney(today.total, today.total_alternative, summary)} size="xl" />
      <Notes>
        {came && (
          <>
            <dt>Entró en caja hoy</dt>
            <dd>{formatMoney(came.amount, came.currency)}</dd>
          </>
        )}
        <dt>Ayer vendiste</dt>
        <dd>
          {formatMoney(before.amount, before.currency)}
          {' · '}
          {counted(yesterday.tickets, 'ticket', 'tickets')}
        </dd>
      </Notes>
    </Panel>
  );
}
