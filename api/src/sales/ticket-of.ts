import type { Ticket } from '@cuadra/shared/contract';
import { toMoney, toQuantity, toRate } from '@cuadra/shared/domain';
import { identificationType } from '../session/user.ts';
import type { SaleToWrite } from './write-sale.ts';

/** The ticket of a sale that was just written, without reading it again; a test holds it to what is read later. */
export function ticketOf(sale: SaleToWrite, written: { number: number; created_at: Date }): Ticket {
  const { draft, facts, checked } = sale;
  return {
    id: sale.id,
    number: written.number,
    create_at: written.created_at.toISOString(),
    type: draft.type,
    status: 'issued',
    description: draft.description,
    products: checked.lines.map((line, index) => ({
      id: sale.lineIds[index] ?? '',
      product_id: line.product_id,
      name: line.product.name,
      qty: toQuantity(line.qty),
      unit_price: toRate(line.unit_price),
      currency: line.currency,
      discount: toMoney(line.discount),
      note: line.note ?? null,
      total: line.total,
      total_alternative: line.total_alternative,
    })),
    total: checked.total,
    total_alternative: checked.total_alternative,
    main: draft.main,
    alternative: draft.alternative,
    rate: toRate(draft.rate),
    rounding: checked.rounding,
    seller: {
      name: facts.seller?.name ?? '',
      identification: facts.seller?.identification ?? null,
      identification_type: identificationType(facts.seller?.identification_type ?? null),
    },
    client: facts.client && {
      id: facts.client.id,
      name: facts.client.name,
      identification: facts.client.identification,
    },
    payments: checked.payments.map(toTender),
    changes: checked.changes.map(toTender),
    balance: checked.balance,
    balance_currency: checked.balance_currency,
  };
}

interface KeptTender extends Omit<Ticket['payments'][number], 'bank'> {
  bank?: string | null | undefined;
}

export function toTender({ bank, ...tender }: KeptTender): Ticket['payments'][number] {
  return {
    payment_method_id: tender.payment_method_id,
    name: tender.name,
    amount: toMoney(tender.amount),
    currency: tender.currency,
    reference: tender.reference,
    ...(bank && { bank }),
  };
}
