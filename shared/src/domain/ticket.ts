import { type DecimalInput, exact, toMoney, toQuantity, toRate } from './decimal.ts';
import type { IdentificationType } from './identification.ts';
import { toPairRate } from './rate.ts';
import type { SaleLine } from './sale.ts';

/** Spec §5: an invoice number shows eight digits. */
export const TICKET_NUMBER_DIGITS = 8;

/** `42` → `00000042`. */
export function formatTicketNumber(number: number): string {
  return String(number).padStart(TICKET_NUMBER_DIGITS, '0');
}

/** Letters of a payment's reference from which on it is looked up: a shorter one is still being typed, or no reference. */
export const SHORTEST_REFERENCE = 4;

/** A payment, or a change given back, of a sale that was made. */
export interface TicketTender {
  payment_method_id: string;
  /** The method's name. */
  name: string;
  amount: DecimalInput;
  currency: string;
  reference?: string | null | undefined;
  /** The code of the bank of who paid. */
  bank?: string | null | undefined;
}

/** What a line that was sold says of its presentation, whatever became of the product since. */
export interface SoldPresentation {
  id: string;
  name: string;
  factor: DecimalInput;
  qty: DecimalInput;
  price?: DecimalInput | undefined;
}

/** What a ticket is made from: a sale as it was written, read again, or made on a device without a connection. */
export interface TicketFacts {
  id: string;
  number: number;
  create_at: Date;
  type: 'normal' | 'credit';
  status: 'issued' | 'annulled';
  description: string;
  products: readonly (SaleLine & {
    id: string;
    product_id: string;
    name: string;
    /** See `measuredUnit`. */
    unit?: string | null | undefined;
    note?: string | null | undefined;
    presentation?: SoldPresentation | null | undefined;
    total: string;
    total_alternative: string;
  })[];
  total: string;
  total_alternative: string;
  main: string;
  alternative: string;
  rate: DecimalInput;
  /** See `CurrencyPair`. */
  inverse: DecimalInput | null;
  rounding: string;
  seller: { name: string; identification: string | null; identification_type: IdentificationType | null };
  client: {
    id: string;
    name: string;
    identification: string | null;
    identification_type?: IdentificationType | null | undefined;
  } | null;
  payments: readonly TicketTender[];
  changes: readonly TicketTender[];
  balance: string;
  balance_currency: string;
  /** What of the balance was in the client's favour before; `"0.00"` where nothing was used of it. */
  credit_used?: string | undefined;
}

/**
 * The ticket of a sale, as the contract has it. The only place that makes one, so that it says the same when the sale was
 * just made, when it was made without a connection, and when it is fetched again.
 */
export function makeTicket({ create_at, credit_used = '0', ...sale }: TicketFacts) {
  const { seller, client } = sale;
  return {
    ...sale,
    create_at: create_at.toISOString(),
    products: sale.products.map((line) => ({
      id: line.id,
      product_id: line.product_id,
      name: line.name,
      qty: toQuantity(line.qty),
      ...(line.unit && { unit: line.unit }),
      unit_price: toRate(line.unit_price),
      currency: line.currency,
      discount: toMoney(line.discount),
      note: line.note ?? null,
      ...(line.presentation && ticketPresentation(line.unit_price, line.presentation)),
      total: line.total,
      total_alternative: line.total_alternative,
    })),
    rate: toPairRate(sale.rate),
    inverse: sale.inverse === null ? null : toRate(sale.inverse),
    seller: {
      name: seller.name,
      identification: seller.identification,
      identification_type: seller.identification_type,
    },
    client: client && {
      id: client.id,
      name: client.name,
      identification: client.identification,
      identification_type: client.identification_type ?? null,
    },
    payments: sale.payments.map(ticketTender),
    changes: sale.changes.map(ticketTender),
    ...(exact(credit_used).gt(0) && { credit_used }),
  };
}

function ticketPresentation(unitPrice: DecimalInput, { id, name, factor, qty, price }: SoldPresentation) {
  return {
    presentation: { id, name, factor: toQuantity(factor), qty: toQuantity(qty) },
    presentation_price: toRate(price ?? exact(unitPrice).times(factor)),
  };
}

/** A payment, or a change, as a ticket has it. */
export function ticketTender({ payment_method_id, name, amount, currency, reference, bank }: TicketTender) {
  return {
    payment_method_id,
    name,
    amount: toMoney(amount),
    currency,
    reference: reference ?? null,
    ...(bank && { bank }),
  };
}
