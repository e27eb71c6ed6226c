import { apiFile, useCallReport } from '@cuadra/shared/client';
import { shownMoney } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { ChartPanel } from '../chart/ChartPanel.tsx';
import { ReportSheet } from '../ReportSheet.tsx';
import { readOptions } from '../read-options.ts';
import type { PENDING_SALES_WAYS } from '../report-list.ts';
import { queryOf } from '../report-query.ts';
import { debtColumns } from '../rows/debt-columns.tsx';
import { debtStats, debtSubtitle } from '../rows/debt-stats.tsx';
import { titleOf } from '../rows/title.ts';
import type { DebtViewProps } from '../view-props.ts';

type Way = (typeof PENDING_SALES_WAYS)[number];

/** The sales on credit that still are owed. */
export function PendingSalesReport({ way, range, pair: known, controls }: DebtViewProps<Way>) {
  const query = queryOf(way, range);
  const list = useCallReport('GET /reports/pending_sales', { query }, readOptions({ query }));
  const { openDrawer } = useDrawers();
  const seesSales = useCan(['sales', 'read']);
  const pair = list.data?.first ?? known;
  const title = titleOf('Ventas pendientes', way);
  return (
    <ReportSheet
      title={title}
      subtitle={debtSubtitle(range, list.data?.first)}
      list={list}
      stats={debtStats}
      columns={debtColumns(way, pair)}
      rowKey={({ key }) => key ?? ''}
      onRowClick={
        way === 'sale' && seesSales ? ({ sale }) => sale && openDrawer('sale', { sale: sale.id }) : undefined
      }
      empty={range ? 'Nada de lo vendido a crédito en estos días está por pagar' : 'Nadie te debe'}
      controls={controls}
      file={{ name: 'ventas-pendientes', read: () => apiFile('GET /reports/pending_sales', { query }) }}
      chart={
        way !== 'sale' && (
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
        )
      }
    />
  );
}
