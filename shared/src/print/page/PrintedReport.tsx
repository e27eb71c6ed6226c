import type { StatProps } from '../../ui/index.ts';
import { PrintedFigures } from './PrintedFigures.tsx';
import { PrintedHead } from './PrintedHead.tsx';
import { PrintedTable, type PrintedTableProps } from './PrintedTable.tsx';

export interface PrintedReportProps<Row> extends PrintedTableProps<Row> {
  title: string;
  subtitle: string;
  stats: readonly StatProps[];
}

/** A report as it is filed: whose it is, of which days, its figures and every row. */
export function PrintedReport<Row>({ title, subtitle, stats, ...table }: PrintedReportProps<Row>) {
  return (
    <>
      <PrintedHead title={title} subtitle={subtitle} />
      <PrintedFigures figures={stats} />
      <PrintedTable {...table} />
    </>
  );
}
