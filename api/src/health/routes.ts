import { healthLive, healthReady } from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { writingCheck } from './check-writing.ts';

export function healthRoutes(app: FastifyInstance, context: AppContext): void {
  const checkWriting = writingCheck(context.health);
  route(app, context, healthLive, async () => ({ status: 'ok' as const }));
  route(app, context, healthReady, async ({ request }) => {
    try {
      await checkWriting();
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not take what is written');
      throw new ApiError('ERROR_UNAVAILABLE');
    }
    return { status: 'ok' as const };
  });
}
