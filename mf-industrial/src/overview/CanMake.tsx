import type { IndustrialSummary } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { Badge, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { formulaPath } from '../goods/formula-paths.ts';
import { amountText } from '../materials/material-text.ts';
import { useMeasureName } from '../materials/measures.ts';
import { SummarySheet } from './SummarySheet.tsx';

type Row = IndustrialSummary['can_make'][number];

/** How much each formula could make of what is in stock, beside what is planned of it. */
export function CanMake({ summary }: { summary: IndustrialSummary | undefined }) {
  const measureName = useMeasureName();
  const amount = (qty: string, { makes }: Row) => amountText(qty, measureName(makes.measure_id));
  const columns: TableColumn<Row>[] = [
    {
      key: 'formula',
      header: 'Fórmula',
      cell: ({ formula_id, formula_name, makes }) => (
        <>
          <Link to={formulaPath(formula_id)}>{formula_name}</Link>
          {makes.name !== formula_name && (
            <Text $tone="quiet" $size="xs">
              Hace {makes.name}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'wanted',
      header: 'Planificado',
      align: 'end',
      width: 'clamp(96px, 16vw, 190px)',
      cell: (row) => (exact(row.wanted).isZero() ? '—' : amount(row.wanted, row)),
    },
    {
      key: 'qty',
      header: 'Alcanza para',
      align: 'end',
      width: 'clamp(96px, 16vw, 190px)',
      cell: (row) =>
        exact(row.qty).lt(row.wanted) || exact(row.qty).isZero() ? (
          <Badge tone="bad">{amount(row.qty, row)}</Badge>
        ) : (
          amount(row.qty, row)
        ),
    },
  ];
  return (
    <SummarySheet
      title="Se puede hacer hoy"
      about="Con lo que hay, si cada fórmula tuviera todo para ella."
      rows={summary?.can_make}
      rowKey={({ formula_id }) => formula_id}
      columns={columns}
      none="Todavía no tienes fórmulas."
    />
  );
}
