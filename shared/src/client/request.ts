import type { LooseInput } from './types.ts';

/** Spec §7. */
export const BASE_PATH = '/api/v1';
/** Spec §7 and §9, milliseconds. */
export const REQUEST_TIMEOUT = 30_000;

/** Calls whose body is a file, and no JSON. */
const FILE_CALLS = /^POST \/(products|clients)\/import/;

export interface PlainRequest {
  method: string;
  url: string;
  params: Readonly<Record<string, unknown>> | undefined;
  data: unknown;
  contentType: string | undefined;
}

/**
 * `'GET /products/{id}'` and its input → method, encoded path, query, body.
 *
 * @throws RangeError when a parameter of the path is missing or empty: `/products/` would be another call.
 */
export function plainRequest(name: string, input: LooseInput = {}): PlainRequest {
  const [method = '', path = ''] = name.split(' ');
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = input.params?.[key];
    if (!value) throw new RangeError(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
  const data = input.body;
  const kind = FILE_CALLS.test(name) ? 'text/csv; charset=utf-8' : 'application/json';
  const contentType = data === undefined ? undefined : kind;
  return { method, url, params: input.query, data, contentType };
}

/** The query of an address: what is undefined is left out, what is null is empty. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value ?? '')])).toString();
}
