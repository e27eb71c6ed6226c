import { formatDateTime, formatPercent, formatRate, originName } from '@cuadra/shared/domain';
import { Badge, EmptyState, Table } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { countingRow, type HistoryRow } from './history-rows.ts';
import { RateMenu } from './RateMenu.tsx';
import { useRateActions } from './use-rate-actions.ts';

export interface RateHistoryProps {
  /** Newest first; undefined while they are on their way. */
  rows: readonly HistoryRow[] | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

const When = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px var(--s-2);
`;

/** Below the time, where it takes no width from the figures: the drawer has little. */
const Source = styled.span`
  flex-basis: 100%;
  font-size: var(--t-xs);
  color: var(--ink-3);
`;

const Figure = styled.b`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The history of a rate, newest first, with date and time (spec §2), and what may be done with one of them. */
export function RateHistory({ rows, hasMore, loadingMore, onMore }: RateHistoryProps) {
  const actions = useRateActions();
  const counting = rows && countingRow(rows);
  return (
    <Table
      label="Historia de la tasa"
      columns={[
        {
          key: 'when',
          header: 'Desde y fuente',
          cell: ({ create_at, isAhead, origin }) => (
            <When>
              <time dateTime={create_at}>{formatDateTime(new Date(create_at))}</time>
              {isAhead && <Badge tone="gold">Por venir</Badge>}
              <Source>{originName(origin)}</Source>
            </When>
          ),
        },
        {
          key: 'change',
          header: 'Cambio',
          cell: ({ change }) => changeText(change),
          align: 'end',
          width: '84px',
          room: 'tablet',
        },
        {
          key: 'rate',
          header: 'Tasa',
          cell: ({ rate }) => <Figure>{formatRate(rate)}</Figure>,
          align: 'end',
          width: '124px',
        },
        ...(actions.mayCorrect || actions.mayWithdraw
          ? [
              {
                key: 'actions',
                header: 'Más',
                width: '56px',
                align: 'end' as const,
                cell: (row: HistoryRow) => (
                  <RateMenu {...actions} row={row} isCounting={row === counting} next={after(row, rows)} />
                ),
              },
            ]
          : []),
      ]}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      loading={!rows}
      hasMore={hasMore}
      loadingMore={loadingMore}
      onMore={onMore}
      empty={
        <EmptyState icon="clock" level={3} title="Todavía no hay tasas">
          Cuando se registre la primera, aquí verás cada cambio con su fecha y su hora.
        </EmptyState>
      }
    />
  );
}

/** The one before it, which would count without it. */
function after(row: HistoryRow, rows: readonly HistoryRow[] = []): HistoryRow | undefined {
  return rows[rows.indexOf(row) + 1];
}

/** `+1,2 %`; nothing for the first of all. */
function changeText(change: string | undefined): string {
  if (change === undefined) return '';
  return `${Number(change) > 0 ? '+' : ''}${formatPercent(change, 1)}`;
}
