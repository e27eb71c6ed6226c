import type { SaleDraftInput } from '@cuadra/shared/contract';
import { balanceOf, exact, farOverpaid, saleTotal } from '@cuadra/shared/domain';
import type { CartLine, PresentedLine } from './lines/line.ts';
import type { PaymentEntry } from './payment/methods.ts';
import { isGiven } from './payment/payment.ts';
import type { SaleRate } from './sale-rate.ts';

/** A sale as it is sent, and sent again unchanged: with its id. */
export type SaleBody = SaleDraftInput & { id: string; rate: string; inverse?: string };

/** What of a sale tab goes into its body. */
export interface SaleToCharge {
  /** `credit`: what the payments leave is to become the client's debt. */
  type: 'normal' | 'credit';
  description: string;
  order_id?: string | undefined;
  client: { id: string } | null;
  products: readonly CartLine[];
  payments: readonly PaymentEntry[];
}

/**
 * The body of `POST /sales/create` (docs/contract.md#sales).
 *
 * @param changes how the change is given; empty when none is due
 * @param used what the client's balance in favour pays; none where the payments are enough
 * @param id made by the device when the cashier charges, so that the same sale sent twice is sold once
 */
export function saleDraft(
  sale: SaleToCharge,
  rate: SaleRate,
  changes: readonly PaymentEntry[],
  id: string,
  used?: string,
): SaleBody {
  const total = saleTotal(sale.products, rate);
  const payments = sale.payments.filter(isGiven).map(toPayment);
  // What is paid at once is no credit sale, whatever was meant before the last payment.
  const isPaid = balanceOf(total, payments, changes, rate).is_paid;
  const usesFavour = !isPaid && used !== undefined && exact(used).gt(0);
  return {
    id,
    type: isPaid ? 'normal' : usesFavour ? 'credit' : sale.type,
    client_id: sale.client?.id ?? null,
    description: sale.description,
    ...(sale.order_id && { order_id: sale.order_id }),
    lines: sale.products.map(({ product_id, qty, unit_price, currency, discount, note, presentation }) => ({
      product_id,
      qty,
      unit_price,
      currency,
      discount,
      ...(note && { note }),
      ...(presentation && { presentation: presentedQty(presentation) }),
    })),
    main: rate.main,
    alternative: rate.alternative,
    rate: rate.rate,
    ...(rate.inverse !== null && { inverse: rate.inverse }),
    rate_id: rate.rate_id,
    payments,
    changes: changes.map(toPayment),
    // Whoever charges was asked.
    ...(farOverpaid(total, payments, rate) && { overpaid_knowingly: true as const }),
    ...(usesFavour && { credit_used: used }),
    total: total.main,
  };
}

function presentedQty({ id, qty, price }: PresentedLine) {
  return { id, qty, ...(price !== undefined && { price }) };
}

function toPayment({ payment_method_id, amount, currency, reference, bank, accepts_reuse }: PaymentEntry) {
  return {
    ...{ payment_method_id, amount, currency, reference: reference?.trim() || null },
    ...(bank && { bank }),
    ...(accepts_reuse && { accepts_reuse }),
  };
}
