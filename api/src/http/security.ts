import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Headers and limits of every answer (requests are counted by address, see Config.requestsPerMinute). Scripts come from here alone and eval from nowhere; styles may be inline, because
 * styled-components and the positioned pieces of the kit write them at runtime.
 */
export async function secure(app: FastifyInstance, { requestsPerMinute }: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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
