import type { ProductDraft } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { presentedCurrencies } from './presented.ts';

/** What a product or a material names beside itself. */
export interface References {
  category_id?: string | null;
  measure_id?: string | null;
  cost_currency: string;
  price_currency?: string;
  presentations?: ProductDraft['presentations'];
  wholesale?: ProductDraft['wholesale'];
}

/** @throws ApiError 400 with `unknown` on a category or measure, `not-a-company-currency` on a currency */
export async function checkReferences(trx: CompanyTransaction, draft: References): Promise<void> {
  const fields: Record<string, string> = {};
  const { main, alternative } = await readCurrenciesUsed(trx);
  const { cost_currency, price_currency } = draft;
  const named = { cost_currency, price_currency, ...presentedCurrencies(draft) };
  for (const [field, currency] of Object.entries(named)) {
    if (currency !== undefined && currency !== main && currency !== alternative) {
      fields[field] = 'not-a-company-currency';
    }
  }
  if (draft.category_id && !(await has(trx, 'categories', draft.category_id))) fields.category_id = 'unknown';
  if (draft.measure_id && !(await has(trx, 'measures', draft.measure_id))) fields.measure_id = 'unknown';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}

async function has(trx: CompanyTransaction, table: 'categories' | 'measures', id: string): Promise<boolean> {
  const found = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
