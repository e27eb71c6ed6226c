import type { Plan } from '@cuadra/shared/contract';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** The plans that can be chosen, in the order in which they are shown. */
export function listOfferedPlans(db: Database): Promise<Plan[]> {
  return selectOffered(db).orderBy('position').execute();
}

/** @throws ApiError 400 with `unknown-plan` on `plan`, as the registration draft calls it */
export async function findOfferedPlan(db: Database, id: string): Promise<Plan> {
  const plan = await selectOffered(db).where('id', '=', id).executeTakeFirst();
  if (!plan) throw new ApiError('ERROR_VALIDATION', { fields: { plan: 'unknown-plan' } });
  return plan;
}

function selectOffered(db: Database) {
  return db
    .selectFrom('plans')
    .select(['id', 'name', 'description', 'monthly_price', 'yearly_price', 'modules'])
    .where('is_offered', '=', true);
}
