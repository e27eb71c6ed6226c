import { Page, PageHeader, Row } from '@cuadra/shared/ui';
import { NoticeSwitch } from './alert/NoticeSwitch.tsx';
import { SoundSwitch } from './alert/SoundSwitch.tsx';
import { useNewOrders } from './alert/use-new-orders.ts';
import { OrderBoard } from './board/OrderBoard.tsx';
import { useLiveOrders } from './live/use-live-orders.ts';

/** `/ecommerce/option-1`: the orders of the online store, by what becomes of them. */
export function OrdersPage() {
  const live = useLiveOrders();
  useNewOrders(live.pending.data);
  return (
    <Page>
      <PageHeader
        title="Pedidos"
        subtitle="Los nuevos llegan solos mientras tengas esta página abierta."
        actions={
          <Row $gap={5}>
            <NoticeSwitch />
            <SoundSwitch />
          </Row>
        }
      />
      <OrderBoard live={live} />
    </Page>
  );
}
