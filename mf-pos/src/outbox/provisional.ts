import type { Ticket } from '@cuadra/shared/contract';
import { lineTotal, saleTotal } from '@cuadra/shared/domain';
import type { SaleBody } from '../cash-register/charge/sale-draft.ts';
import type { SaleTab } from '../cash-register/tabs/tab.ts';
import type { Seller } from './entry.ts';

/** No sale has it: numbers begin at 1. */
export const NO_NUMBER = 0;

/** Whether a ticket was given out before the API had a number for it. It is shown and printed as «Por enviar». */
export function isProvisional(ticket: Pick<Ticket, 'number'>): boolean {
  return ticket.number === NO_NUMBER;
}

/**
 * The ticket of a sale as the till knows it, until the API's comes.
 *
 * @param sale as it stands in its tab, for the names
 * @param nameOf a payment method's name
 * @param made when it was charged
 */
export function provisionalTicket(
  body: SaleBody,
  sale: Pick<SaleTab, 'products' | 'client'>,
  { seller, nameOf, made }: { seller: Seller; nameOf: (methodId: string) => string; made: Date },
): Ticket {
  const total = saleTotal(body.lines.map(withDiscount), body);
  const tender = (entry: NonNullable<SaleBody['payments']>[number]) => ({
    payment_method_id: entry.payment_method_id,
    name: nameOf(entry.payment_method_id),
    amount: String(entry.amount),
    currency: entry.currency,
    reference: entry.reference ?? null,
    ...(entry.bank && { bank: entry.bank }),
  });
  return {
    id: body.id,
    number: NO_NUMBER,
    create_at: made.toISOString(),
    type: body.type ?? 'normal',
    status: 'issued',
    description: body.description ?? '',
    products: body.lines.map((line, index) => {
      const { main, alternative } = lineTotal(withDiscount(line), body);
      return {
        id: `${body.id}-${index}`,
        product_id: line.product_id,
        name: sale.products.find(({ product_id }) => product_id === line.product_id)?.name ?? '',
        qty: String(line.qty),
        unit_price: String(line.unit_price),
        currency: line.currency,
        discount: String(line.discount ?? '0'),
        total: main,
        total_alternative: alternative,
      };
    }),
    total: total.main,
    total_alternative: total.alternative,
    main: body.main,
    alternative: body.alternative,
    rate: body.rate,
    rounding: '0.00',
    seller: {
      name: seller.name,
      identification: seller.identification,
      identification_type: seller.identification_type,
    },
    client: sale.client && {
      id: sale.client.id,
      name: sale.client.name,
      identification: sale.client.identification,
    },
    payments: (body.payments ?? []).map(tender),
    changes: (body.changes ?? []).map(tender),
    balance: '0.00',
    balance_currency: body.alternative,
  };
}

function withDiscount<L extends { discount?: string | number | undefined }>(line: L) {
  return { ...line, discount: line.discount ?? '0' };
}
