import { type CurrencyPair, type PairRate, toPairRate, toRate } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { latestRate } from '../money/latest-rate.ts';
import type { LockedPurchase } from './lock-purchase.ts';

/** The rate at which a purchase is received. */
export interface ReceiptRate {
  pair: CurrencyPair & Pick<PairRate, 'rate' | 'inverse'>;
  /** The record; null of one that stands on the invoice. */
  rate_id: string | null;
  /** Whether anybody knows one; nothing is converted without. */
  hasRate: boolean;
}

/**
 * The rate that stands on the invoice, or else the day's.
 *
 * @param seen the day's that the screen counted with; undefined where it says nothing
 * @throws ApiError 400 with `not-a-company-currency` where the company's currencies are others by now; 409
 * ERROR_RATE_CHANGED with the new rate
 */
export async function readReceiptRate(
  trx: CompanyTransaction,
  { main, alternative, rate, inverse }: LockedPurchase,
  seen: string | null | undefined,
): Promise<ReceiptRate> {
  const used = await readCurrenciesUsed(trx);
  if (used.main !== main || used.alternative !== alternative) {
    throw new ApiError('ERROR_VALIDATION', { fields: { currency: 'not-a-company-currency' } });
  }
  if (rate !== null) {
    const own = { rate: toPairRate(rate), inverse: inverse === null ? null : toRate(inverse) };
    return { pair: { main, alternative, ...own }, rate_id: null, hasRate: true };
  }
  const { rate_id, ...latest } = await latestRate(trx, main, alternative);
  const now = { rate: latest.rate, inverse: latest.inverse };
  if (seen !== undefined && seen !== rate_id) {
    throw new ApiError('ERROR_RATE_CHANGED', { details: { ...now, rate_id, main, alternative } });
  }
  return { pair: { main, alternative, ...now }, rate_id, hasRate: rate_id !== null || main === alternative };
}
