import type { Plan } from '@cuadra/shared/contract';
import type { Database } from '../database/connect.ts';
import { selectOffered } from './find-plan.ts';

/** The plans that can be chosen, in the order in which they are shown. */
export function listPlans(db: Database): Promise<Plan[]> {
  return selectOffered(db).orderBy('position').execute();
}
