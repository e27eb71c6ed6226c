import type { ClientMovement, ClientPayment } from '@cuadra/shared/contract';
import { exact, formatMoney, formatRate, toldRate } from '@cuadra/shared/domain';

type Frozen = Pick<ClientPayment, 'main' | 'alternative' | 'rate' | 'inverse'>;

/** `1 USD = 860,1800 VES`, in the direction in which the rate was given. */
export function frozenRateText(payment: Frozen): string {
  const { source, target, rate } = toldRate(payment);
  return `1 ${source} = ${formatRate(rate)} ${target}`;
}

/** `Efectivo Bs. 860,18 · Zelle $ 5,00 (ref. 4471) · 1 USD = 860,18 VES`: how an abono was paid. */
export function paidByText(payment: NonNullable<ClientMovement['payment']>): string {
  const { payments, main, alternative } = payment;
  if (payments.length === 0) return '';
  const tenders = payments.map(({ name, amount, currency, reference }) =>
    [name, formatMoney(amount, currency), reference && `(ref. ${reference})`].filter(Boolean).join(' '),
  );
  return [...tenders, main !== alternative && frozenRateText(payment)].filter(Boolean).join(' · ');
}

/** What a receipt is of, and its number: «Abono 12». */
export function paymentTitle({ kind, number }: Pick<ClientPayment, 'kind' | 'number'>): string {
  return `${TITLES[kind]} ${number}`;
}

const TITLES: Readonly<Record<ClientPayment['kind'], string>> = {
  payment: 'Abono',
  refund: 'Devolución de saldo',
  exchange: 'Saldo a favor usado',
};

/** What was owed after it, or is in the client's favour. */
export function leftText({ balance, currency }: Pick<ClientPayment, 'balance' | 'currency'>): string {
  if (exact(balance).isZero()) return 'No quedó debiendo nada';
  const amount = formatMoney(exact(balance).abs(), currency);
  return exact(balance).gt(0) ? `Quedó debiendo ${amount}` : `Quedó a su favor ${amount}`;
}
