import { apiFile, useCallReport } from '@cuadra/shared/client';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { readOptions } from '../read-options.ts';
import type { PENDING_SALES_GROUPS } from '../report-list.ts';
import { queryOf } from '../report-query.ts';
import type { DebtViewProps } from '../view-props.ts';
import { DebtSheet } from './DebtSheet.tsx';

type GroupBy = (typeof PENDING_SALES_GROUPS)[number];

/** The sales on credit that still are owed. */
export function PendingSalesReport({ groupBy, range, ...rest }: DebtViewProps<GroupBy>) {
  const query = queryOf(groupBy, range);
  const list = useCallReport('GET /reports/pending_sales', { query }, readOptions({ query }));
  const { openDrawer } = useDrawers();
  const seesSales = useCan(['sales', 'read']);
  return (
    <DebtSheet
      {...{ groupBy, range, list, ...rest }}
      what="Ventas pendientes"
      onRowClick={
        groupBy === 'sale' && seesSales
          ? ({ sale }) => sale && openDrawer('sale', { sale: sale.id })
          : undefined
      }
      empty={range ? 'Nada de lo vendido a crédito en estos días está por pagar' : 'Nadie te debe'}
      file={{ name: 'ventas-pendientes', read: () => apiFile('GET /reports/pending_sales', { query }) }}
    />
  );
}
