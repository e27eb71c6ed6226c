import type { Client, ClientPayment } from '@cuadra/shared/contract';
import { formatDateTime, formatMoney } from '@cuadra/shared/domain';
import { frozenRateText, leftText, paymentTitle } from './payment-text.ts';

/** A receipt as a message: what a client is sent by WhatsApp, or is printed. @param shop the company's name */
export function receiptLines(shop: string, { name }: Pick<Client, 'name'>, payment: ClientPayment): string[] {
  const { payments, amount, currency, create_at, kind, annulment } = payment;
  return [
    shop,
    `${paymentTitle(payment)} · ${formatDateTime(new Date(create_at))}`,
    ...(annulment ? ['ANULADO'] : []),
    kind === 'refund'
      ? `Devolvimos a ${name} ${formatMoney(amount, currency)} de su saldo a favor.`
      : `Recibimos de ${name} un abono de ${formatMoney(amount, currency)}.`,
    ...payments.map(({ name: method, amount: paid, currency: own, reference }) =>
      [method, formatMoney(paid, own), reference && `ref. ${reference}`].filter(Boolean).join(' · '),
    ),
    `Tasa: ${frozenRateText(payment)}`,
    `${leftText(payment)}.`,
  ];
}
