import { SHORTEST_REFERENCE } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CheckedTender } from './check-tenders.ts';
import type { SaleFacts } from './sale-facts.ts';

/** What is known of a payment's reference before the other sales are looked at. */
export interface ReferenceToWatch {
  /** The cashier was told that it was used; or it stands twice in this sale. */
  reuse: 'accepted' | 'unseen' | null;
  /** To be looked for in what was paid before; null where nothing is. */
  watched: string | null;
}

/** Each payment of a sale with what its reference is to be held against. */
export function watchReferences<T extends CheckedTender>(
  payments: readonly T[],
  { methods }: Pick<SaleFacts, 'methods'>,
): (T & ReferenceToWatch)[] {
  return payments.map((payment, index) => {
    const { reference, payment_method_id } = payment;
    if (payment.accepts_reuse) return { ...payment, reuse: 'accepted', watched: null };
    if (
      !reference ||
      reference.length < SHORTEST_REFERENCE ||
      !methods.get(payment_method_id)?.needs_reference
    )
      return { ...payment, reuse: null, watched: null };
    const isTwice = payments
      .slice(0, index)
      .some((other) => other.reference === reference && other.payment_method_id === payment_method_id);
    return { ...payment, reuse: isTwice ? 'unseen' : null, watched: reference };
  });
}

/** Whether this method took this reference before, in a sale that still counts or in an abono. Both tables have an index. */
export function wasUsed(
  companyId: string,
  methodId: RawBuilder<unknown>,
  reference: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(exists (
      select from sale_tenders u join sales x on x.company_id = u.company_id and x.id = u.sale_id
      where u.company_id = ${companyId}::uuid and u.payment_method_id = ${methodId} and u.reference = ${reference}
        and u.kind = 'payment' and x.status = 'issued')
    or exists (
      select from client_payment_tenders u
      where u.company_id = ${companyId}::uuid and u.payment_method_id = ${methodId} and u.reference = ${reference}))`;
}
