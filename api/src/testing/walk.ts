import type { CallDefinition } from '@cuadra/shared/contract';
import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { RawRequest } from './http-client.ts';
import { type Path, sampleOf } from './sample.ts';
import type { TestApi } from './start-api.ts';

/** One thing that the server answers, ready to be asked for. */
export interface WalkedRoute {
  /** `POST /api/v1/sales/create` */
  name: string;
  method: string;
  /** With `:id` and `*` as the server has them. */
  url: string;
  call: CallDefinition | undefined;
  schemas: Partial<Record<Part, z.ZodType>>;
}

export const PARTS = ['params', 'querystring', 'body'] as const;
export type Part = (typeof PARTS)[number];

/** Every route of the server, declared in the contract or not; HEAD is what GET is. */
export function routesOf(api: TestApi): WalkedRoute[] {
  return api.routes.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => method !== 'HEAD')
      .map((method) => ({
        name: `${method} ${route.url}`,
        method,
        url: route.url,
        call: route.config?.call,
        schemas: Object.fromEntries(
          PARTS.map((part) => [part, schemaOf(route, part)] as const).filter(([, schema]) => schema),
        ),
      })),
  );
}

function schemaOf(route: RouteOptions, part: Part): z.ZodType | undefined {
  const schema: unknown = route.schema?.[part];
  return schema instanceof z.ZodType ? schema : undefined;
}

/** The id that a place of a part of the request gets. */
export type IdAt = (place: { part: Part; path: Path }, kind: 'uuid' | 'client') => string | undefined;

/** A request to a route with all that it must have, and the ids that `idAt` says. */
export function requestTo(
  route: WalkedRoute,
  idAt: IdAt,
  more: { query?: Record<string, string> } = {},
): { path: string; request: RawRequest } {
  const part = (name: Part) => {
    const schema = route.schemas[name];
    return schema && sampleOf(schema, { idAt: (path, kind) => idAt({ part: name, path }, kind) });
  };
  const params = (part('params') ?? {}) as Record<string, unknown>;
  const query = { ...(part('querystring') ?? {}), ...more.query } as Record<string, string>;
  const path = route.url.replace(/:(\w+)|\*/g, (_, name: string | undefined) => {
    const value = name === undefined ? undefined : params[name];
    return encodeURIComponent(String(value ?? idAt({ part: 'params', path: [name ?? '*'] }, 'uuid') ?? 'x'));
  });
  const search = new URLSearchParams(query).toString();
  const body = part('body');
  const isText = typeof body === 'string';
  return {
    path: `${path}${search && `?${search}`}`,
    request: {
      ...(body === undefined ? {} : { body: isText ? 'nombre,codigo\nMuestra,M-1\n' : body }),
      ...(isText ? { headers: { 'content-type': 'text/csv' } } : {}),
    },
  };
}
