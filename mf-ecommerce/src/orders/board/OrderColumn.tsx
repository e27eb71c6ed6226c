import type { OrderSummary } from '@cuadra/shared/contract';
import { LoadFailed, MoreButton, type MoreButtonProps, Skeleton, Stack, Text } from '@cuadra/shared/ui';
import { type DragEvent, useId, useState } from 'react';
import styled from 'styled-components';
import type { Step } from '../steps/use-order-steps.tsx';
import type { Column } from './columns.ts';
import { OrderCard } from './OrderCard.tsx';

export interface OrderListProps {
  column: Column;
  /** Undefined until they were read. */
  orders: readonly OrderSummary[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** Where there are more of them than were read. */
  more?: MoreButtonProps['list'] | undefined;
  now: Date;
  moving: ReadonlyMap<string, unknown>;
  onStep: (order: OrderSummary, to: Step) => void;
  onDrag?: (order: OrderSummary | undefined) => void;
}

const List = styled(Stack)`
  list-style: none;
`;

/** The orders of a column, newest first. */
export function OrderList({
  column,
  orders,
  error,
  onRetry,
  more,
  now,
  moving,
  onStep,
  onDrag,
}: OrderListProps) {
  if (!orders && error)
    return <LoadFailed level={3} title="No pudimos cargar estos pedidos" error={error} onRetry={onRetry} />;
  if (!orders) return <Skeleton height={120} radius="var(--r-3)" />;
  return (
    <Stack $gap={3}>
      {orders.length === 0 && (
        <Text $tone="quiet" $size="sm">
          {column.empty}
        </Text>
      )}
      <List as="ul" $gap={3} aria-label={column.name}>
        {orders.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            now={now}
            isMoving={moving.has(order.id)}
            onStep={onStep}
            onDrag={onDrag}
          />
        ))}
      </List>
      {more && <MoreButton list={more} />}
    </Stack>
  );
}

const Lane = styled.section<{ $look: 'usual' | 'open' | 'over' }>`
  min-width: 0;
  padding: var(--s-3);
  border-radius: var(--r-3);
  background: var(--surface-2);
  outline: 2px dashed transparent;
  outline-offset: -2px;
  ${({ $look }) => $look !== 'usual' && 'outline-color: var(--line-strong);'}
  ${({ $look }) => $look === 'over' && 'outline-color: var(--brand-ink);'}
  h2 {
    display: flex;
    justify-content: space-between;
    margin-bottom: var(--s-3);
    font-size: var(--t-md);
  }
`;

export interface OrderColumnProps extends OrderListProps {
  /** Takes the order that is held over it; undefined while none is, and for one that cannot come here. */
  onDrop: (() => void) | undefined;
}

/** One column of the board, into which an order can be put. */
export function OrderColumn({ onDrop, ...list }: OrderColumnProps) {
  const { column, orders, more } = list;
  const titleId = useId();
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop?.();
  };
  return (
    <Lane
      aria-labelledby={titleId}
      $look={onDrop ? (isOver ? 'over' : 'open') : 'usual'}
      {...(onDrop && {
        onDragOver: (event: DragEvent) => {
          // This is what says that it can be dropped here.
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: take,
      })}
    >
      <h2 id={titleId}>
        {column.name}
        {orders && (
          <Text as="span" $tone="quiet">
            {orders.length}
            {more?.hasNextPage && '+'}
          </Text>
        )}
      </h2>
      <OrderList {...list} />
    </Lane>
  );
}
