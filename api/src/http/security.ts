import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Headers and limits of every answer (requests are counted by address, see Config.requestsPerMinute). Scripts come from here and
 * the folders of modules alone, and eval from nowhere; styles may be inline, because styled-components and the positioned pieces
 * of the kit write them at runtime.
 *
 * @param sources the folders on other origins that files of modules come from, as they are at each answer
 */
export async function secure(
  app: FastifyInstance,
  { requestsPerMinute }: Config,
  sources: () => readonly string[],
): Promise<void> {
  const withModules = () => ["'self'", ...sources()].join(' ');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [withModules],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [withModules, 'data:', 'blob:'],
        fontSrc: [withModules],
        connectSrc: [withModules],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Cuadra also runs on plain http in a shop's own network; who serves it by https sets this at the proxy.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new ApiError('ERROR_TOO_MANY_REQUESTS'),
  });
}
