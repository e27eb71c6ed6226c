import { createHash, timingSafeEqual } from 'node:crypto';
import { readMetrics } from '@cuadra/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Metrics } from './metrics.ts';

/** What the route needs of the server's context. */
interface MetricContext {
  config: Config;
  metrics: Metrics;
}

/**
 * `GET /metrics`, for whoever runs Cuadra. Who may not read it is told that there is no such thing. Beside `route`: it
 * asks the database for nothing, and so answers when that is gone.
 */
export function metricRoutes(app: FastifyInstance, { config, metrics }: MetricContext): void {
  app.route({
    method: readMetrics.method,
    url: readMetrics.path,
    config: { call: readMetrics },
    schema: {
      summary: readMetrics.summary,
      tags: [readMetrics.tag],
      security: [],
      response: { 200: readMetrics.response },
    },
    handler: async (request, reply) => {
      if (!mayRead(request, config.metricsToken)) throw new ApiError('ERROR_NOT_FOUND');
      return reply
        .type(metrics.contentType)
        .serializer((text: unknown) => String(text))
        .send(await metrics.read());
    },
  });
}

/** With METRICS_TOKEN, who sends it; without, who is on this very machine and was not passed on by a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isPassedOn = PASSED_ON.some((name) => headers[name] !== undefined);
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '');
}

const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** In a time that does not tell how much of it was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
