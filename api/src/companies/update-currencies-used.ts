import type { CallOutput, updateCurrenciesUsed as updateCall } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

interface Pair {
  main: string;
  alternative: string;
}

/**
 * Changes the company's two currencies. What was sold keeps those it was sold in, with its rate.
 *
 * @throws ApiError 400 with `same-currency` or `unknown-currency`
 */
export async function updateCurrenciesUsed(
  trx: CompanyTransaction,
  { main, alternative }: Pair,
): Promise<CallOutput<typeof updateCall>> {
  const rows = await trx
    .selectFrom('currencies')
    .select('iso_code')
    .where('iso_code', 'in', [main, alternative])
    .execute();
  const fields: Record<string, string> = {};
  for (const [field, code] of Object.entries({ main, alternative })) {
    if (!rows.some(({ iso_code }) => iso_code === code)) fields[field] = 'unknown-currency';
  }
  if (main === alternative) fields.alternative ??= 'same-currency';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  return trx
    .updateTable('company_currencies_used')
    .set({ main, alternative })
    .returning(['company_id', 'main', 'alternative'])
    .executeTakeFirstOrThrow();
}
