import type { Order } from '@cuadra/shared/contract';
import { orderTitle, totalText } from '../order-text.ts';

/** What a shop writes its buyer of an order as it stands. @param address of the buyer's page; undefined where it is not known */
export function buyerMessage(order: Order, shop: string, address: string | undefined): string {
  const { buyer_name } = order;
  const follow = address ? ` Aquí puedes ver cómo va: ${address}` : '';
  return `Hola, ${buyer_name}. Te escribimos de ${shop}. ${statusSentence(order)}${follow}`;
}

function statusSentence(order: Order): string {
  const { status, delivery, reason } = order;
  const title = orderTitle(order).replace('Pedido', 'pedido');
  switch (status) {
    case 'pending':
      return `Recibimos tu ${title} por ${totalText(order)}.`;
    case 'accepted':
      return `Aceptamos tu ${title} por ${totalText(order)} y ya lo estamos preparando.`;
    case 'ready':
      return delivery === 'delivery'
        ? `Tu ${title} está listo y va en camino.`
        : `Tu ${title} está listo: puedes pasar a retirarlo.`;
    case 'delivered':
      return `Entregamos tu ${title}. ¡Gracias por tu compra!`;
    case 'cancelled':
      return `Tuvimos que anular tu ${title}${reason ? `: ${reason}` : ''}.`;
    case 'expired':
      return `Tu ${title} venció antes de que pudiéramos atenderlo. Si todavía lo quieres, pídelo otra vez.`;
  }
}
