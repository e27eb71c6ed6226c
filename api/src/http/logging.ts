import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { REQUEST_ID_HEADER } from './request-id.ts';

/**
 * What may be said of an error. Not all that it carries: PostgreSQL's `detail` shows whole rows, a statement's parameters
 * are what people typed, and a mail server repeats what it was told.
 */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  table?: string;
  constraint?: string;
  cause?: LoggedError;
}

/** Causes of causes that are told; a ring of them ends there. */
const DEPTH = 4;

export function describeError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name, message, stack = '' } = error;
  const carried = error as { code?: unknown; table?: unknown; constraint?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(typeof carried.code === 'string' ? { code: carried.code } : {}),
    ...(typeof carried.table === 'string' ? { table: carried.table } : {}),
    ...(typeof carried.constraint === 'string' ? { constraint: carried.constraint } : {}),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: describeError(error.cause, depth - 1) }),
  };
}

/** For pino: nothing of a request's headers and body, and of its address only the path, without what was searched for. */
export const LOG_SERIALIZERS = {
  err: (error: FastifyError) => ({ ...describeError(error) }),
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
  res: ({ statusCode }: { statusCode?: string | number }) => ({ statusCode: statusCode ?? 0 }),
};

/** One line of level `info` for each request, when it was answered, in place of Fastify's two. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' });
  }

  override incomingRequest(): void {
    // Said when it is answered.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        from: request.ip,
        ...(error ? { err: error } : {}),
      },
      'answered',
    );
  }
}

/** Tells in every answer how its request is called. */
export function nameAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}

/** Every line of this request says from now on whose it is. */
export function nameInLog(request: FastifyRequest, who: { companyId: string | null; userId: string }): void {
  request.log = request.log.child({ company_id: who.companyId, user_id: who.userId });
}

/** Long enough for any path that means something. */
const PATH_LENGTH = 300;

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return path.slice(0, PATH_LENGTH);
}
