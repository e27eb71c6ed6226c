import { parseSync, Visitor } from 'oxc-parser';
import type { Claim } from './claims.ts';

/** Words that the shell says of other things than the screen or drawer which is called so. */
const ORDINARY: ReadonlySet<string> = new Set([
  ...['company', 'currency', 'role', 'sale', 'user'],
  ...['Empresa', 'Moneda', 'Usuario', 'Venta', 'Ventas'],
]);

/**
 * Where a file of the shell names a module, one of its paths or drawers, or says what the module itself says. Comments may.
 *
 * @returns `file:line: what it names`
 */
export function shellErrors(file: string, source: string, claims: readonly Claim[]): string[] {
  return textsOf(file, source).flatMap(({ text, line }) => {
    const named = claims.filter((claim) => !ORDINARY.has(claim.value) && says(text, claim));
    return [...new Set(named.map(({ kind, value }) => `${file}:${line}: the ${kind} ${value} of a module`))];
  });
}

function says(text: string, { kind, value }: Claim): boolean {
  if (kind === 'path') return text === value || ['/', '?', '#'].some((next) => text.startsWith(value + next));
  if (kind === 'drawer') return text === value || new RegExp(`drawer=${value}(?![\\w-])`).test(text);
  return new RegExp(`(?<![\\p{L}\\d])${escaped(value)}(?![\\p{L}\\d])`, 'u').test(text);
}

interface Text {
  text: string;
  line: number;
}

/** All that stands in quotes, in templates and between tags. */
function textsOf(file: string, source: string): Text[] {
  const texts: Text[] = [];
  const add = (text: unknown, start: number) => {
    if (typeof text === 'string') texts.push({ text, line: source.slice(0, start).split('\n').length });
  };
  new Visitor({
    Literal: ({ value, start }) => add(value, start),
    TemplateElement: ({ value, start }) => add(value.cooked, start),
    JSXText: ({ value, start }) => add(value.replace(/\s+/g, ' ').trim(), start),
  }).visit(parseSync(file, source).program);
  return texts;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
