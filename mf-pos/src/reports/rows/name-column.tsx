import type { TableColumn } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { GROUP_LABELS, type GroupBy, isPeriodGroup } from '../report-list.ts';
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
export function nameColumn<Row extends Keyed>(
  groupBy: GroupBy,
  below: (row: Row) => ReactNode,
): TableColumn<Row> {
  const isInTime = isPeriodGroup(groupBy) || groupBy === 'age';
  return {
    key: 'name',
    header: GROUP_LABELS[groupBy],
    sortBy: (row) => (isInTime ? row.key : rowName(groupBy, row)),
    cell: (row) => <NameCell below={below(row)}>{rowName(groupBy, row)}</NameCell>,
  };
}
