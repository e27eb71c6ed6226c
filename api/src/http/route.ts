import { Readable } from 'node:stream';
import type { CallAnswer, CallDefinition } from '@cuadra/shared/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  RouteShorthandOptions,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type AdmitContext, admit, type CompanySession, type Session } from '../access/admit.ts';
import { admitTeam, type Team } from '../access/admit-team.ts';
import { checkMediaType, checkTexts } from './check-input.ts';
import { sendEvents } from './event-stream.ts';
import { nameInLog } from './logging.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler gets: its input already checked and typed by the call's schemas, but for a body that is a file: see `request.body`. */
export interface Handling<C extends CallDefinition> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  session: SessionOf<C['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type SessionOf<A> = A extends 'public' | 'release'
  ? Session | undefined
  : A extends 'session' | 'super_user' | 'inspector' | 'platform'
    ? Session
    : CompanySession;

export type RouteOptions = Pick<RouteShorthandOptions, 'bodyLimit' | 'config'>;

/**
 * Answers a call of the contract. Who may make it is declared there and enforced here, before the input is even looked
 * at; a handler cannot forget it.
 *
 */
export function route<const C extends CallDefinition>(
  app: FastifyInstance,
  context: AdmitContext,
  call: C,
  handle: (handling: Handling<C>) => Promise<CallAnswer<C>>,
  options: RouteOptions = {},
): void {
  const status = call.response ? (call.status ?? 200) : 204;
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...options,
    // Each event has to go out as it comes.
    ...(call.events ? { compress: false } : {}),
    ...(call.body instanceof z.ZodString ? { validatorCompiler: exceptBody } : {}),
    config: { ...options.config, call },
    schema: {
      summary: call.summary,
      tags: [call.tag],
      ...(call.access === 'public' ? { security: [] } : {}),
      ...(call.params ? { params: call.params } : {}),
      querystring: call.query ?? NO_QUERY,
      ...(call.body ? { body: call.body } : {}),
      response: { [status]: call.response ?? z.undefined() },
    },
    // After every hook of `onRequest`, so that whoever is refused here was counted (see `secure`), and before the body.
    preParsing: async (request) => {
      if (call.access === 'release') request.team = await admitTeam(context.db, request);
      else request.session = await admit(context, call, request);
      if (request.session) nameInLog(request, request.session);
      checkMediaType(call, request);
    },
    preValidation: async (request) => {
      checkTexts(request);
      request.sent = request.body;
    },
    handler: async (request, reply) => {
      // The validator has put each schema's output in place of the raw input; Fastify's types cannot follow a generic.
      const handling = {
        params: request.params,
        query: request.query,
        body: request.body,
        session: request.session,
        request,
        reply,
      } as unknown as Handling<C>;
      const answer = await handle(handling);
      if (call.events && answer instanceof Readable) return sendEvents(reply, answer);
      return reply.status(status).send(call.response ? answer : undefined);
    },
  });
}

/** A body that is a file is checked by who reads it, as it comes. */
const exceptBody: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body'
    ? () => true
    : validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);

/** A call without a query refuses one, instead of seeming to understand it. */
const NO_QUERY = z.strictObject({});

declare module 'fastify' {
  interface FastifyRequest {
    session?: Session | undefined;
    /** Who publishes a module. */
    team?: Team;
    /** The body as it came, before its schema read it: what a signature is of. */
    sent?: unknown;
  }
  interface FastifyContextConfig {
    call?: CallDefinition;
  }
}
