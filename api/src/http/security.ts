import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

/** Requests a minute from one address: far above a busy shop's tills, far below an attack. */
const MAX_PER_MINUTE = 3_000;

/**
 * Headers and limits of every answer. Scripts come from here alone and eval from nowhere; styles may be inline, because
 * styled-components and the positioned pieces of the kit write them at runtime.
 */
export async function secure(app: FastifyInstance): Promise<void> {
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
    max: MAX_PER_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new ApiError('ERROR_TOO_MANY_REQUESTS'),
  });
}
