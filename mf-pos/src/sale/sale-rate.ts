import type { CurrencyPair } from '@cuadra/shared/domain';

/** The rate a sale is charged at, as the API gave it. */
export interface SaleRate extends CurrencyPair {
  /** 1 alternative = rate main. */
  rate: string;
  /** 1 main = inverse alternative, where the rate was given that way round: amounts are converted by it. */
  inverse: string | null;
  /** The record of the rate; null when both currencies are one. */
  rate_id: string | null;
}
