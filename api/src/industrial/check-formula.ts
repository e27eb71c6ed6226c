import type { FormulaDraft } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';

export const UNIQUE_FIELDS = { formulas_name: 'name' };

/** @returns the currency of the other costs: what was asked for, or that of the product's cost */
export async function checkProduct(
  trx: CompanyTransaction,
  productId: string,
  wanted: string | undefined,
): Promise<string> {
  const product = await trx
    .selectFrom('products')
    .select('cost_currency')
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!product) throw new ApiError('ERROR_VALIDATION', { fields: { product_id: 'unknown' } });
  const { main, alternative } = await readCurrenciesUsed(trx);
  const isUsed = (currency: string) => currency === main || currency === alternative;
  if (wanted !== undefined && !isUsed(wanted)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { other_costs_currency: 'not-a-company-currency' } });
  }
  // A product may have kept one that the company does not use any more.
  return wanted ?? (isUsed(product.cost_currency) ? product.cost_currency : alternative);
}

/** Held until the lines are there, so that no material is withdrawn in between. */
export async function checkMaterials(trx: CompanyTransaction, lines: FormulaDraft['lines']): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from materials
    where company_id = ${trx.companyId} and id = any(${lines.map((line) => line.material_id)}::uuid[]) and deleted_at is null
    for key share`.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = lines.flatMap(({ material_id }, index) =>
    known.has(material_id) ? [] : [[`lines.${index}.material_id`, 'unknown'] as const],
  );
  if (unknown.length > 0) throw new ApiError('ERROR_VALIDATION', { fields: Object.fromEntries(unknown) });
}
