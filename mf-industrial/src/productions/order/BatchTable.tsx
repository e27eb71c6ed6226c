import type { ProductionSummary } from '@cuadra/shared/contract';
import { exact, plainDay, shortWhen } from '@cuadra/shared/domain';
import { Badge, Money, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { bothAmounts } from '../../goods/formula-text.ts';
import { UnitCost } from '../../goods/UnitCost.tsx';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { batchPath } from '../production-paths.ts';

/** What was made of an order, batch by batch; annulled ones stay in the list. */
export function BatchTable({ batches }: { batches: readonly ProductionSummary[] }) {
  const id = useId();
  const measureName = useMeasureName();
  if (batches.length === 0) return null;
  return (
    <TitledSheet as="section" aria-labelledby={id}>
      <h2 id={id}>Tandas</h2>
      <Table label="Tandas" rows={batches} rowKey={(batch) => batch.id} columns={columnsOf(measureName)} />
    </TitledSheet>
  );
}

function columnsOf(measureName: (id: string | null) => string | null): TableColumn<ProductionSummary>[] {
  return [
    {
      key: 'what',
      header: 'Tanda',
      cell: ({ id, number, made_at, user, lot, expires_on, status }) => (
        <>
          <Link to={batchPath(id)}>Tanda {number}</Link>{' '}
          {status === 'annulled' && <Badge tone="bad">Anulada</Badge>}
          <Text $tone="quiet" $size="xs">
            {[
              shortWhen(made_at),
              user.name,
              lot && `Lote ${lot}`,
              expires_on && `Vence el ${plainDay(expires_on)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </>
      ),
    },
    {
      key: 'qty',
      header: 'Salieron',
      align: 'end',
      width: 'clamp(92px, 13vw, 170px)',
      cell: ({ qty, waste, makes }) => (
        <>
          <Text as="span" $strong>
            {amountText(qty, measureName(makes.measure_id))}
          </Text>
          {exact(waste).gt(0) && (
            <Text $tone="quiet" $size="xs">
              {amountText(waste, null)} de merma
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'cost',
      header: 'Costó',
      align: 'end',
      width: 'clamp(104px, 13vw, 170px)',
      cell: (batch) => <Money {...bothAmounts(batch.cost, batch)} size="sm" align="end" />,
    },
    {
      key: 'unit',
      header: 'Cada uno',
      align: 'end',
      room: 'tablet',
      width: 'clamp(104px, 13vw, 170px)',
      cell: (batch) => <UnitCost unit={batch.unit_cost} currencies={batch} />,
    },
    {
      key: 'waste',
      header: 'Costo de la merma',
      align: 'end',
      room: 'wide',
      width: 'clamp(110px, 12vw, 170px)',
      cell: (batch) =>
        exact(batch.waste).isZero() ? (
          '—'
        ) : (
          <Money {...bothAmounts(batch.waste_cost, batch)} size="sm" align="end" />
        ),
    },
  ];
}
