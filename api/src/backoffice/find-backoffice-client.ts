import type { CallOutput, findBackofficeClient as FindBackofficeClient } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { identificationType } from '../access/user.ts';
import { type Database, withCompany } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { selectMovements, toMovement } from '../subscriptions/movement-row.ts';
import { catchUp, selectSubscriptions, toSubscription } from '../subscriptions/subscription-row.ts';
import { ownerOfCompany, stateOf, toOwner } from './company-row.ts';
import { listPeople } from './list-people.ts';
import { selectReviewedReports, toReviewedReport } from './reviewed-report.ts';

/** Lines of its ledger, and of what it reported. */
const LINES = 50;

/**
 * One company as the back office sees it, after the days that have begun were charged.
 *
 * @throws ApiError 404 for no such company
 */
export async function findBackofficeClient(
  { db, backoffice }: { db: Database; backoffice: Database },
  id: string,
): Promise<CallOutput<typeof FindBackofficeClient>> {
  await withCompany(db, id, catchUp);
  const company = orNotFound(
    await backoffice
      .selectFrom('companies as c')
      .select(['c.id', 'c.name', 'c.legal_name', 'c.identification', 'c.identification_type', 'c.address'])
      .select(['c.country', 'c.phone', 'c.modules', 'c.created_at'])
      .select(ownerOfCompany.as('owner'))
      .select(sql<number>`(select count(*)::integer from users u where u.company_id = c.id)`.as('users'))
      .where('c.id', '=', id)
      .executeTakeFirst(),
  );
  const subscription = await selectSubscriptions(backoffice)
    .select(['s.suspended_at', 's.suspended_reason'])
    .select(sql<string>`company_standing(s.company_id)`.as('standing'))
    .where('s.company_id', '=', id)
    .executeTakeFirstOrThrow();
  const history = await selectMovements(backoffice)
    .where('m.company_id', '=', id)
    .orderBy('m.number', 'desc')
    .limit(LINES)
    .execute();
  const reports = await selectReviewedReports(backoffice)
    .where('r.company_id', '=', id)
    .orderBy('r.id', 'desc')
    .limit(LINES)
    .execute();
  const { suspended_at, suspended_reason, standing } = subscription;
  const figures = toSubscription(subscription);
  const { modules, users, created_at, owner, identification_type, ...details } = company;
  return {
    company: {
      ...details,
      identification_type: identificationType(identification_type),
      owner: toOwner(owner),
    },
    state: stateOf({
      isExpired: figures.isExpired,
      isFree: figures.freeSubscription,
      isSuspended: suspended_at !== null,
    }),
    suspension: suspended_at && { at: suspended_at.toISOString(), reason: suspended_reason ?? '' },
    standing,
    modules,
    users,
    people: await listPeople(backoffice, id),
    create_at: created_at.toISOString(),
    subscription: figures,
    history: history.map(toMovement),
    reports: reports.map(toReviewedReport),
  };
}
