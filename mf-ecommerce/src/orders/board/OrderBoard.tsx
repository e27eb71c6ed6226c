import type { OrderSummary } from '@cuadra/shared/contract';
import { Badge, Kbd, Stack, Tabs, Text } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { LiveOrders } from '../live/use-live-orders.ts';
import { useAllowedSteps, useOrderSteps } from '../steps/use-order-steps.tsx';
import { useNow } from '../use-now.ts';
import { COLUMNS, type Column, type OrdersByStatus, ordersOf } from './columns.ts';
import { OrderColumn, OrderList } from './OrderColumn.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useNarrow } from './use-narrow.ts';

const Lanes = styled.div`
  display: grid;
  grid-template-columns: repeat(${COLUMNS.length}, minmax(0, 1fr));
  gap: var(--s-3);
  align-items: start;
`;

const Keys = styled(Text)`
  margin-top: var(--s-3);
`;

/** What becomes of the orders: columns side by side, and a list with tabs where there is no room for them. */
export function OrderBoard({ live }: { live: LiveOrders }) {
  const { moving, step, dialog } = useOrderSteps();
  const allowed = useAllowedSteps();
  const now = useNow();
  const isNarrow = useNarrow();
  const board = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<OrderSummary>();
  const [shown, setShown] = useState('pending');
  const read = readOrders(live);
  const lists = COLUMNS.map((column) => listOf(column, live, ordersOf(column, read, moving)));
  const onKeyDown = useBoardKeys(
    board,
    lists.map(({ orders }) => orders),
    step,
  );
  const usual = { now, moving, onStep: step };

  if (isNarrow) {
    const list = lists.find(({ column }) => column.id === shown);
    const tabs = lists.map(({ column, orders }) => ({
      ...{ id: column.id, label: column.name },
      ...(column.id !== 'delivered' &&
        column.id !== 'cancelled' &&
        orders &&
        orders.length > 0 && { badge: <Badge>{orders.length}</Badge> }),
    }));
    return (
      <>
        <Tabs label="Pedidos por estado" tabs={tabs} selected={shown} onSelect={setShown}>
          {list && (
            <Stack $top={3}>
              <OrderList {...list} {...usual} />
            </Stack>
          )}
        </Tabs>
        {dialog}
      </>
    );
  }
  const takes = ({ takes: to }: Column) => held && to && allowed(held.status).includes(to) && to;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links in it. */}
      <div ref={board} onKeyDown={onKeyDown}>
        <Lanes>
          {lists.map((list) => {
            const to = takes(list.column);
            return (
              <OrderColumn
                key={list.column.id}
                {...list}
                {...usual}
                onDrag={setHeld}
                onDrop={held && to ? () => step(held, to) : undefined}
              />
            );
          })}
        </Lanes>
      </div>
      <Keys $tone="quiet" $size="xs">
        Con el teclado: las flechas van de un pedido a otro, <Kbd>Enter</Kbd> lo abre y <Kbd>S</Kbd> lo pasa
        al siguiente paso.
      </Keys>
      {dialog}
    </>
  );
}

function readOrders(live: LiveOrders): OrdersByStatus {
  const { pending, accepted, ready, delivered, cancelled, expired } = live;
  return {
    ...{ pending: pending.data, accepted: accepted.data, ready: ready.data },
    ...{ delivered: delivered.data, cancelled: cancelled.data, expired: expired.data },
  };
}

/** A column with what it has; of what is over, the newest are enough. */
function listOf(column: Column, live: LiveOrders, orders: OrderSummary[] | undefined) {
  const lists = column.statuses.map((status) => live[status]);
  const [first] = column.takes === 'delivered' || column.takes === 'cancelled' ? [] : lists;
  return {
    column,
    orders,
    error: lists.find(({ error }) => error)?.error ?? null,
    onRetry: () => Promise.all(lists.map(({ refetch }) => refetch())),
    more: first,
  };
}
