import { healthLive, healthReady } from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';

export function healthRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, healthLive, async () => ({ status: 'ok' as const }));
  route(app, context, healthReady, async ({ request }) => {
    try {
      await sql`select 1`.execute(context.db);
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw new ApiError('ERROR_UNAVAILABLE');
    }
    return { status: 'ok' as const };
  });
}
