import type { ProductionOrderSummary } from '@cuadra/shared/contract';
import { exact, formatQuantity, shortDay, weekdayAndDay } from '@cuadra/shared/domain';
import { Badge, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { isLate, orderTitle, STATUS_TEXTS } from '../order-text.ts';
import { orderPath } from '../production-paths.ts';

/** Pixels of a row: what it makes, and its number and day below. */
export const ORDER_ROW = { wide: 72, phone: 88 };

export interface OrderColumnFacts {
  measureName: (id: string | null) => string | null;
  today: string;
}

/** What is told of a production order in the list. */
export function orderColumns({
  measureName,
  today,
}: OrderColumnFacts): TableColumn<ProductionOrderSummary>[] {
  return [
    {
      key: 'what',
      header: 'Orden',
      cell: (order) => (
        <>
          <Link to={orderPath(order.id)}>{order.formula_name}</Link>
          <Text $tone="quiet" $size="xs">
            {[orderTitle(order), order.makes.name !== order.formula_name && order.makes.name, order.note]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </>
      ),
    },
    {
      key: 'day',
      header: 'Para el',
      width: 'clamp(92px, 13vw, 170px)',
      cell: (order) => (
        <>
          <time dateTime={order.day} title={weekdayAndDay(order.day)}>
            {order.day === today ? 'Hoy' : shortDay(order.day)}
          </time>
          {isLate(order, today) && (
            <div>
              <Badge tone="bad">Atrasada</Badge>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'qty',
      header: 'Cantidad',
      align: 'end',
      width: 'clamp(92px, 13vw, 170px)',
      cell: ({ qty, made, makes }) => (
        <>
          <Text as="span" $strong>
            {formatQuantity(qty)}
          </Text>
          <Text $tone="quiet" $size="xs">
            {measureName(makes.measure_id)}
          </Text>
          {exact(made).gt(0) && (
            <Text $tone="quiet" $size="xs">
              Salieron {formatQuantity(made)}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'status',
      header: 'Estado',
      align: 'end',
      room: 'tablet',
      width: '130px',
      cell: ({ status }) => <Badge tone={STATUS_TEXTS[status].tone}>{STATUS_TEXTS[status].name}</Badge>,
    },
  ];
}
