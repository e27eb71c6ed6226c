import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Spec §9: a client waits 30 s; what comes later helps nobody. */
export const ANSWER_MS = 30_000;
/** What an answer may take on its way to a slow connection once it has begun. */
const SENDING_MS = 300_000;

/** Until when a request is to be answered. */
export interface Deadline {
  /** As `performance.now()` counts. */
  endsAt: number;
  /** Aborted when the time is over, and when whoever asked has hung up. */
  signal: AbortSignal;
}

/**
 * Gives every request a deadline, whatever it waits for: a body that never ends, a lock, a connection to the database.
 * Then it is answered 503 ERROR_TIMEOUT and the connection ends; PostgreSQL ends its transaction as soon (see
 * `ConnectOptions.transactionMs`). An answer that was begun and is never taken ends with its connection.
 *
 * Fastify's own `handlerTimeout` is not it: it stops counting as soon as the body has been read.
 *
 * @param answerMs milliseconds for an answer to begin; a route may have others in `config.answerMs`
 */
export function limitTime(app: FastifyInstance, answerMs: number): void {
  app.decorateRequest('deadline');
  app.addHook('onRequest', (request, reply, done) => {
    const ms = request.routeOptions.config?.answerMs ?? answerMs;
    const over = new AbortController();
    let timer = setTimeout(() => {
      over.abort();
      if (!reply.raw.headersSent) giveUp(reply);
      else timer = setTimeout(() => reply.raw.destroy(), SENDING_MS);
    }, ms);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      if (!reply.raw.writableFinished) over.abort();
    });
    request.deadline = { endsAt: performance.now() + ms, signal: over.signal };
    done();
  });
}

function giveUp(reply: FastifyReply): void {
  void reply.header('connection', 'close').send(new ApiError('ERROR_TIMEOUT'));
}

declare module 'fastify' {
  interface FastifyRequest {
    deadline?: Deadline;
  }
  interface FastifyContextConfig {
    /** Milliseconds for an answer to begin, where 30 s are not what a client waits. */
    answerMs?: number;
  }
}
