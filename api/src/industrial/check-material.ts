import type { MaterialDraft } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

export const UNIQUE_FIELDS = { materials_name: 'name' };

export async function checkMaterial(
  trx: CompanyTransaction,
  { measure_id, cost_currency }: Pick<MaterialDraft, 'measure_id' | 'cost_currency'>,
): Promise<void> {
  const fields: Record<string, string> = {};
  const used = await trx
    .selectFrom('company_currencies_used')
    .select(['main', 'alternative'])
    .executeTakeFirstOrThrow();
  if (cost_currency !== used.main && cost_currency !== used.alternative) {
    fields.cost_currency = 'not-a-company-currency';
  }
  if (measure_id) {
    const measure = await trx
      .selectFrom('measures')
      .select('id')
      .where('id', '=', measure_id)
      .executeTakeFirst();
    if (!measure) fields.measure_id = 'unknown';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}

export function isSame(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : exact(a).eq(b);
}
