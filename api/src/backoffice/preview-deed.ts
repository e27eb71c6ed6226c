import type { CallOutput, previewFreeDays, previewPlan } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Session } from '../access/admit.ts';
import { type Database, withCompany } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { catchUp } from '../subscriptions/subscription-row.ts';
import { standingOf } from './standing.ts';

type Wish = Partial<z.output<typeof previewFreeDays.query> & z.output<typeof previewPlan.query>>;

/**
 * What free days, or another plan, would make of a subscription. It is done and undone in the database, so that what is said
 * is what comes.
 *
 * @throws ApiError 404 for no such company; 400 with `unknown-plan` on `plan`
 */
export async function previewDeed(
  { db, backoffice }: { db: Database; backoffice: Database },
  session: Session,
  companyId: string,
  { days, plan, billing_type }: Wish,
): Promise<CallOutput<typeof previewPlan>> {
  await withCompany(db, companyId, catchUp);
  const before = orNotFound(
    await backoffice
      .selectFrom('subscriptions')
      .select(['balance', 'expires_at'])
      .where('company_id', '=', companyId)
      .executeTakeFirst(),
  );
  const { rows } = await sql<{ outcome: string; balance: string; expires_at: Date }>`
    select outcome, balance, expires_at from preview_deed(${companyId}, ${session.userId}, ${days ?? null}::integer,
      ${plan ?? null}::text, ${billing_type ?? null}::text)`.execute(backoffice);
  const after = orNotFound(rows[0]);
  if (after.outcome === 'unknown-plan')
    throw new ApiError('ERROR_VALIDATION', { fields: { plan: 'unknown-plan' } });
  return { before: standingOf(before), after: standingOf(after) };
}
