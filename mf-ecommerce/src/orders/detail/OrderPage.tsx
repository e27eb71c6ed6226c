import { ThingPage } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { useLiveOrder } from '../live/use-live-orders.ts';
import { ORDER_PARAMETER, ORDERS_PATH } from '../order-paths.ts';
import { OneOrder } from './OneOrder.tsx';

/** `/ecommerce/option-1/order?id=<id>`: one order of the online store. */
export function OrderPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(ORDER_PARAMETER) ?? '';
  const query = useLiveOrder(id);
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar el pedido"
      missing={{
        icon: 'receipt',
        title: 'No encontramos este pedido',
        text: 'Revisa el enlace, o búscalo entre tus pedidos.',
        to: ORDERS_PATH,
        link: 'Ver los pedidos',
      }}
    >
      {(order) => <OneOrder key={order.id} order={order} />}
    </ThingPage>
  );
}
