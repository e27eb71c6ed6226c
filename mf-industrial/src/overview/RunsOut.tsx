import type { IndustrialSummary } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { Badge, type TableColumn } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { goodPath } from '../formulas/good-path.ts';
import { amountText } from '../materials/material-text.ts';
import { useMeasureName } from '../materials/measures.ts';
import { daysLeft } from './days-left.ts';
import { SummarySheet } from './SummarySheet.tsx';

type Row = IndustrialSummary['runs_out'][number];

/** For how many days there is enough of what formulas take, what runs out first before. */
export function RunsOut({ summary }: { summary: IndustrialSummary | undefined }) {
  const measureName = useMeasureName();
  const amount = (qty: string, { good }: Row) =>
    exact(qty).isZero() ? '—' : amountText(qty, measureName(good.measure_id));
  const figure = (
    key: 'there' | 'planned' | 'per_day',
    header: string,
    isFirst: boolean,
  ): TableColumn<Row> => ({
    ...{ key, header, align: 'end', width: 'clamp(88px, 12vw, 160px)' },
    ...(!isFirst && { room: 'tablet' as const }),
    cell: (row) => amount(row[key], row),
  });
  const columns: TableColumn<Row>[] = [
    { key: 'good', header: 'Qué', cell: ({ good }) => <Link to={goodPath(good)}>{good.name}</Link> },
    figure('there', 'Hay', true),
    figure('planned', 'Planificado', false),
    figure('per_day', 'Por día', false),
    {
      key: 'days',
      header: 'Alcanza',
      align: 'end',
      width: 'clamp(110px, 18vw, 230px)',
      cell: (row) => {
        const left = daysLeft(row);
        return left ? <Badge tone={left.tone}>{left.text}</Badge> : '—';
      },
    },
  ];
  return (
    <SummarySheet
      title="Se acaba pronto"
      about="Con lo que usaste por día en los últimos 30 días, después de lo planificado."
      rows={summary?.runs_out}
      rowKey={({ good }) => good.id}
      columns={columns}
      none="Tus fórmulas todavía no llevan nada."
    />
  );
}
