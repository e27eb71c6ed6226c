import { z } from 'zod';
import type { CallDefinition } from './call.ts';
import { CALLS } from './calls.ts';

interface JsonSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  maxItems?: number;
  maxLength?: number;
  maxProperties?: number;
}

/** Texts that have a length of their own. */
const FORMATS = new Set(['uuid', 'date']);

/** Whether a pattern fits only texts up to some length: whole, and without a part that may come as often as it likes. */
function isBounded(pattern: string): boolean {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return /^\^.*\$$/.test(plain) && !/[*+]|\{\d+,\}/.test(plain);
}

/** The places of a schema at which a caller may send as much as a body holds. */
function unbounded(schema: JsonSchema, path: string): string[] {
  if (schema.const !== undefined || schema.enum) return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => unbounded(choice, path));
  const own = schema.allOf ? Object.assign({}, schema, ...schema.allOf) : schema;
  const found: string[] = [];
  if (own.type === 'string') {
    const isShort =
      own.maxLength !== undefined || FORMATS.has(own.format) || (own.pattern && isBounded(own.pattern));
    if (!isShort) found.push(`${path}: a text without an end`);
  }
  if (own.type === 'array') {
    if (own.maxItems === undefined && !own.prefixItems) found.push(`${path}: a list without an end`);
    found.push(...unbounded(own.items ?? {}, `${path}[]`));
  }
  if (own.type === 'object') {
    for (const [name, property] of Object.entries<JsonSchema>(own.properties ?? {})) {
      found.push(...unbounded(property, `${path}.${name}`));
    }
    if (typeof own.additionalProperties === 'object') {
      if (own.propertyNames)
        found.push(...unbounded({ type: 'string', ...own.propertyNames }, `${path} (a name)`));
      found.push(...unbounded(own.additionalProperties, `${path}.*`));
      // JSON Schema knows a limit that zod has no word for: a refinement holds it, and a description tells it.
      if (!/at most \d+/.test(String(own.description))) found.push(`${path}: names without an end`);
    }
  }
  if (own.type === undefined && Object.keys(own).length === 0) found.push(`${path}: anything`);
  return found;
}

const places = Object.entries<CallDefinition>(CALLS).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    // A file is read as it comes, and has limits of its own (api/src/imports).
    if (!schema || schema instanceof z.ZodString) return [];
    return unbounded(
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
      `${name} ${part}`,
    );
  }),
);

test('every list and every text that a caller may send has an end', () => {
  expect(places).toEqual([]);
});

test('a schema without an end is found', () => {
  const loose = z.object({
    names: z.array(z.string().max(5)),
    name: z.string(),
    code: z.string().regex(/^[a-z]+$/),
    fine: z.string().regex(/^[A-Z]{3}$/),
    by: z.record(z.string().max(3), z.number()),
  });
  const found = unbounded(z.toJSONSchema(loose, { io: 'input' }) as JsonSchema, 'x');
  expect(found.map((place) => place.split(':')[0])).toEqual(['x.names', 'x.name', 'x.code', 'x.by']);
});
