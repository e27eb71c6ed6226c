import type { TableColumn } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { isPeriodWay, WAY_LABELS, type Way } from '../report-list.ts';
import { NameCell } from './cells.tsx';
import { rowName } from './row-name.ts';

interface Keyed {
  key: string | null;
  name: string | null;
}

/**
 * The first column of a report: what each row is of. Days stand in the order of time, and ages in that of their days.
 *
 * @param below what a phone, which has no column for it, tells under the name
 */
export function nameColumn<Row extends Keyed>(way: Way, below: (row: Row) => ReactNode): TableColumn<Row> {
  const isInTime = isPeriodWay(way) || way === 'age';
  return {
    key: 'name',
    header: WAY_LABELS[way],
    sortBy: (row) => (isInTime ? row.key : rowName(way, row)),
    cell: (row) => <NameCell below={below(row)}>{rowName(way, row)}</NameCell>,
  };
}
