import type { Ticket } from '@cuadra/shared/contract';
import { lineTotal, makeTicket, saleTotal } from '@cuadra/shared/domain';
import type { CartLine } from './lines/line.ts';
import type { SaleBody } from './sale-body.ts';
import type { SaleClient } from './sale-client.ts';

/** Who charged a sale, whoever is signed in when it is sent. */
export interface Seller {
  id: string;
  name: string;
  identification: string | null;
  identification_type: Ticket['seller']['identification_type'];
}

/** No sale has it: numbers begin at 1. */
export const NO_NUMBER = 0;

/** Whether a ticket was given out before the API had a number for it. It is shown and printed as «Por enviar». */
export function isProvisional(ticket: Pick<Ticket, 'number'>): boolean {
  return ticket.number === NO_NUMBER;
}

/**
 * The ticket of a sale as the device knows it, until the API's comes.
 *
 * @param sale as it stands in its tab, for the names
 * @param nameOf a payment method's name
 * @param made when it was charged
 */
export function provisionalTicket(
  body: SaleBody,
  sale: { products: readonly CartLine[]; client: SaleClient | null },
  { seller, nameOf, made }: { seller: Seller; nameOf: (methodId: string) => string; made: Date },
): Ticket {
  const lines = body.lines.map((line) => ({ ...line, discount: line.discount ?? '0' }));
  const total = saleTotal(lines, body);
  const named = (payment: NonNullable<SaleBody['payments']>[number]) => ({
    ...payment,
    name: nameOf(payment.payment_method_id),
  });
  const { id, main, alternative, rate, inverse = null } = body;
  return makeTicket({
    ...{ id, number: NO_NUMBER, create_at: made, status: 'issued', main, alternative, rate, inverse },
    type: body.type ?? 'normal',
    description: body.description ?? '',
    products: lines.map((line, index) => {
      const inBoth = lineTotal(line, body);
      const of = sale.products.find(
        ({ product_id, presentation }) =>
          product_id === line.product_id && presentation?.id === line.presentation?.id,
      );
      const { name = '', presentation, unit } = of ?? {};
      return {
        ...line,
        id: `${id}-${index}`,
        name,
        unit,
        presentation: presentation && { ...presentation, qty: line.presentation?.qty ?? presentation.qty },
        total: inBoth.main,
        total_alternative: inBoth.alternative,
      };
    }),
    total: total.main,
    total_alternative: total.alternative,
    rounding: '0.00',
    seller,
    client: sale.client,
    payments: (body.payments ?? []).map(named),
    changes: (body.changes ?? []).map(named),
    balance: '0.00',
    balance_currency: alternative,
  });
}
