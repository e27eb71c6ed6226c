import { api, errorText } from '@cuadra/shared/client';
import { isOpenOrder, type OrderStatus } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import type { Catalogue } from '../../offline/catalogue/catalogue.ts';
import { outboxOf } from '../../offline/outbox/outbox-of.ts';
import { tabsOf } from '../../tabs/sale-tabs-store.ts';
import { withOrder } from './order-tab.ts';

const OVER: Readonly<Partial<Record<OrderStatus, string>>> = {
  delivered: 'ya fue entregado',
  cancelled: 'fue anulado',
  expired: 'venció',
};

/** Opens an order of the online store as a sale, or says why not. It never throws. */
export async function openOrder(id: string, companyId: string, catalogue: Catalogue): Promise<void> {
  try {
    const order = await api('GET /store/orders/{id}', { params: { id } });
    const over = isOpenOrder(order.status) ? undefined : (OVER[order.status] ?? 'ya no está abierto');
    if (over) {
      notify.error(`El pedido N° ${order.number} ${over}: no hay nada que cobrar.`);
      return;
    }
    if (
      outboxOf(companyId)
        .store.getState()
        .entries.some(({ body }) => body.order_id === id)
    ) {
      notify.info(`Ya cobraste el pedido N° ${order.number}. La venta está por enviar.`);
      return;
    }
    const stock = (productId: string) => catalogue.some([productId])[0]?.qty;
    tabsOf(companyId).setState(({ tabs }) => ({ tabs: withOrder(tabs, order, stock) }));
  } catch (error) {
    notify.error(`No pudimos abrir el pedido. ${errorText(error)}`);
  }
}
