import type { CurrencyPair, PairRate } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { latestRate } from '../money/latest-rate.ts';

/** What of the company decides what its materials cost and how far they go. */
export interface CompanyFacts {
  /** Its two currencies, at the rate that counts now. */
  pair: CurrencyPair & Pick<PairRate, 'rate' | 'inverse'>;
  /** The record of the rate; null where there is none. */
  rate_id: string | null;
  allowNegativeStock: boolean;
}

export async function readCompanyFacts(trx: CompanyTransaction): Promise<CompanyFacts> {
  const { main, alternative, allow_negative_stock } = await trx
    .selectFrom('company_currencies_used as u')
    .innerJoin('company_configurations as k', 'k.company_id', 'u.company_id')
    .select(['u.main', 'u.alternative', 'k.allow_negative_stock'])
    .executeTakeFirstOrThrow();
  const { rate, inverse, rate_id } = await latestRate(trx, main, alternative);
  return { pair: { main, alternative, rate, inverse }, rate_id, allowNegativeStock: allow_negative_stock };
}

/**
 * Spec §5 makes a rate 1 where no record exists; counting a dollar of flour as a bolívar is another matter.
 *
 * @throws ApiError 400 with `no-rate` on the field
 */
export function checkHasRate({ pair, rate_id }: CompanyFacts, field: string): void {
  if (rate_id === null && pair.main !== pair.alternative) {
    throw new ApiError('ERROR_VALIDATION', { fields: { [field]: 'no-rate' } });
  }
}
