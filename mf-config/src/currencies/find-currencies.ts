import type { Currency } from './use-currencies-list.ts';

/** Accents and capitals apart, as people search. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');

/** Those whose name, code or symbol has every word of a search. */
export function findCurrencies(currencies: readonly Currency[], search: string): Currency[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return currencies.filter(({ name, large_name, iso_code, symbol }) => {
    const text = plain(`${name} ${large_name} ${iso_code} ${symbol}`);
    return words.every((word) => text.includes(word));
  });
}

/** The company's own two first, its main one before the other; the rest by name. */
export function ownFirst(
  currencies: readonly Currency[],
  own: { main: string; alternative: string } | undefined,
): Currency[] {
  const rank = ({ iso_code }: Currency) =>
    iso_code === own?.main ? 0 : iso_code === own?.alternative ? 1 : 2;
  return [...currencies].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'es'));
}
