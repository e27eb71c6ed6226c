import { apiFile, useCallReport } from '@cuadra/shared/client';
import { readOptions } from '../read-options.ts';
import type { PENDING_INCOMES_GROUPS } from '../report-list.ts';
import { PAGE_SIZE } from '../report-query.ts';
import { useClientOfRow } from '../rows/use-client-of-row.ts';
import type { DebtViewProps } from '../view-props.ts';
import { DebtSheet } from './DebtSheet.tsx';

type GroupBy = (typeof PENDING_INCOMES_GROUPS)[number];

/** What clients owe, by who owes it and for how long. */
export function PendingIncomesReport({ groupBy, range, ...rest }: DebtViewProps<GroupBy>) {
  const query = { ...range, by: groupBy, limit: PAGE_SIZE };
  const list = useCallReport('GET /reports/pending_incomes', { query }, readOptions({ query }));
  return (
    <DebtSheet
      {...{ groupBy, range, list, ...rest }}
      what="Por cobrar"
      onRowClick={useClientOfRow(groupBy)}
      empty={range ? 'Nadie te debe lo de estos días' : 'Nadie te debe'}
      file={{ name: 'ingresos-pendientes', read: () => apiFile('GET /reports/pending_incomes', { query }) }}
    />
  );
}
