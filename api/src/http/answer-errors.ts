import type { ErrorCode } from '@cuadra/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseGone } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Fastify's own failures, by status; all else is ours and says nothing of the inside. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'ERROR_VALIDATION',
  // A file that nobody may have: beside the served folders, or one whose name begins with a point.
  403: 'ERROR_NOT_FOUND',
  404: 'ERROR_NOT_FOUND',
  405: 'ERROR_NOT_FOUND',
  413: 'ERROR_PAYLOAD_TOO_LARGE',
  // A part of the path that is longer than any id names nothing.
  414: 'ERROR_NOT_FOUND',
  415: 'ERROR_UNSUPPORTED_MEDIA_TYPE',
  429: 'ERROR_TOO_MANY_REQUESTS',
  503: 'ERROR_UNAVAILABLE',
};

/** PostgreSQL's numeric_value_out_of_range: amounts that are fine one by one may make one that no column holds. */
const OUT_OF_RANGE = '22003';
/** PostgreSQL's foreign_key_violation: what a request names was removed while it was under way. */
const REFERENCE_GONE = '23503';

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const field =
        issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || unknownKey(issue.params) || '_';
      fields[field] ??= fieldCode(issue.keyword, issue.message);
    }
    return new ApiError('ERROR_VALIDATION', { fields });
  }
  if (isDatabaseGone(error)) return new ApiError('ERROR_UNAVAILABLE');
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === REFERENCE_GONE) return new ApiError('ERROR_CONFLICT');
  if (code === OUT_OF_RANGE) return new ApiError('ERROR_VALIDATION', { fields: { _: 'too-large' } });
  if (statusCode === undefined || statusCode < 400) return new ApiError('ERROR_INTERNAL');
  return new ApiError(BY_STATUS[statusCode] ?? (statusCode < 500 ? 'ERROR_VALIDATION' : 'ERROR_INTERNAL'));
}

/** Our own codes (`not-a-decimal`) pass; zod's sentences become the keyword, so that no answer speaks of the inside. */
function fieldCode(keyword: string, message: string | undefined): string {
  return message && /^[a-z]+(-[a-z]+)*$/.test(message) ? message : keyword.replaceAll('_', '-');
}

function unknownKey(params: Record<string, unknown>): string | undefined {
  const issue = params.issue;
  const keys = typeof issue === 'object' && issue !== null && 'keys' in issue ? issue.keys : params.keys;
  return Array.isArray(keys) ? String(keys[0]).slice(0, 60) : undefined;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** For what fails on the way to a handler, and for what fails before there is a route (Fastify's `frameworkErrors`). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = named(toApiError(error), request);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  // What fails before there is a route has met no hook.
  if (!reply.hasHeader(REQUEST_ID_HEADER)) void reply.header(REQUEST_ID_HEADER, request.id);
  const seconds = known.extras.details?.retry_after;
  if (known.status === 429 && typeof seconds === 'number') void reply.header('retry-after', seconds);
  void reply.status(known.status).send(known.toJSON());
}

/** An error of ours says under which name the log has it. */
function named(error: ApiError, { id }: FastifyRequest): ApiError {
  return error.code === 'ERROR_INTERNAL' ? new ApiError(error.code, { details: { request_id: id } }) : error;
}
