import { z } from 'zod';

/** A place in an input: `['lines', '0', 'product_id']`. */
export type Path = readonly string[];

export interface SampleOptions {
  /** The id that a place gets, or undefined to leave an optional one out. */
  idAt: (path: Path, kind: 'uuid' | 'client') => string | undefined;
}

interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
}

/** What a text that follows a pattern of its own may look like; the first that fits is taken. */
const TEXTS = [
  'VES',
  'VE',
  '1',
  '123456',
  'muestra',
  'muestra@ejemplo.com',
  '2026-01-01T00:00:00Z',
  '2026-01-01',
  './Muestra',
  'mf_muestra',
  '1.0.0',
  '0123456789abcdef0123456789abcdef',
  '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
];
/** For fields whose rule no schema of their input shows. */
const BY_NAME: Readonly<Record<string, string>> = {
  opens: '08:00',
  closes: '18:00',
  code: '123456',
  email: 'muestra@ejemplo.com',
  username: 'muestra',
  password: 'una clave larga',
  phone: '0414-1234567',
  bank: '0134',
};

/**
 * An input that a schema accepts: all that must be there, and of the rest what is an id. So a test can make every call,
 * also those that are added later.
 *
 * @throws Error when it cannot think of one: then TEXTS needs another line
 */
export function sampleOf(schema: z.ZodType, options: SampleOptions): unknown {
  const sample = make(jsonSchemaOf(schema), [], options);
  const { error } = schema.safeParse(sample);
  if (error) throw new Error(`no sample of ${JSON.stringify(sample)}: ${z.prettifyError(error)}`);
  return sample;
}

/** Of a schema that was met before: a walk makes thousands of samples of the same few hundred. */
const known = new WeakMap<z.ZodType, JsonSchema>();

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const before = known.get(schema);
  if (before) return before;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  known.set(schema, made);
  return made;
}

/** The places of a schema that take an id. */
export function idPlaces(schema: z.ZodType | undefined): { path: Path; kind: 'uuid' | 'client' }[] {
  const places: { path: Path; kind: 'uuid' | 'client' }[] = [];
  if (!schema) return places;
  sampleOf(schema, {
    idAt: (path, kind) => {
      if (!places.some((place) => place.path.join() === path.join())) places.push({ path, kind });
      return kind === 'uuid' ? NOBODY : `cli-${NOBODY}`;
    },
  });
  return places;
}

/** A UUID that nothing has. */
export const NOBODY = '0199ffff-ffff-7fff-bfff-ffffffffffff';

function make(schema: JsonSchema, path: Path, options: SampleOptions): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  // A decimal is a text or a number; the number needs no guessing.
  const choice =
    schema.anyOf?.find((option) => option.type === 'number') ??
    schema.anyOf?.find((option) => option.type !== 'null') ??
    schema.oneOf?.[0] ??
    schema.allOf?.[0];
  if (choice) return make(choice, path, options);
  switch (schema.type) {
    case 'object':
      return makeObject(schema, path, options);
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, (_, index) => {
        const item = make(schema.items ?? {}, [...path, String(index)], options);
        return item ?? (schema.minItems && idKind(schema.items ?? {}) === 'uuid' ? NOBODY : undefined);
      }).filter((item) => item !== undefined);
    case 'string':
      return makeText(schema, path, options);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return false;
    default:
      return '1';
  }
}

function makeObject(schema: JsonSchema, path: Path, options: SampleOptions): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false;
    if (!isRequired && !idKind(property) && !holdsIds(property)) continue;
    const value = make(property, [...path, name], options);
    if (value !== undefined) made[name] = value;
    else if (isRequired) made[name] = idKind(property) === 'client' ? `cli-${NOBODY}` : NOBODY;
  }
  return made;
}

function makeText(schema: JsonSchema, path: Path, { idAt }: SampleOptions): string | undefined {
  const kind = idKind(schema);
  if (kind) return idAt(path, kind);
  const named = BY_NAME[path.at(-1) ?? ''];
  if (named) return named;
  const fits = (text: string) =>
    (!schema.pattern || new RegExp(schema.pattern, 'u').test(text)) && text.length >= (schema.minLength ?? 0);
  return TEXTS.find(fits) ?? 'x'.repeat(schema.minLength ?? 1);
}

function idKind(schema: JsonSchema): 'uuid' | 'client' | undefined {
  const own = schema.anyOf?.find((option) => option.type === 'string') ?? schema;
  if (own.type !== 'string') return undefined;
  if (own.format === 'uuid') return 'uuid';
  return own.pattern?.startsWith('^cli-') ? 'client' : undefined;
}

function holdsIds(schema: JsonSchema): boolean {
  const own = schema.anyOf?.find((option) => option.type !== 'null') ?? schema;
  const below = [...Object.values(own.properties ?? {}), ...(own.items ? [own.items] : [])];
  return below.some((one) => idKind(one) !== undefined || holdsIds(one));
}
