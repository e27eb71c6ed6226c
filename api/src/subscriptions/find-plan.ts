import type { Plan } from '@cuadra/shared/contract';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** @throws ApiError 400 with `unknown-plan` on `plan`, as the registration draft calls it */
export async function findPlan(db: Database, id: string): Promise<Plan> {
  const plan = await selectOffered(db).where('id', '=', id).executeTakeFirst();
  if (!plan) throw new ApiError('ERROR_VALIDATION', { fields: { plan: 'unknown-plan' } });
  return plan;
}

export function selectOffered(db: Database) {
  return db
    .selectFrom('plans')
    .select(['id', 'name', 'description', 'monthly_price', 'yearly_price', 'modules'])
    .where('is_offered', '=', true);
}
