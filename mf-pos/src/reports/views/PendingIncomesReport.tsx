import { apiFile, useCallReport } from '@cuadra/shared/client';
import { shownMoney } from '@cuadra/shared/domain';
import { ChartPanel } from '../chart/ChartPanel.tsx';
import { ReportSheet } from '../ReportSheet.tsx';
import { readOptions } from '../read-options.ts';
import type { PENDING_INCOMES_WAYS } from '../report-list.ts';
import { PAGE_SIZE } from '../report-query.ts';
import { debtColumns } from '../rows/debt-columns.tsx';
import { debtStats, debtSubtitle } from '../rows/debt-stats.tsx';
import { titleOf } from '../rows/title.ts';
import { useClientOfRow } from '../rows/use-client-of-row.ts';
import type { DebtViewProps } from '../view-props.ts';

type Way = (typeof PENDING_INCOMES_WAYS)[number];

/** What clients owe, by who owes it and for how long. */
export function PendingIncomesReport({ way, range, pair: known, controls }: DebtViewProps<Way>) {
  const query = { ...range, by: way, limit: PAGE_SIZE };
  const list = useCallReport('GET /reports/pending_incomes', { query }, readOptions({ query }));
  const toClient = useClientOfRow(way);
  const pair = list.data?.first ?? known;
  const title = titleOf('Por cobrar', way);
  return (
    <ReportSheet
      title={title}
      subtitle={debtSubtitle(range, list.data?.first)}
      list={list}
      stats={debtStats}
      columns={debtColumns(way, pair)}
      rowKey={({ key }) => key ?? ''}
      onRowClick={toClient}
      empty={range ? 'Nadie te debe lo de estos días' : 'Nadie te debe'}
      controls={controls}
      file={{ name: 'ingresos-pendientes', read: () => apiFile('GET /reports/pending_incomes', { query }) }}
      chart={
        <ChartPanel
          title={title}
          subtitle="A la tasa de hoy"
          rows={list.data?.items}
          way={way}
          empty="Nadie te debe"
          series={[
            {
              label: 'Por cobrar',
              color: 'var(--gold)',
              money: ({ total, total_alternative }) => shownMoney(total, total_alternative, pair),
            },
          ]}
        />
      }
    />
  );
}
