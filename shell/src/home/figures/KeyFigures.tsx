import type { SalesFigures } from '@cuadra/shared/contract';
import {
  type Amounts,
  amountsOf,
  averageTicket,
  counted,
  exact,
  formatNumber,
  percentChange,
  shownMoney,
  shownOrNothing,
  spanBefore,
  steadyAmount,
  steadyText,
} from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { PHONE, Stat, type StatProps } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { Summary } from './use-summary.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  /* What stands below them has its room from the start, so that nothing moves when it comes. */
  & > section {
    /* Five beside each other at 1280; where fewer find room, those of the last row fill it. */
    flex: 1 1 180px;
    min-height: 134px;
  }
  ${PHONE} {
    display: grid;
    & > section {
      min-height: 151px;
    }
    grid-template-columns: 1fr 1fr;
    gap: var(--s-3);
    margin-bottom: var(--s-3);
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
      min-height: 142px;
    }
  }
`;

const Gold = styled.span`
  color: var(--gold);
  font-weight: 600;
`;

/** The period in five figures; each only with its permission. */
export function KeyFigures({ summary }: { summary: Summary | undefined }) {
  const seesSales = useCan(['reports', 'view_sales']);
  const seesCosts = useCan(['products', 'read']);
  const seesDebts = useCan(['reports', 'pending_incomes']);
  if (!seesSales && !seesDebts) return null;
  if (!summary) {
    const expected = {
      Ventas: seesSales,
      Ganancia: seesSales && seesCosts,
      Tickets: seesSales,
      'Ticket promedio': seesSales,
      'Por cobrar': seesDebts,
    };
    return (
      <Row>
        {Object.entries(expected).map(
          ([label, seen]) => seen && <Stat key={label} label={label} value={undefined} loading />,
        )}
      </Row>
    );
  }
  const { sales, pending } = summary;
  return (
    <Row>
      {sales && <SalesStats {...sales} summary={summary} />}
      {pending && (
        <Stat
          label="Por cobrar"
          value={shownMoney(pending.total, pending.total_alternative, summary)}
          note={
            pending.clients > 0 ? (
              <>
                <Gold>{counted(pending.clients, 'cliente', 'clientes')}</Gold> ·{' '}
                {counted(pending.sales, 'venta', 'ventas')}
              </>
            ) : (
              'Nadie te debe'
            )
          }
        />
      )}
    </Row>
  );
}

interface SalesStatsProps {
  range: SalesFigures;
  before: SalesFigures;
  summary: Summary;
}

function SalesStats({ range, before, summary }: SalesStatsProps) {
  const [sold, soldBefore] = [amountsOf(range, 'total'), amountsOf(before, 'total')];
  const [profit, profitBefore] = [amountsOf(range, 'profit'), amountsOf(before, 'profit')];
  const [ticket, ticketBefore] = [averageTicket(range), averageTicket(before)];
  const money = (now: Amounts, then: Amounts) => ({
    value: shownOrNothing(now, summary),
    ...against(summary, steadyAmount(now, summary), steadyAmount(then, summary), steadyText(then, summary)),
  });
  return (
    <>
      <Stat label="Ventas" {...money(sold, soldBefore)} />
      {profit.main !== null && (
        <Stat label="Ganancia" {...withUncosted(money(profit, profitBefore), range, summary)} />
      )}
      <Stat
        label="Tickets"
        value={formatNumber(range.tickets, 0)}
        {...against(summary, String(range.tickets), String(before.tickets), formatNumber(before.tickets, 0))}
      />
      <Stat label="Ticket promedio" {...money(ticket, ticketBefore)} />
    </>
  );
}

type Below = Pick<StatProps, 'change' | 'note'>;

/** A day that has only begun says nothing against a whole one: yesterday is told then, and no percentage. */
function against(
  { from, today, before }: Summary,
  now: string | null,
  then: string | null,
  thenText: string | null,
): Below {
  if (from === today) return thenText === null ? {} : { note: `Ayer: ${thenText}` };
  if (now === null) return {};
  const percent = percentChange(now, then ?? '0');
  if (percent === null) return { note: `Sin ventas ${spanBefore(before, 'los ')}` };
  return { change: { percent, against: spanBefore(before) } };
}

/** Says so where part of what was sold has no known cost: the profit is of the rest. */
function withUncosted<P extends Below>(below: P, figures: SalesFigures, summary: Summary): P {
  const uncosted = amountsOf(figures, 'uncosted');
  const amount = steadyAmount(uncosted, summary);
  if (amount === null || exact(amount).lte(0)) return below;
  const text = `Sin contar ${steadyText(uncosted, summary)} de costo desconocido`;
  return { ...below, note: below.note ? `${below.note}. ${text}` : text };
}
