import type { CashSession } from '@cuadra/shared/contract';
import { exact, formatDateTime, formatMoney, sum, toMoney } from '@cuadra/shared/domain';
import {
  centered,
  companyRows,
  pair,
  type Receipt,
  type ReceiptCompany,
  type ReceiptRow,
  RULE,
  words,
} from '@cuadra/shared/print';
import type { CashCount } from './count.ts';

/**
 * The report of a session. X while it is open: how it stands, as often as one likes. Z when it was closed: what was expected,
 * what was counted and what is missing, once and for all.
 */
export function sessionReport(
  session: CashSession,
  company: ReceiptCompany | null,
  now: Date = new Date(),
): Receipt {
  const isClosed = session.status === 'closed';
  return {
    title: reportTitle(session),
    rows: [
      ...companyRows(company),
      RULE,
      centered(isClosed ? 'REPORTE Z' : 'REPORTE X', { strong: true }),
      centered(isClosed ? 'Cierre de caja' : 'Caja abierta, sin cerrar'),
      pair('Abierta por', session.user.name),
      pair('Desde', formatDateTime(new Date(session.opened_at))),
      session.closed_at
        ? pair('Hasta', formatDateTime(new Date(session.closed_at)))
        : pair('Impreso', formatDateTime(now)),
      pair('Ventas', String(session.sales)),
      ...session.totals.flatMap(salesRows),
      ...session.counts.flatMap(countRows),
      ...totalRows(session),
      ...movementRows(session),
      ...(session.notes ? [RULE, words('Notas', { strong: true }), words(session.notes)] : []),
      RULE,
      ...(isClosed ? [words('Firma:'), words(' '), RULE] : []),
      centered('Documento no fiscal', { strong: true }),
    ],
  };
}

/** «Reporte Z 20/11/2026»: what its window and its file are called. */
export function reportTitle({ status, opened_at }: Pick<CashSession, 'status' | 'opened_at'>): string {
  const [day = ''] = formatDateTime(new Date(opened_at)).split(', ');
  return `Reporte ${status === 'closed' ? 'Z' : 'X'} ${day}`;
}

/** What was sold, in both currencies, each sale at its own rate. */
function salesRows(sales: CashSession['totals'][number]): ReceiptRow[] {
  const { main, alternative, sold, undone, total, total_alternative } = sales;
  return [
    ...(exact(undone).isZero()
      ? []
      : [
          pair('Vendido', formatMoney(sold, main)),
          pair('Anulado y devuelto', formatMoney(toMoney(exact(undone).negated()), main)),
        ]),
    pair('Total vendido', formatMoney(total, main), { strong: true }),
    ...(main === alternative
      ? []
      : [pair(`Total en ${alternative}`, formatMoney(total_alternative, alternative))]),
  ];
}

function countRows(count: CashCount): ReceiptRow[] {
  const money = (amount: string) => formatMoney(amount, count.currency);
  const part = (label: string, amount: string, sign: '' | '-' = '') =>
    exact(amount).isZero() ? [] : [pair(label, money(sign ? toMoney(exact(amount).negated()) : amount))];
  return [
    RULE,
    words(count.name, { strong: true }),
    ...part('Fondo', count.opening),
    ...part('Recibido', count.received),
    ...part('Entregado', count.given, '-'),
    ...part('Entradas', count.pay_in),
    ...part('Salidas', count.pay_out, '-'),
    pair('Esperado', money(count.expected), { strong: true }),
    ...(count.counted === null ? [] : [pair('Contado', money(count.counted), { strong: true })]),
    ...(count.difference === null ? [] : [pair(differenceLabel(count.difference), money(count.difference))]),
  ];
}

function differenceLabel(difference: string): string {
  if (exact(difference).isZero()) return 'Cuadra';
  return exact(difference).lt(0) ? 'Falta' : 'Sobra';
}

/** By currency, whatever the method: what the day brought, without floats, entries and withdrawals. */
function totalRows({ counts }: CashSession): ReceiptRow[] {
  const currencies = [...new Set(counts.map(({ currency }) => currency))];
  if (currencies.length === 0) return [];
  return [
    RULE,
    words('Cobrado, menos lo entregado', { strong: true }),
    ...currencies.map((currency) => pair(currency, formatMoney(incomeOf(counts, currency), currency))),
  ];
}

/** What came in of a currency less what went back out: payments and abonos less changes and what was returned. */
export function incomeOf(counts: readonly CashCount[], currency: string): string {
  const own = counts.filter((count) => count.currency === currency);
  return toMoney(sum(own.map(({ received, given }) => exact(received).minus(given))));
}

function movementRows({ movements }: CashSession): ReceiptRow[] {
  if (movements.length === 0) return [];
  return [
    RULE,
    words('Entradas y salidas', { strong: true }),
    ...movements.map(({ kind, reason, amount, currency, name }) =>
      pair(
        `${reason} (${name})`,
        formatMoney(kind === 'pay_out' ? toMoney(exact(amount).negated()) : amount, currency),
      ),
    ),
  ];
}
