import type { FastifyRequest } from 'fastify';

/** Takes a mail about an account that nobody waits for; one that did not go out is in the log. */
export function mailLater(request: FastifyRequest): (work: Promise<void>) => void {
  return (work) => {
    work.catch((error) => request.log.error({ err: error }, 'a mail about an account did not go out'));
  };
}
