import type { OrderSummary } from '@cuadra/shared/contract';
import { isOpenOrder } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Badge, Button, ButtonLink, Card, RelativeTime, Row, Stack, Text, TOUCH } from '@cuadra/shared/ui';
import { type DragEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { OrderTotal } from '../OrderTotal.tsx';
import { chargePath, orderPath } from '../order-paths.ts';
import {
  deliveryText,
  expiresText,
  opensText,
  orderTitle,
  paymentState,
  STATUS_TEXTS,
} from '../order-text.ts';
import { type Step, useAllowedSteps } from '../steps/use-order-steps.tsx';

export interface OrderCardProps {
  order: OrderSummary;
  now: Date;
  isMoving: boolean;
  onStep: (order: OrderSummary, to: Step) => void;
  /** It is taken in hand and let go; undefined where it cannot be drawn to another column. */
  onDrag?: ((order: OrderSummary | undefined) => void) | undefined;
}

const Whole = styled(Card)<{ $isMoving: boolean }>`
  padding: var(--s-3);
  overflow-wrap: anywhere;
  ${({ $isMoving }) => $isMoving && 'opacity: 0.6;'}
  &[draggable='true'] {
    cursor: grab;
  }
  &:has([data-order]:focus-visible) {
    border-color: var(--brand-ink);
  }
`;

/** As high as a finger needs. */
const Title = styled(Link)`
  ${TOUCH} {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** One order: who, how much, how it leaves, whether it is paid, and what is done with it next. */
export function OrderCard({ order, now, isMoving, onStep, onDrag }: OrderCardProps) {
  const titleId = useId();
  const allowed = useAllowedSteps();
  const mayDrag = onDrag !== undefined && !isMoving && allowed(order.status).length > 0;
  const opens = opensText(order, now);
  const expires = expiresText(order, now);
  return (
    <Whole
      as="li"
      aria-labelledby={titleId}
      $isMoving={isMoving}
      draggable={mayDrag}
      {...(mayDrag && {
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'move';
          // Firefox draws nothing that carries nothing.
          event.dataTransfer.setData('text/plain', orderTitle(order));
          onDrag(order);
        },
        onDragEnd: () => onDrag(undefined),
      })}
      {...(isMoving && { 'aria-busy': true })}
    >
      <Stack $gap={2}>
        <div>
          <Text as="h3" $size="md" $strong id={titleId}>
            <Title to={orderPath(order.id)} data-order={order.id} draggable={false}>
              N° {order.number} · {order.buyer_name}
            </Title>
          </Text>
          <Text as="div" $tone="quiet" $size="xs">
            <RelativeTime instant={order.create_at} />
          </Text>
        </div>
        <OrderTotal order={order} />
        <Text $size="sm">{deliveryText(order)}</Text>
        <PaymentLine order={order} />
        {opens && <Badge tone="brand">{opens}</Badge>}
        {expires && (
          <Text $size="xs" $tone="doubt">
            {expires}
          </Text>
        )}
        {order.status === 'expired' && <Badge>{STATUS_TEXTS.expired.name}</Badge>}
        {order.reason !== '' && (
          <Text $size="xs" $tone="quiet">
            {order.reason}
          </Text>
        )}
        {!isMoving && <CardSteps order={order} onStep={onStep} />}
      </Stack>
    </Whole>
  );
}

function PaymentLine({ order: { payment } }: { order: OrderSummary }) {
  const state = paymentState(payment);
  return (
    <Row>
      <Text as="span" $size="sm" {...(!payment && { $tone: 'quiet' })}>
        {payment ? payment.name : 'Sin forma de pago'}
      </Text>
      {state && <Badge tone={state.tone}>{state.name}</Badge>}
    </Row>
  );
}

/** The step that comes next, and the sale; of what only has to be handed over the sale first, which does that too. */
function CardSteps({ order, onStep }: Pick<OrderCardProps, 'order' | 'onStep'>) {
  const [next] = useAllowedSteps()(order.status);
  const maySell = useCan(['sales', 'create']);
  const isSaleNext = maySell && order.status === 'ready';
  if (!isOpenOrder(order.status)) return null;
  const sale = maySell && (
    <ButtonLink
      to={chargePath(order.id)}
      size="sm"
      icon="cash-register"
      {...(isSaleNext && { variant: 'primary' })}
    >
      Cobrar en Caja
    </ButtonLink>
  );
  return (
    <Row>
      {isSaleNext && sale}
      {next && next !== 'cancelled' && (
        <Button size="sm" {...(!isSaleNext && { variant: 'primary' })} onClick={() => onStep(order, next)}>
          {STATUS_TEXTS[next].verb}
        </Button>
      )}
      {!isSaleNext && sale}
    </Row>
  );
}
