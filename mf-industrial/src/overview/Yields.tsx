import type { IndustrialSummary } from '@cuadra/shared/contract';
import { exact, formatQuantity } from '@cuadra/shared/domain';
import { Badge, Money, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { formulaPath } from '../goods/formula-paths.ts';
import { bothAmounts, percentText } from '../goods/formula-text.ts';
import { SummarySheet } from './SummarySheet.tsx';

type Row = IndustrialSummary['yields'][number];

/** What was spoilt and used over the last 30 days, against what the formulas say. */
export function Yields({ summary }: { summary: IndustrialSummary | undefined }) {
  const columns: TableColumn<Row>[] = [
    {
      key: 'formula',
      header: 'Fórmula',
      cell: ({ formula_id, formula_name, batches, made }) => (
        <>
          <Link to={formulaPath(formula_id)}>{formula_name}</Link>
          <Text $tone="quiet" $size="xs">
            {batches === 1 ? '1 tanda' : `${batches} tandas`} · {formatQuantity(made)} buenos
          </Text>
        </>
      ),
    },
    {
      key: 'waste',
      header: 'Merma',
      align: 'end',
      width: 'clamp(96px, 14vw, 180px)',
      cell: ({ waste_percent, expected_percent }) => (
        <>
          {exact(waste_percent).gt(expected_percent) ? (
            <Badge tone="bad">{percentText(waste_percent)}</Badge>
          ) : (
            percentText(waste_percent)
          )}
          <Text $tone="quiet" $size="xs">
            esperada {percentText(expected_percent)}
          </Text>
        </>
      ),
    },
    {
      key: 'cost',
      header: 'Costo de la merma',
      align: 'end',
      width: 'clamp(110px, 14vw, 180px)',
      cell: ({ waste_cost }) =>
        summary && <Money {...bothAmounts(waste_cost, summary)} size="sm" align="end" />,
    },
    {
      key: 'materials',
      header: 'Materiales',
      align: 'end',
      room: 'tablet',
      width: 'clamp(110px, 16vw, 200px)',
      cell: ({ materials_percent }) => materialsText(materials_percent),
    },
  ];
  return (
    <SummarySheet
      title="Rendimiento y merma"
      about="Los últimos 30 días contra lo que dicen las fórmulas."
      rows={summary?.yields}
      rowKey={({ formula_id }) => formula_id}
      columns={columns}
      none="No has producido nada en los últimos 30 días."
    />
  );
}

function materialsText(percent: string | null): string {
  if (percent === null) return '—';
  const figure = exact(percent);
  if (figure.isZero()) return 'Como la fórmula';
  return `${percentText(figure.abs().toFixed())} ${figure.gt(0) ? 'de más' : 'de menos'}`;
}
