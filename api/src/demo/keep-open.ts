import { sql } from 'kysely';
import { connect, type Database } from '../database/connect.ts';
import { DEMO_COMPANY } from './identity.ts';

/** Free days that it has left, as a newcomer sees it. */
const FREE_DAYS_LEFT = 12;
const EVERY_MS = 12 * 60 * 60_000;

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

/** Renews it twice a day, so that nobody is locked out of what has been running for two weeks. */
export function keepDemonstrationOpen({ ownerUrl }: { ownerUrl: string }): void {
  const renew = async () => {
    const owner = connect(ownerUrl, { poolSize: 1 });
    try {
      await renewDemonstration(owner);
    } catch (error) {
      console.warn('The demonstration was not renewed; it is tried again in 12 hours.', error);
    } finally {
      await owner.destroy();
    }
  };
  setInterval(() => void renew(), EVERY_MS).unref();
}
