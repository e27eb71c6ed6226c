import type * as contract from '@cuadra/shared/contract';
import { OPTIONAL_MODULES } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Session } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { doToCompany } from './deed.ts';

type Context = Pick<AppContext, 'db' | 'backoffice'>;
/** Whom it is done to, and who does it. */
interface Between {
  companyId: string;
  session: Session;
}

/** Suspends a company, whose users read why; a reason of null takes that back. */
export function suspendCompany(
  context: Context,
  { companyId, session }: Between,
  { reason, seen, request_id }: z.output<typeof contract.suspendCompany.body>,
) {
  return doToCompany(
    context,
    companyId,
    sql`select suspend_company(${companyId}, ${session.userId}, ${reason}::text, ${seen}, ${request_id}) as outcome`,
  );
}

/** Gives days for nothing. */
export function giveFreeDays(
  context: Context,
  { companyId, session }: Between,
  { days, reason, seen, request_id }: z.output<typeof contract.giveFreeDays.body>,
) {
  return doToCompany(
    context,
    companyId,
    sql`select give_free_days(${companyId}, ${session.userId}, ${days}::integer, ${reason}, ${seen}, ${request_id})
      as outcome`,
  );
}

/** Gives another plan at the price of today. */
export function givePlan(
  context: Context,
  { companyId, session }: Between,
  { plan, billing_type, reason, seen, request_id }: z.output<typeof contract.givePlan.body>,
) {
  return doToCompany(
    context,
    companyId,
    sql`select give_plan(${companyId}, ${session.userId}, ${plan}, ${billing_type}, ${reason}, ${seen}, ${request_id})
      as outcome`,
  );
}

/** Gives these of the modules that a company may have or not have, and no others. */
export function giveModules(
  context: Context,
  { companyId, session }: Between,
  { modules, reason, seen, request_id }: z.output<typeof contract.giveModules.body>,
) {
  return doToCompany(
    context,
    companyId,
    sql`select give_modules(${companyId}, ${session.userId}, ${[...OPTIONAL_MODULES]}::text[], ${modules}::text[],
      ${reason}, ${seen}, ${request_id}) as outcome`,
  );
}
