import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { AppContext } from '../http/context.ts';

/** Often enough that a day is in the ledger soon after it has begun. */
const EVERY_MS = 60 * 60_000;

/**
 * Charges all companies for the days that have begun, as often as anybody likes and by as many copies as there are: each
 * day of each company is one entry.
 *
 * @returns how many companies there was something to charge
 */
export async function settleSubscriptions(backoffice: Database): Promise<number> {
  let settled = 0;
  for (;;) {
    const { rows } = await sql<{ n: number }>`select catch_up_subscriptions() as n`.execute(backoffice);
    const n = rows[0]?.n ?? 0;
    if (n === 0) return settled;
    settled += n;
  }
}

/**
 * Has it done each hour for as long as the server listens. Nothing hangs on it: who is let in is known without, and who
 * looks at a subscription settles it. It keeps such a look from having months to charge.
 */
export function keepSubscriptionsSettled(
  app: FastifyInstance,
  { backoffice }: Pick<AppContext, 'backoffice'>,
): void {
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    settleSubscriptions(backoffice).catch((error: unknown) => {
      app.log.warn({ err: error }, 'subscriptions are not settled; the next hour tries again');
    });
  };
  app.addHook('onListen', async () => {
    settle();
    timer = setInterval(settle, EVERY_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
