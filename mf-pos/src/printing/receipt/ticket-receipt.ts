import type { SaleDetail } from '@cuadra/shared/contract';
import {
  exact,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatTicketNumber,
  nameWithIdentification,
  toldRate,
  toMoney,
} from '@cuadra/shared/domain';
import {
  centered,
  centeredLines,
  companyRows,
  fiscalRows,
  logoRows,
  pair,
  type Receipt,
  type ReceiptCompany,
  type ReceiptRow,
  RULE,
  words,
} from '@cuadra/shared/print';
import { isProvisional, NO_NUMBER } from '../../sale/ticket.ts';
import { arithmeticOf, countText, formatPrice } from './line-arithmetic.ts';

/** A sale that can be printed: as it was sold, as the role lets it be seen, or stored on the device without a number yet. */
export type PrintableSale = Omit<SaleDetail, 'number'> & { number: number | null };

export interface TicketOptions {
  /** It was printed before, and says so. */
  isCopy?: boolean;
}

/** What the customer takes home: spec §1's fields, in both currencies. */
export function ticketReceipt(
  printable: PrintableSale,
  company: ReceiptCompany | null,
  { isCopy = false }: TicketOptions = {},
): Receipt {
  // A ticket that is given out before its sale has arrived is one like any other, but for its number.
  const number = isProvisional({ number: printable.number ?? NO_NUMBER }) ? null : printable.number;
  const sale = { ...printable, number };
  return {
    title: ticketTitle(sale.number),
    rows: [
      ...logoRows(company),
      ...companyRows(company),
      ...centeredLines(company?.ticket_header ?? ''),
      RULE,
      ...marks(sale, isCopy),
      ...headRows(sale),
      RULE,
      ...sale.products.flatMap((line) => lineRows(line, sale)),
      ...(sale.products.length > 0 ? [RULE] : []),
      ...totalRows(sale),
      ...paymentRows('Pagos', sale.payments),
      ...paymentRows('Vuelto', sale.changes),
      ...creditRows(sale),
      ...(sale.description ? [RULE, words(sale.description)] : []),
      RULE,
      ...fiscalRows(company),
      ...centeredLines(company?.ticket_footer || 'Gracias por tu compra'),
    ],
  };
}

/** «Ticket 00000042»; one that waits to be sent has no number yet. */
export function ticketTitle(number: number | null): string {
  return number === null ? 'Ticket por enviar' : `Ticket ${formatTicketNumber(number)}`;
}

function marks({ status }: PrintableSale, isCopy: boolean): ReceiptRow[] {
  return [
    ...(status === 'annulled' ? [centered('ANULADO', { strong: true })] : []),
    ...(isCopy ? [centered('Copia', { strong: true })] : []),
  ];
}

function headRows({ number, create_at, seller, client }: PrintableSale): ReceiptRow[] {
  const [date = '', time = ''] = formatDateTime(new Date(create_at)).split(', ');
  return [
    pair('Número', number === null ? 'Por enviar' : formatTicketNumber(number)),
    pair('Fecha', date),
    pair('Hora', time),
    ...(seller
      ? [
          pair(
            'Vendedor',
            nameWithIdentification(seller.name, seller.identification_type, seller.identification),
          ),
        ]
      : []),
    ...(client
      ? [
          pair(
            'Cliente',
            nameWithIdentification(client.name, client.identification_type, client.identification),
          ),
        ]
      : []),
  ];
}

function lineRows(line: PrintableSale['products'][number], sale: PrintableSale): ReceiptRow[] {
  return [
    words(line.name, { strong: true }),
    ...amountRows(line, sale),
    ...(line.note ? [words(line.note)] : []),
  ];
}

/** What the customer can work out again: quantity × price, and what was taken off. */
function amountRows(line: PrintableSale['products'][number], sale: PrintableSale): ReceiptRow[] {
  const { unit_price, discount, total } = line;
  const quantity = countText(line);
  if (unit_price === null || discount === null || total === null) return [pair(quantity, '')];
  const told = arithmeticOf({ ...line, unit_price, discount, total }, sale);
  return [
    pair(`${quantity} × ${formatPrice(told.price, told.currency)}`, formatMoney(told.amount, told.currency)),
    ...(exact(discount).gt(0)
      ? [pair('Descuento', formatMoney(toMoney(exact(told.discount).negated()), told.currency))]
      : []),
  ];
}

function totalRows(sale: PrintableSale): ReceiptRow[] {
  const { total, total_alternative, main, alternative } = sale;
  if (total === null) return [];
  const told = toldRate(sale);
  return [
    pair('Total', formatMoney(total, main), { strong: true, large: true }),
    ...(main !== alternative && total_alternative !== null
      ? [
          pair(`Total en ${alternative}`, formatMoney(total_alternative, alternative), { strong: true }),
          pair('Tasa', `1 ${told.source} = ${formatNumber(told.rate, 2)} ${told.target}`),
        ]
      : []),
  ];
}

function paymentRows(title: string, payments: PrintableSale['payments']): ReceiptRow[] {
  if (payments.length === 0) return [];
  return [
    RULE,
    words(title, { strong: true }),
    ...payments.map(({ name, reference, amount, currency }) =>
      pair(reference ? `${name} (ref. ${reference})` : name, formatMoney(amount, currency)),
    ),
  ];
}

/** What a balance in favour paid, and what was left owed: the client signs for it by taking the ticket. */
function creditRows({ balance, balance_currency, credit_used = '0' }: PrintableSale): ReceiptRow[] {
  if (balance === null || !exact(balance).gt(0)) return [];
  const owed = exact(balance).minus(credit_used);
  return [
    RULE,
    ...(exact(credit_used).gt(0)
      ? [pair('Pagado con saldo a favor', formatMoney(credit_used, balance_currency))]
      : []),
    ...(owed.gt(0) ? [pair('Queda a crédito', formatMoney(owed, balance_currency), { strong: true })] : []),
  ];
}
