import type { SaleDraftInput } from '@cuadra/shared/contract';
import { type CurrencyPair, saleTotal } from '@cuadra/shared/domain';
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
  tab: Pick<SaleTab, 'type' | 'description' | 'products' | 'payments'>,
  rate: SaleRate,
  changes: readonly TenderEntry[],
  id: string,
): SaleBody {
  return {
    id,
    type: tab.type,
    client_id: null,
    description: tab.description,
    lines: tab.products.map(({ product_id, qty, unit_price, currency, discount }) => ({
      product_id,
      qty,
      unit_price,
      currency,
      discount,
    })),
    main: rate.main,
    alternative: rate.alternative,
    rate: rate.rate,
    rate_id: rate.rate_id,
    payments: tab.payments.filter(isGiven).map(tender),
    changes: changes.map(tender),
    total: saleTotal(tab.products, rate).main,
  };
}

function tender({ payment_method_id, amount, currency, reference }: TenderEntry) {
  return { payment_method_id, amount, currency, reference: reference?.trim() || null };
}
