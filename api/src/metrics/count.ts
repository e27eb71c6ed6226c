import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from './metrics.ts';

/** Counts every request that is answered, pages and files too. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // How long somebody listened says nothing of how long an answer took.
    if (routeOptions.config?.call?.events && reply.statusCode === 200) return;
    metrics.requestAnswered(
      { method, route: routeOptions.url, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}

/** The same mailer, whose failures are counted. */
export function countFailures(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        metrics.mailFailed();
        throw error;
      }
    },
  };
}
