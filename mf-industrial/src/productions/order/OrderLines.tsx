import type { ProductionOrder } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { Badge, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { goodPath } from '../../formulas/good-path.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { stillTakes } from '../order-text.ts';

type Line = ProductionOrder['lines'][number];

/** What an order takes: for all of it, what it holds and used, and what is there for the rest. */
export function OrderLines({ order }: { order: ProductionOrder }) {
  const id = useId();
  const measureName = useMeasureName();
  const isOver = order.status === 'done' || order.status === 'annulled';
  return (
    <TitledSheet as="section" aria-labelledby={id}>
      <h2 id={id}>Qué lleva</h2>
      <Table
        label="Qué lleva"
        rows={order.lines}
        rowKey={({ good }) => good.id}
        columns={columnsOf(measureName, isOver)}
      />
    </TitledSheet>
  );
}

const WIDTH = 'clamp(88px, 13vw, 170px)';

function columnsOf(measureName: (id: string | null) => string | null, isOver: boolean): TableColumn<Line>[] {
  const amount = (qty: string, { good }: Line) => amountText(qty, measureName(good.measure_id));
  const good: TableColumn<Line> = {
    key: 'good',
    header: 'Qué',
    cell: (line) => <Link to={goodPath(line.good)}>{line.good.name}</Link>,
  };
  const qty: TableColumn<Line> = {
    key: 'qty',
    header: 'Para la orden',
    align: 'end',
    width: WIDTH,
    cell: (line) => (
      <>
        {amount(line.qty, line)}
        {exact(line.held).gt(0) && (
          <Text $tone="quiet" $size="xs">
            {amount(line.held, line)} ya tomados
          </Text>
        )}
      </>
    ),
  };
  const used: TableColumn<Line> = {
    key: 'used',
    header: 'Usado',
    align: 'end',
    ...(!isOver && { room: 'tablet' as const }),
    width: WIDTH,
    cell: (line) => (exact(line.used).isZero() ? '—' : amount(line.used, line)),
  };
  if (isOver) return [good, qty, used];
  return [
    ...[good, qty, used],
    {
      key: 'available',
      header: 'Hay',
      align: 'end',
      room: 'tablet',
      width: WIDTH,
      cell: (line) => amount(line.available, line),
    },
    {
      key: 'missing',
      header: 'Falta',
      align: 'end',
      width: WIDTH,
      cell: (line) => {
        const { missing } = stillTakes(line);
        return exact(missing).isZero() ? '—' : <Badge tone="bad">{amount(missing, line)}</Badge>;
      },
    },
  ];
}
