import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { exact, formatMoney, sum, toMoney } from '@cuadra/shared/domain';
import type { SaleEntry } from '../offline/outbox/sale-entry.ts';
import type { SaleBody } from '../sale/sale-body.ts';
import type { SaleTab } from '../sale/sale-tab.ts';

/** Money in one currency. */
interface Amount {
  currency: string;
  amount: string;
}

/** What was sold at a session and has not arrived: neither its figures nor its Z have it (docs/decisions/0008). */
export interface Unsent {
  count: number;
  /** How many of them the API has rejected, so that a person has to decide. */
  rejected: number;
  totals: Amount[];
  /** What lies in the session of them, payments less changes, by method. */
  methods: (Amount & { payment_method_id: string; name: string })[];
}

export interface OnDevice {
  entries: readonly SaleEntry[];
  tabs: readonly Pick<SaleTab, 'charge'>[];
}

/**
 * The sales of a session that wait on this device: its seller's, made since it was opened. A sale that could not be stored and
 * is on its way from its tab alone is among them.
 */
export function unsentOf(
  session: Pick<CashSession, 'user' | 'opened_at'>,
  { entries, tabs }: OnDevice,
  methods: readonly Pick<PaymentMethod, 'id' | 'name'>[],
): Unsent {
  const own = entries.filter(
    ({ seller, ticket }) =>
      seller.id === session.user.id && Date.parse(ticket.create_at) >= Date.parse(session.opened_at),
  );
  const known = new Set(entries.map(({ id }) => id));
  const charging = tabs.flatMap(({ charge }) => (charge && !known.has(charge.body.id) ? charge.body : []));
  const bodies = [...own.map(({ body }) => body), ...charging];
  const nameOf = (id: string) => methods.find((method) => method.id === id)?.name ?? 'Otro método';
  return {
    count: bodies.length,
    rejected: own.filter(({ state }) => state === 'refused').length,
    totals: addUp(bodies.map(({ total, main }) => ({ key: main, currency: main, amount: total }))).map(
      ({ currency, amount }) => ({ currency, amount }),
    ),
    methods: addUp(bodies.flatMap(paymentsOf)).map(({ key, currency, amount }) => ({
      ...{ payment_method_id: key, name: nameOf(key), currency, amount },
    })),
  };
}

interface Part {
  key: string;
  currency: string;
  amount: string | number;
}

function paymentsOf({ payments = [], changes = [] }: SaleBody): Part[] {
  const part = (sign: 1 | -1) => (payment: (typeof payments)[number]) => ({
    key: payment.payment_method_id,
    currency: payment.currency,
    amount: toMoney(exact(payment.amount).times(sign)),
  });
  return [...payments.map(part(1)), ...changes.map(part(-1))];
}

function addUp(parts: readonly Part[]): (Amount & { key: string })[] {
  const keys = [...new Set(parts.map(({ key }) => key))];
  return keys.map((key) => {
    const own = parts.filter((part) => part.key === key);
    return {
      key,
      currency: own[0]?.currency ?? '',
      amount: toMoney(sum(own.map(({ amount }) => amount))),
    };
  });
}

/** «2 ventas por Bs. 1.200,00». */
export function unsentText({ count, totals }: Unsent): string {
  const money = totals.map(moneyText).join(' y ');
  return `${count === 1 ? '1 venta' : `${count} ventas`} por ${money}`;
}

/** «Efectivo $: $ 10,00 · Pago Móvil: Bs. 500,00». */
export function inCashText({ methods }: Unsent): string {
  return methods.map((part) => `${part.name}: ${moneyText(part)}`).join(' · ');
}

function moneyText({ amount, currency }: Amount): string {
  return formatMoney(amount, currency);
}

/** The longest notes of a session, as the contract has them. */
export const LONGEST_NOTES = 500;

/** The notes of a report that lacks sales: it says so itself, before what the cashier wrote. */
export function notesWith(unsent: Unsent, notes: string): string {
  if (unsent.count === 0) return notes;
  const missing = `Sin enviar: ${unsentText(unsent)} (${inCashText(unsent)}).`;
  return `${missing} ${notes}`.trim().slice(0, LONGEST_NOTES);
}
