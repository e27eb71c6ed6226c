import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { networkOf } from '../access/login-tries.ts';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Requests a minute up to which a limit of a call guards what is guessed or written, and holds over all copies of the API. A wider
 * one is there for the load, which each copy carries for itself.
 */
const GUARDS = 30;

/**
 * Counts in the database what the limit of its own copy has let through (see `secure`), where the call is one that guards: a caller
 * gets no more tries for there being more copies. While the database cannot be asked, the copy's own limit stands.
 */
export function countTogether(app: FastifyInstance, db: Database): void {
  // After `onRequest`, where each copy counts for itself: what that refuses costs no statement.
  app.addHook('preParsing', async (request, reply) => {
    const { method, url, config } = request.routeOptions;
    const most = config.rateLimit ? config.rateLimit.max : undefined;
    if (typeof most !== 'number' || most > GUARDS) return;
    const count = await countRequest(db, `${method} ${url}`, request).catch(() => undefined);
    if (!count || count.counted <= most) return;
    void reply.header('retry-after', count.seconds);
    throw new ApiError('ERROR_TOO_MANY_REQUESTS');
  });
}

interface Count {
  counted: number;
  /** Until they are forgotten. */
  seconds: number;
}

async function countRequest(db: Database, call: string, { ip }: FastifyRequest): Promise<Count | undefined> {
  const key = createHash('sha256')
    .update(`${call} ${networkOf(ip)}`)
    .digest();
  const { rows } = await sql<Count>`select * from count_request(${key}, '1 minute')`.execute(db);
  return rows[0];
}
