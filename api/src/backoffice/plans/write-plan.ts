import type {
  BackofficePlan,
  createPlan as CreatePlan,
  EditedDetails,
  updatePlan as UpdatePlan,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Session } from '../../access/admit.ts';
import type { Database } from '../../database/connect.ts';
import { ApiError, orNotFound } from '../../errors/api-error.ts';
import { listPlans } from './list-plans.ts';
import { planId } from './plan-id.ts';

type NewPlan = z.output<typeof CreatePlan.body>;
type ChangedPlan = z.output<typeof UpdatePlan.body> & { id: string };

/** What `write_plan` answers (migration 0134). */
type Outcome = 'done' | 'changed' | 'no-plan' | 'name-taken' | 'last-offered';

/** Makes a plan, once for a request. */
export function createPlan(backoffice: Database, session: Session, plan: NewPlan): Promise<BackofficePlan> {
  return writePlan(backoffice, session, { ...plan, id: planId(plan.name), seen: null });
}

/**
 * Changes a plan, once for a request: the database holds it against what was seen, does it and writes its line of the log in one
 * transaction. Companies that have the plan keep price and modules, and get the modules that are new in it.
 *
 * @throws ApiError 404 for no such plan; 409 ERROR_EDITED where it stands otherwise than it was seen; 400 with `already-used` on `name`, and
 * with `last-offered` on `is_offered` where nobody could register any more
 */
export function updatePlan(
  backoffice: Database,
  session: Session,
  plan: ChangedPlan,
): Promise<BackofficePlan> {
  return writePlan(backoffice, session, plan);
}

async function writePlan(
  backoffice: Database,
  session: Session,
  plan: NewPlan & { id: string; seen: string | null },
): Promise<BackofficePlan> {
  const { rows } = await sql<{ outcome: Outcome; plan_id: string }>`
    select outcome, plan_id from write_plan(${plan.id}, ${session.userId}, ${plan.seen}::text, ${plan.request_id}, ${plan.name},
      ${plan.description}, ${plan.monthly_price}, ${plan.yearly_price}, ${plan.modules}::text[], ${plan.is_offered},
      ${plan.place}::integer)`.execute(backoffice);
  const [written] = rows;
  if (written?.outcome === 'changed') throw await editedError(backoffice, session, plan.id);
  if (written?.outcome === 'name-taken')
    throw new ApiError('ERROR_VALIDATION', { fields: { name: 'already-used' } });
  if (written?.outcome === 'last-offered')
    throw new ApiError('ERROR_VALIDATION', { fields: { is_offered: 'last-offered' } });
  const found = (await listPlans(backoffice)).find(({ id }) => id === written?.plan_id);
  if (written?.outcome !== 'done' || !found) throw new ApiError('ERROR_NOT_FOUND');
  return found;
}

/** Says how a plan stands by now, and who wrote the last line of the log about it. */
async function editedError(backoffice: Database, session: Session, id: string): Promise<ApiError> {
  const current = orNotFound((await listPlans(backoffice)).find((plan) => plan.id === id));
  const last = await backoffice
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_name', 'at'])
    .where(sql<boolean>`details ->> 'plan' = ${id}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const details: EditedDetails = {
    by: last?.actor_name ?? null,
    is_own: last?.actor_id === session.userId,
    at: last?.at.toISOString() ?? null,
    current,
  };
  return new ApiError('ERROR_EDITED', { details: { ...details } });
}
