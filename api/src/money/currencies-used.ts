import type { CurrencyPair } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';

/** The company's two currencies. */
export function readCurrenciesUsed(
  trx: CompanyTransaction,
): Promise<Pick<CurrencyPair, 'main' | 'alternative'>> {
  return trx.selectFrom('company_currencies_used').select(['main', 'alternative']).executeTakeFirstOrThrow();
}
