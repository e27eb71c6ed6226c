import type { Client, ClientPayment } from '@cuadra/shared/contract';
import {
  convert,
  exact,
  formatDateTime,
  formatMoney,
  formatTicketNumber,
  isOfPair,
  nameWithIdentification,
} from '@cuadra/shared/domain';
import {
  centered,
  companyRows,
  logoRows,
  pair,
  type Receipt,
  type ReceiptCompany,
  type ReceiptRow,
  RULE,
  words,
} from '@cuadra/shared/print';
import { frozenRateText, paymentTitle } from './payment-text.ts';

type Payer = Pick<Client, 'name' | 'identification' | 'identification_type'>;

/** The receipt of an abono, or of what was given back, as it is printed, shared and sent: who paid what, and what is left. */
export function paymentReceipt(
  client: Payer,
  payment: ClientPayment,
  company: ReceiptCompany | null,
): Receipt {
  const { kind, create_at, amount, currency, payments, credit, annulment } = payment;
  const [date = '', time = ''] = formatDateTime(new Date(create_at)).split(', ');
  const { name, identification_type, identification } = client;
  return {
    title: paymentTitle(payment),
    rows: [
      ...logoRows(company),
      ...companyRows(company),
      RULE,
      centered(`Recibo de ${paymentTitle(payment).toLocaleLowerCase('es')}`, { strong: true }),
      ...(annulment ? [centered('ANULADO', { strong: true })] : []),
      pair('Fecha', date),
      pair('Hora', time),
      pair('Cliente', nameWithIdentification(name, identification_type, identification)),
      RULE,
      pair(kind === 'refund' ? 'Se le devolvió' : 'Abonó', formatMoney(amount, currency), {
        ...{ strong: true, large: true },
      }),
      ...payments.map(({ name: method, amount: paid, currency: own, reference }) =>
        pair(reference ? `${method} (ref. ${reference})` : method, formatMoney(paid, own)),
      ),
      ...(credit ? [pair('De su saldo a favor', formatMoney(credit.amount, credit.currency))] : []),
      ...(payment.main === payment.alternative ? [] : [pair('Tasa', frozenRateText(payment))]),
      ...debtRows(payment),
      RULE,
      ...leftRows(payment),
      RULE,
      centered('Documento no fiscal', { strong: true }),
      ...(kind === 'payment' && !annulment ? [centered('Gracias por tu pago')] : []),
    ],
  };
}

/** The debts that it named; what names none pays the oldest. */
function debtRows({ debts, currency }: ClientPayment): ReceiptRow[] {
  if (debts.length === 0) return [];
  return [
    RULE,
    words('A cuenta de', { strong: true }),
    ...debts.map(({ sale_number, amount }) =>
      pair(
        sale_number === null ? 'Deuda de antes' : `Venta ${formatTicketNumber(sale_number)}`,
        formatMoney(amount, currency),
      ),
    ),
  ];
}

/** What was owed after it, in both currencies at the rate that it was taken at. */
function leftRows(payment: ClientPayment): ReceiptRow[] {
  const { balance, currency, main, alternative } = payment;
  const left = exact(balance).abs();
  if (left.isZero()) return [words('No queda debiendo nada.', { strong: true })];
  const label = exact(balance).gt(0) ? 'Queda debiendo' : 'Queda a su favor';
  const other = currency === main ? alternative : main;
  return [
    pair(label, formatMoney(left, currency), { strong: true }),
    ...(main !== alternative && isOfPair(currency, payment)
      ? [pair(`En ${other}`, formatMoney(convert(left, currency, other, payment), other))]
      : []),
  ];
}
