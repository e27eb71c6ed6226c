import type { ApiOutput } from '@cuadra/shared/client';
import type { SaleDraftInput } from '@cuadra/shared/contract';
import {
  companyDay,
  formatDateTime,
  formatMoney,
  formatTicketNumber,
  plainDay,
  SHORTEST_REFERENCE,
} from '@cuadra/shared/domain';
import type { PaymentEntry, PaymentMethod } from './methods.ts';
import { isGiven } from './payment.ts';

export type ReferenceUse = ApiOutput<'GET /sales/references'>['items'][number];

/** A payment whose reference can be looked up. */
export interface Referenced {
  payment_method_id: string;
  reference: string;
}

/** The payments that a method of theirs asks a reference for, each as it is looked up. */
export function referencesOf(
  payments: readonly PaymentEntry[],
  methods: readonly PaymentMethod[],
): Referenced[] {
  return payments
    .filter(isGiven)
    .filter(({ payment_method_id }) =>
      methods.some((method) => method.id === payment_method_id && method.needs_reference),
    )
    .map(({ payment_method_id, reference }) => ({ payment_method_id, reference: reference?.trim() ?? '' }))
    .filter(({ reference }) => reference.length >= SHORTEST_REFERENCE);
}

/** Whether a payment has this reference, of this method. */
export function isPaidWith(
  payment: Pick<PaymentEntry, 'payment_method_id'> & { reference?: string | null | undefined },
  wanted: Referenced,
): boolean {
  return (
    payment.payment_method_id === wanted.payment_method_id && payment.reference?.trim() === wanted.reference
  );
}

export function referenceKey({ payment_method_id, reference }: Referenced): string {
  return `${payment_method_id} ${reference}`;
}

/** The open sale of this device, this one or another, that has the same reference in a second payment. */
export function usedInTab<Tab extends { number: number; payments: readonly PaymentEntry[] }>(
  wanted: Referenced,
  current: { number: number },
  tabs: readonly Tab[],
): Tab | undefined {
  return tabs.find((tab) => {
    const same = tab.payments.filter((payment) => isPaidWith(payment, wanted));
    return same.length > (tab.number === current.number ? 1 : 0);
  });
}

/** What of a sale in the outbox is looked at. */
interface WaitingSale {
  body: Pick<SaleDraftInput, 'payments'>;
  ticket: { create_at: string };
}

/** What to say of a reference that paid a sale which waits to be sent: the API cannot know of it yet. */
export function usedInQueue(wanted: Referenced, entries: readonly WaitingSale[]): string | undefined {
  for (const { body, ticket } of entries) {
    const use = body.payments?.find((payment) => isPaidWith(payment, wanted));
    if (use)
      return `Esta referencia ya está en una venta por enviar, del ${formatDateTime(new Date(ticket.create_at))}, por ${formatMoney(use.amount, use.currency)}.`;
  }
  return undefined;
}

/** «Esta referencia ya se usó en la venta 00000012, del 20/11/2026, por Bs. 989,21.» */
export function usedText({ number, create_at, amount, currency }: ReferenceUse): string {
  const day = plainDay(companyDay(new Date(create_at)));
  const where = number === null ? 'un abono' : `la venta ${formatTicketNumber(number)}`;
  return `Esta referencia ya se usó en ${where}, del ${day}, por ${formatMoney(amount, currency)}.`;
}
