import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { exact, formatMoney, sum, toMoney } from '@cuadra/shared/domain';
import type { SaleBody } from '../cash-register/charge/sale-draft.ts';
import type { SaleTab } from '../cash-register/tabs/tab.ts';
import type { OutboxEntry } from '../outbox/entry.ts';

/** Money in one currency. */
interface Amount {
  currency: string;
  amount: string;
}

/** What was sold at a till and has not arrived: neither its figures nor its Z have it (docs/decisions/0008). */
export interface Unsent {
  count: number;
  /** How many of them the API has refused, so that a person has to decide. */
  refused: number;
  totals: Amount[];
  /** What lies in the till of them, payments less changes, by method. */
  methods: (Amount & { name: string })[];
}

export interface KeptOnDevice {
  entries: readonly OutboxEntry[];
  tabs: readonly Pick<SaleTab, 'charge'>[];
}

/**
 * The sales of a till that wait on this device: its seller's, made since it was opened. A sale that could not be kept and
 * is on its way from its tab alone is among them.
 */
export function unsentOf(
  till: Pick<CashSession, 'user' | 'opened_at'>,
  { entries, tabs }: KeptOnDevice,
  methods: readonly Pick<PaymentMethod, 'id' | 'name'>[],
): Unsent {
  const own = entries.filter(
    ({ seller, ticket }) =>
      seller.id === till.user.id && Date.parse(ticket.create_at) >= Date.parse(till.opened_at),
  );
  const known = new Set(entries.map(({ id }) => id));
  const charging = tabs.flatMap(({ charge }) => (charge && !known.has(charge.body.id) ? charge.body : []));
  const bodies = [...own.map(({ body }) => body), ...charging];
  const nameOf = (id: string) => methods.find((method) => method.id === id)?.name ?? 'Otro método';
  return {
    count: bodies.length,
    refused: own.filter(({ state }) => state === 'refused').length,
    totals: addUp(bodies.map(({ total, main }) => ({ key: main, currency: main, amount: total }))).map(
      ({ currency, amount }) => ({ currency, amount }),
    ),
    methods: addUp(bodies.flatMap(tendersOf)).map(({ key, currency, amount }) => ({
      ...{ name: nameOf(key), currency, amount },
    })),
  };
}

interface Part {
  key: string;
  currency: string;
  amount: string | number;
}

function tendersOf({ payments = [], changes = [] }: SaleBody): Part[] {
  const part = (sign: 1 | -1) => (tender: (typeof payments)[number]) => ({
    key: tender.payment_method_id,
    currency: tender.currency,
    amount: toMoney(exact(tender.amount).times(sign)),
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
export function inTheTillText({ methods }: Unsent): string {
  return methods.map((part) => `${part.name}: ${moneyText(part)}`).join(' · ');
}

function moneyText({ amount, currency }: Amount): string {
  return formatMoney(amount, currency);
}

/** The longest notes of a till, as the contract has them. */
export const LONGEST_NOTES = 500;

/** The notes of a report that lacks sales: it says so itself, before what the cashier wrote. */
export function notesWith(unsent: Unsent, notes: string): string {
  if (unsent.count === 0) return notes;
  const missing = `Sin enviar: ${unsentText(unsent)} (${inTheTillText(unsent)}).`;
  return `${missing} ${notes}`.trim().slice(0, LONGEST_NOTES);
}
