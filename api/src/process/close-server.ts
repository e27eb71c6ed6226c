import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections that have nothing more to say. */
const PAUSE = 50;

/**
 * Closes a server once its running requests are answered. Fastify closes the connections that are idle when it is
 * asked; one that was busy then stays open after its answer, for as long as the browser likes. So we look again.
 */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const timer = setInterval(() => server.server.closeIdleConnections(), PAUSE);
  try {
    await server.close();
  } finally {
    clearInterval(timer);
  }
}
