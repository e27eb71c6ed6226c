import { Readable } from 'node:stream';
import type { CallDefinition } from '@cuadra/shared/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';

/**
 * A call takes JSON, a CSV where the contract says that its body is a text, or the file that it names; none of them encoded.
 *
 * @throws ApiError 415, before the body is read
 */
export function checkMediaType(call: CallDefinition, request: FastifyRequest): void {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding !== 'identity') throw new ApiError('ERROR_UNSUPPORTED_MEDIA_TYPE');
  if (!call.body || type === undefined) return;
  const wanted = call.media ?? (call.body instanceof z.ZodString ? 'text/csv' : 'application/json');
  if (type.split(';')[0]?.trim().toLowerCase() !== wanted) throw new ApiError('ERROR_UNSUPPORTED_MEDIA_TYPE');
}

/** NUL, and half of a surrogate pair: PostgreSQL takes no text with the one, and would change the other. */
const UNKEEPABLE = /\0|\p{Cs}/u;
/** Bound on a field's name, which the client has chosen. */
const MAX_FIELD_LENGTH = 200;

/**
 * Refuses texts that cannot be kept as they are, wherever they stand in params, query and body, so that no schema has to
 * think of it. A body that is a file is left to whoever reads it.
 *
 * @throws ApiError 400 with `not-plain-text` on each field
 */
export function checkTexts(request: FastifyRequest): void {
  const fields: Record<string, string> = {};
  const body = request.body instanceof Readable ? undefined : request.body;
  for (const part of [request.params, request.query, body]) {
    for (const path of unkeepable(part)) fields[path.slice(0, MAX_FIELD_LENGTH)] = 'not-plain-text';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
}

/** Not recursive: JSON may be nested deeper than the stack. */
function unkeepable(value: unknown): string[] {
  const found: string[] = [];
  const open: [value: unknown, path: string][] = [[value, '']];
  for (let next = open.pop(); next; next = open.pop()) {
    const [inner, path] = next;
    if (typeof inner === 'string') {
      if (path !== '' && UNKEEPABLE.test(inner)) found.push(path);
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [key, below] of Object.entries(inner))
        open.push([below, path === '' ? key : `${path}.${key}`]);
    }
  }
  return found;
}
