import type { SaleDraftInput } from '@cuadra/shared/contract';
import { type CurrencyPair, saleTotal, settle } from '@cuadra/shared/domain';
import type { TenderEntry } from '../payment/methods.ts';
import { isGiven } from '../payment/payment.ts';
import type { SaleTab } from '../tabs/tab.ts';

/** The rate a sale is charged at, as the API gave it. */
export interface SaleRate extends CurrencyPair {
  /** 1 alternative = rate main. */
  rate: string;
  /** The record of the rate; null when both currencies are one. */
  rate_id: string | null;
}

/** A sale as it is sent, and sent again unchanged: with its id. */
export type SaleBody = SaleDraftInput & { id: string; rate: string };

/** The rate that a sale was charged at. */
export function rateOfBody({ main, alternative, rate, rate_id }: SaleBody): SaleRate {
  return { main, alternative, rate, rate_id };
}

/**
 * The body of `POST /sales/create` (contract.md, A sale).
 *
 * @param changes how the change is given; empty when none is due
 * @param id made by the till when the cashier charges, so that the same sale sent twice is sold once
 */
export function saleDraft(
  tab: Pick<SaleTab, 'type' | 'description' | 'client' | 'products' | 'payments'>,
  rate: SaleRate,
  changes: readonly TenderEntry[],
  id: string,
): SaleBody {
  const total = saleTotal(tab.products, rate);
  const payments = tab.payments.filter(isGiven).map(tender);
  // What is paid at once is no credit sale, whatever was meant before the last payment.
  const isPaid = settle(total, payments, changes, rate).is_paid;
  return {
    id,
    type: isPaid ? 'normal' : tab.type,
    client_id: tab.client?.id ?? null,
    description: tab.description,
    lines: tab.products.map(({ product_id, qty, unit_price, currency, discount, note }) => ({
      product_id,
      qty,
      unit_price,
      currency,
      discount,
      ...(note && { note }),
    })),
    main: rate.main,
    alternative: rate.alternative,
    rate: rate.rate,
    rate_id: rate.rate_id,
    payments,
    changes: changes.map(tender),
    total: total.main,
  };
}

function tender({ payment_method_id, amount, currency, reference, bank }: TenderEntry) {
  return {
    ...{ payment_method_id, amount, currency, reference: reference?.trim() || null },
    ...(bank && { bank }),
  };
}
