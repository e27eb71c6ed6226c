import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { DEMO_COMPANY } from './identity.ts';

/** Free days that it has left, as a newcomer sees it. */
const FREE_DAYS_LEFT = 12;

/**
 * Has the demonstration free for 12 days from today, by the same rules as any trial: nothing is charged meanwhile, and a
 * balance that somebody tried out lasts after them. Its subscription is shown as it is and never ends while Cuadra runs.
 *
 * @param owner the application's role may not write a subscription's end
 */
export async function renewDemonstration(owner: Database): Promise<void> {
  await sql`
    update subscriptions set paid_through = f.last_day
    from (select company_today() + ${FREE_DAYS_LEFT - 1}::integer as last_day) f
    where company_id = ${DEMO_COMPANY.id} and (is_free or paid_through < f.last_day)`.execute(owner);
  await sql`select settle_subscription(${DEMO_COMPANY.id}, true)`.execute(owner);
}
