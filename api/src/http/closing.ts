import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/**
 * Once the server is asked to close, what comes over a connection that is still open is answered 503, in the format of
 * errors, and the connection ends: the client asks again, and another copy or the next start answers.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new ApiError('ERROR_UNAVAILABLE');
  });
}
