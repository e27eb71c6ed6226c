import type { SalesFigures } from '@cuadra/shared/contract';
import { exact, formatMoney, formatNumber } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Money, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { type Amounts, amountsOf, averageTicket, moneyText, type Pair, shown, steady } from './both.ts';
import { changeOf, rangeText } from './change.ts';
import { ChangeNote, Figure, FigureSkeleton } from './Figure.tsx';
import type { Summary } from './use-summary.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(196px, 1fr));
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  ${PHONE} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s-3);
    margin-bottom: var(--s-3);
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const Nothing = styled.span`
  font-size: var(--t-2xl);
  line-height: 1.2;
  color: var(--ink-3);
`;

const Gold = styled.span`
  color: var(--gold);
  font-weight: 600;
`;

/** The period in five figures; each only for who may see it. */
export function KeyFigures({ summary }: { summary: Summary | undefined }) {
  const seesSales = useCan(['reports', 'view_sales']);
  const seesCosts = useCan(['products', 'read']);
  const seesDebts = useCan(['reports', 'pending_incomes']);
  if (!summary) {
    const labels = [
      ...(seesSales ? ['Ventas'] : []),
      ...(seesSales && seesCosts ? ['Ganancia'] : []),
      ...(seesSales ? ['Tickets', 'Ticket promedio'] : []),
      ...(seesDebts ? ['Por cobrar'] : []),
    ];
    if (labels.length === 0) return null;
    return (
      <Row>
        {labels.map((label) => (
          <FigureSkeleton key={label} label={label} />
        ))}
      </Row>
    );
  }
  const { sales, pending } = summary;
  if (!sales && !pending) return null;
  return (
    <Row>
      {sales && <SalesFigureRow {...sales} summary={summary} />}
      {pending && (
        <Figure
          label="Por cobrar"
          note={
            pending.clients > 0 ? (
              <>
                <Gold>{counted(pending.clients, 'cliente', 'clientes')}</Gold> ·{' '}
                {counted(pending.sales, 'venta', 'ventas')} · hoy
              </>
            ) : (
              'Nadie te debe hoy'
            )
          }
        >
          <Money {...shown(pending.total, pending.total_alternative, summary)} size="xl" />
        </Figure>
      )}
    </Row>
  );
}

interface SalesRowProps {
  range: SalesFigures;
  before: SalesFigures;
  summary: Summary;
}

function SalesFigureRow({ range, before, summary }: SalesRowProps) {
  const against = rangeText(summary.before);
  // A day that has only begun says nothing against a whole one: yesterday is told, and no percentage.
  const begun = summary.from === summary.today;
  const note = (now: string | null, then: string | null, thenText: string | null) => {
    if (begun) return then !== null && thenText !== null && `Ayer: ${thenText}`;
    return <ChangeNote change={changeOf(now, then)} against={against} />;
  };
  const moneyNote = (now: Amounts, then: Amounts) =>
    note(steady(now, summary), steady(then, summary), moneyText(then, summary));
  const [sold, soldBefore] = [amountsOf(range, 'total'), amountsOf(before, 'total')];
  const [profit, profitBefore] = [amountsOf(range, 'profit'), amountsOf(before, 'profit')];
  const [ticket, ticketBefore] = [averageTicket(range), averageTicket(before)];
  return (
    <>
      <Figure label="Ventas" note={moneyNote(sold, soldBefore)}>
        <BothAmounts amounts={sold} summary={summary} />
      </Figure>
      {profit.main !== null && (
        <Figure
          label="Ganancia"
          note={
            <>
              {moneyNote(profit, profitBefore)}
              <Uncosted figures={range} pair={summary} />
            </>
          }
        >
          <BothAmounts amounts={profit} summary={summary} />
        </Figure>
      )}
      <Figure
        label="Tickets"
        note={note(String(range.tickets), String(before.tickets), formatNumber(before.tickets, 0))}
      >
        {formatNumber(range.tickets, 0)}
      </Figure>
      <Figure label="Ticket promedio" note={moneyNote(ticket, ticketBefore)}>
        <BothAmounts amounts={ticket} summary={summary} />
      </Figure>
    </>
  );
}

function BothAmounts({ amounts, summary }: { amounts: Amounts; summary: Summary }) {
  if (amounts.main === null || amounts.alternative === null) return <Nothing>—</Nothing>;
  return <Money {...shown(amounts.main, amounts.alternative, summary)} size="xl" />;
}

/** Says so where part of what was sold has no known cost: the profit is of the rest. */
function Uncosted({ figures, pair }: { figures: SalesFigures; pair: Pair }) {
  const amount = steady(amountsOf(figures, 'uncosted'), pair);
  if (amount === null || exact(amount).lte(0)) return null;
  const { currency } = shown('0', '0', pair);
  return <div>Sin contar {formatMoney(amount, currency)} de costo desconocido</div>;
}

/** `1 cliente`, `17 clientes`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count, 0)} ${count === 1 ? one : many}`;
}
