import fc from 'fast-check';
import { z } from 'zod';

/** What a request may name that is there, beside what is nowhere. */
export interface Known {
  /** Ids, those of clients among them. */
  ids: readonly string[];
}

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
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** More of a list, or of a text, says nothing new and takes its time. */
const MOST_ITEMS = 4;
const MOST_LETTERS = 60;
/** Texts that are more likely to mean something than those made of a pattern. */
const TELLING = [
  'VES',
  'USD',
  'EUR',
  'VE',
  'V',
  'harina',
  '%',
  "'",
  '2026-01-01',
  '123456',
  'https://x.example/a.png',
];

/**
 * Inputs of the form that a schema asks for: what it accepts, or nearly so, since no JSON schema shows the rules that are
 * code. Made of the schema, so that calls that are added later are in it.
 */
export function arbitraryInput(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  return arbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, known);
}

function arbitrary(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf?.slice(0, 1);
  if (options) {
    return isDecimal(options) ? decimal : fc.oneof(...options.map((option) => arbitrary(option, known)));
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return object(schema, known);
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}, known), {
        minLength: Math.min(schema.minItems ?? 0, MOST_ITEMS),
        maxLength: Math.max(Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS), schema.minItems ?? 0),
      });
    case 'string':
      return text(schema, known);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: Math.max(schema.minimum ?? -5, -1e6), max: Math.min(schema.maximum ?? 300, 1e6) }),
        fc.constantFrom(schema.minimum ?? 0, Math.min(schema.maximum ?? 1, 1e6)),
      );
    case 'number':
      return fc.double({
        noNaN: true,
        noDefaultInfinity: true,
        min: schema.minimum ?? -1e9,
        max: schema.maximum ?? 1e9,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** The contract's decimals are a text or a number. */
function isDecimal(options: JsonSchema[]): boolean {
  return options.length === 2 && options.every(({ type }) => type === 'string' || type === 'number');
}

const decimal = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '0.01',
    '12.5',
    '860.18',
    '999999999.99',
    '-1',
    '0.001',
    '0.00000001',
    '99999999999',
  ),
  fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.nat({ max: 1000 }),
);

function object(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const below = schema.additionalProperties;
  if (fields.length === 0 && typeof below === 'object') {
    return fc.dictionary(fc.string({ maxLength: 8 }), arbitrary(below, known), { maxKeys: 3 });
  }
  const model = Object.fromEntries(fields.map(([name, field]) => [name, arbitrary(field, known)]));
  return fc.record(model, { requiredKeys: (schema.required ?? []).filter((name) => name in model) });
}

function text(schema: JsonSchema, { ids }: Known): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = MOST_LETTERS } = schema;
  if (format === 'uuid') return fc.oneof(oneOf(ids.filter((id) => !id.startsWith('cli-'))), fc.uuid());
  if (pattern?.startsWith('^cli-')) {
    return fc.oneof(
      oneOf(ids.filter((id) => id.startsWith('cli-'))),
      fc.uuid().map((id) => `cli-${id}`),
    );
  }
  if (format === 'date-time') return date.map((at) => at.toISOString());
  if (format === 'date') return date.map((at) => at.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  const telling = TELLING.filter((one) => pattern === undefined || new RegExp(pattern, 'u').test(one));
  const free =
    pattern === undefined
      ? fc.string({
          unit: 'grapheme',
          minLength: Math.min(minLength, MOST_LETTERS),
          maxLength: Math.max(Math.min(maxLength, MOST_LETTERS), minLength),
        })
      : matching(pattern);
  return telling.length > 0 ? fc.oneof(fc.constantFrom(...telling), free) : free;
}

/** Also days that nobody means, and that every calendar has. */
const date = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
  fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
);

function oneOf(values: readonly string[]): fc.Arbitrary<string> {
  return values.length > 0 ? fc.constantFrom(...values) : fc.uuid();
}

/** Not every expression can be turned round; then any text is as good. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.string({ maxLength: MOST_LETTERS });
  }
}

/** What JSON can say and no field expects. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    '-1',
    '1e5',
    'NaN',
    [],
    {},
    [null],
    '\u0000',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constant('x'.repeat(3_000)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** An input of a schema in which up to three places, at any depth, were replaced, removed or added to. */
export function damagedInput(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const damages = fc.array(
    fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), anything, fc.string()),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.tuple(arbitraryInput(schema, known), damages).map(([input, list]) => damage(input, list)),
    },
    { weight: 1, arbitrary: anything },
  );
}

function damage(input: unknown, list: [where: number, how: string, value: unknown, name: string][]): unknown {
  const damaged: unknown = structuredClone(input);
  for (const [where, how, given, name] of list) {
    // `[null]` is one array for all runs: the next damage would change it for them all, or put it into itself.
    const value: unknown = structuredClone(given);
    const places = placesOf(damaged);
    const place = places[where % Math.max(places.length, 1)];
    if (!place) return value;
    // What cannot be set, as another `length` of an array, is left.
    if (how === 'remove') Reflect.deleteProperty(place.of, place.key);
    else {
      Reflect.defineProperty(place.of, how === 'add' ? name : place.key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return damaged;
}

function placesOf(value: unknown): { of: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [{ of: value, key }, ...placesOf(below)]);
}
