import type { PendingItem } from '@cuadra/shared/contract';
import type { TwoCurrencies } from '@cuadra/shared/domain';
import { totalSeries } from '../chart/series.ts';
import { ReportSheet, type ReportSheetProps } from '../ReportSheet.tsx';
import type { GroupBy } from '../report-list.ts';
import { debtColumns } from '../rows/debt-columns.tsx';
import { type DebtReport, debtStats, debtSubtitle } from '../rows/debt-stats.tsx';
import type { DebtViewProps } from '../view-props.ts';

export type DebtSheetProps<First extends DebtReport> = DebtViewProps<GroupBy> &
  Pick<ReportSheetProps<First, PendingItem>, 'what' | 'list' | 'onRowClick' | 'empty' | 'file'>;

/** What is owed, whether one looks at who owes it or at what was sold. */
export function DebtSheet<First extends DebtReport>(props: DebtSheetProps<First>) {
  const { groupBy, range, pair: known, list, ...rest } = props;
  const first = list.data?.first;
  const pair: TwoCurrencies = first ?? known;
  return (
    <ReportSheet
      {...{ groupBy, list, ...rest }}
      subtitle={debtSubtitle(range, first)}
      stats={debtStats}
      columns={debtColumns(groupBy, pair)}
      chart={
        groupBy === 'sale'
          ? undefined
          : { subtitle: 'A la tasa de hoy', series: [totalSeries('Por cobrar', 'var(--gold)', pair)] }
      }
    />
  );
}
