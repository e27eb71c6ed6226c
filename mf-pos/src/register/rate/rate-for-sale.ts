import { isOfPair } from '@cuadra/shared/domain';
import type { SaleTab } from '../../sale/sale-tab.ts';
import type { SaleRateState } from './use-sale-rate.ts';

type OpenSale = Pick<SaleTab, 'products' | 'payments' | 'changes' | 'charge'>;

/**
 * The rate of a sale that may have been begun before the company changed its currencies: what it holds in another one can
 * be converted by no rate, and is said instead. One that has been sent goes by the rate that it was sent with.
 */
export function rateForSale(state: SaleRateState, sale: OpenSale): SaleRateState {
  if (state.status !== 'ready' || sale.charge) return state;
  const { rate } = state;
  const held = [...sale.products, ...sale.payments, ...sale.changes].map(({ currency }) => currency);
  const others = [...new Set(held)].filter((currency) => !isOfPair(currency, rate));
  return others.length > 0 ? { status: 'other-currency', currencies: others } : state;
}
