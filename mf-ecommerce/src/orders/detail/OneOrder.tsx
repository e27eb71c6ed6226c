import type { Order } from '@cuadra/shared/contract';
import { Badge, Card, Facts, Notice, PageHeader, RelativeTime, Row, Stack } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { orderFacts } from '../order-facts.ts';
import { expiresText, opensText, orderTitle, STATUS_TEXTS } from '../order-text.ts';
import { useNow } from '../use-now.ts';
import { BuyerCard } from './BuyerCard.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PaymentCard } from './PaymentCard.tsx';

/** What was ordered, and beside it, where there is room, how it is paid and by whom. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1.7fr) minmax(320px, 1fr);
  }
`;

/** One order: what it is of, whose, how it is paid, and what is done with it next. */
export function OneOrder({ order }: { order: Order }) {
  const now = useNow();
  const { name, tone } = STATUS_TEXTS[order.status];
  const opens = opensText(order, now);
  const expires = expiresText(order, now);
  return (
    <>
      <PageHeader
        title={`${orderTitle(order)} · ${order.buyer_name}`}
        subtitle={<RelativeTime instant={order.create_at} />}
        actions={<OrderActions order={order} />}
      />
      <Stack $gap={4}>
        <Row>
          <Badge tone={tone}>{name}</Badge>
          {opens && <Badge tone="brand">{opens}</Badge>}
          {expires && <Badge tone="gold">{expires}</Badge>}
        </Row>
        {order.reason !== '' && <Notice title="Motivo:">{order.reason}</Notice>}
        {order.note !== '' && <Notice title="Nota del cliente:">{order.note}</Notice>}
        <Halves>
          <Stack $gap={4}>
            <OrderLines order={order} />
            <Card $pad>
              <Facts facts={orderFacts(order)} />
            </Card>
          </Stack>
          <Stack $gap={4}>
            <PaymentCard order={order} />
            <BuyerCard order={order} />
          </Stack>
        </Halves>
      </Stack>
    </>
  );
}
