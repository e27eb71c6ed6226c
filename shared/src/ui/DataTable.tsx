import type { ReactNode } from 'react';
import { lazyComponent } from '../remote/index.ts';
import { Table } from './Table.tsx';
import type { DataTableProps } from './VirtualTable.tsx';

export type { RowMoves } from './use-row-moves.ts';
export type { DataTableProps } from './VirtualTable.tsx';

const VirtualTable = lazyComponent<DataTableProps<unknown>>(
  () => import('./VirtualTable.tsx'),
  ({ label, columns, rowKey }) => <Table label={label} columns={columns} rows={[]} rowKey={rowKey} loading />,
) as <Row>(props: DataTableProps<Row>) => ReactNode;

/**
 * A list of any length, read page by page: only the rows in sight are drawn, so that 20,000 cost what 40 do. It scrolls
 * with the page; `--table-top` is the height of what sticks above its head. For a handful of rows there is `Table`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, empty } = props;
  if (rows?.length === 0 && empty) return empty;
  return <VirtualTable {...props} />;
}
