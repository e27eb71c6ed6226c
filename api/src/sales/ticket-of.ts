import type { Ticket } from '@cuadra/shared/contract';
import { makeTicket } from '@cuadra/shared/domain';
import { identificationType } from '../access/user.ts';
import { type SaleToWrite, unitOf } from './sale-to-write.ts';

/** The ticket of a sale that was just written, without reading it again; a test holds it to what is read later. */
export function ticketOf(sale: SaleToWrite, written: { number: number; created_at: Date }): Ticket {
  const { draft, facts, checked } = sale;
  const { type, description, main, alternative } = draft;
  const { rate, inverse } = checked.pair;
  return makeTicket({
    ...{ id: sale.id, number: written.number, create_at: written.created_at, status: 'issued' },
    ...{ type, description, main, alternative, rate, inverse },
    products: checked.lines.map((line, index) => ({
      ...line,
      id: sale.lineIds[index] ?? '',
      name: line.product.name,
      unit: unitOf(line),
    })),
    total: checked.total,
    total_alternative: checked.total_alternative,
    rounding: checked.rounding,
    seller: {
      name: facts.seller?.name ?? '',
      identification: facts.seller?.identification ?? null,
      identification_type: identificationType(facts.seller?.identification_type ?? null),
    },
    client: facts.client && {
      ...facts.client,
      identification_type: identificationType(facts.client.identification_type),
    },
    payments: checked.payments,
    changes: checked.changes,
    balance: checked.balance,
    balance_currency: checked.balance_currency,
    credit_used: checked.credit_used,
  });
}
