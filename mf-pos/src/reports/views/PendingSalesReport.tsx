import { apiFile, useCallReport } from '@cuadra/shared/client';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { readOptions } from '../read-options.ts';
import type { PENDING_SALES_WAYS } from '../report-list.ts';
import { queryOf } from '../report-query.ts';
import type { DebtViewProps } from '../view-props.ts';
import { DebtSheet } from './DebtSheet.tsx';

type Way = (typeof PENDING_SALES_WAYS)[number];

/** The sales on credit that still are owed. */
export function PendingSalesReport({ way, range, ...rest }: DebtViewProps<Way>) {
  const query = queryOf(way, range);
  const list = useCallReport('GET /reports/pending_sales', { query }, readOptions({ query }));
  const { openDrawer } = useDrawers();
  const seesSales = useCan(['sales', 'read']);
  return (
    <DebtSheet
      {...{ way, range, list, ...rest }}
      what="Ventas pendientes"
      onRowClick={
        way === 'sale' && seesSales ? ({ sale }) => sale && openDrawer('sale', { sale: sale.id }) : undefined
      }
      empty={range ? 'Nada de lo vendido a crédito en estos días está por pagar' : 'Nadie te debe'}
      file={{ name: 'ventas-pendientes', read: () => apiFile('GET /reports/pending_sales', { query }) }}
    />
  );
}
