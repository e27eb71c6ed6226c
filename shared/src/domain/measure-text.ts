import { type DecimalInput, exact } from './decimal.ts';
import { formatQuantity, NO_BREAK } from './format.ts';
import { searchable } from './text.ts';

/** How a measure is written after a number, by the names under which a company may have it. */
const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  kg: ['kilogramo', 'kilo', 'kg', 'kgs'],
  g: ['gramo', 'g', 'gr', 'grs'],
  mg: ['miligramo', 'mg'],
  l: ['litro', 'l', 'lt', 'lts'],
  ml: ['mililitro', 'ml', 'cc'],
  m: ['metro', 'm', 'mt', 'mts'],
  cm: ['centimetro', 'cm'],
  lb: ['libra', 'lb', 'lbs'],
  oz: ['onza', 'oz'],
  'm²': ['metro cuadrado', 'metros cuadrados', 'm2', 'm²'],
  'm³': ['metro cubico', 'metros cubicos', 'm3', 'm³'],
};

/**
 * A measure as it stands after a number: «kg» of Kilogramo, «unidades» of Unidad. What a company calls a measure begins with a
 * capital, which within a sentence reads as a name.
 *
 * @param qty of how many: one has no plural
 * @param measure what it is called
 */
function measureText(qty: DecimalInput, measure: string): string {
  const symbol = measuredUnit(measure);
  if (symbol) return symbol;
  const word = measure.trim().toLowerCase();
  return exact(qty).abs().eq(1) ? word : plural(word);
}

/**
 * What goods of this measure are weighed or measured in, as it stands after a figure: «kg», «l», «m». Undefined of what is
 * counted in pieces (Unidad, Caja, Galón), and of what the shop calls by a name that nobody else knows.
 *
 * @param measure what the company calls it
 */
export function measuredUnit(measure: string): string | undefined {
  const plain = searchable(measure).replace(/\.$/, '');
  const isNamed = (name: string) => plain === name || plain === `${name}s`;
  return Object.keys(SYMBOLS).find((one) => SYMBOLS[one]?.some(isNamed));
}

/** «12,5 kg», «2 sacos», or the figure alone of what has no measure. */
export function amountText(qty: DecimalInput, measure: string | null): string {
  return [formatQuantity(qty), measure && measureText(qty, measure)].filter(Boolean).join(NO_BREAK);
}

const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Of one plain word; what is an abbreviation, a plural already, or of several words, stays as it is. */
function plural(word: string): string {
  if (!/^\p{L}{3,}$/u.test(word) || /s$/.test(word)) return word;
  if (/[aeo]$/.test(word)) return word.length > 3 ? `${word}s` : word;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  if (!/[lrndj]$/.test(word) || (word.length === 3 && word !== 'par')) return word;
  // «Galón» and «quintal»: the stress stays where it was, and only the first needs no accent any more.
  return `${word.replace(/[áéíóú](?=[lrndj]$)/, (vowel) => UNACCENTED[vowel] ?? vowel)}es`;
}
