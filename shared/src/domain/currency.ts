/** Where the symbol of a currency stands; both write a space between (`Bs. 1,00`, `1,00 €`). */
export type SymbolPosition = 'left' | 'right';

export interface Currency {
  /** ISO 4217, three letters. */
  iso_code: string;
  name: string;
  /** The name as a sentence writes it: «dólares estadounidenses». */
  large_name: string;
  symbol: string;
  symbol_position: SymbolPosition;
}

export const DEFAULT_MAIN_CURRENCY = 'VES';
export const DEFAULT_ALTERNATIVE_CURRENCY = 'USD';

/** Currencies a new installation knows. Intl still writes «Bs.S» for VES, hence our own symbols. */
export const CURRENCIES: readonly Currency[] = [
  { iso_code: 'VES', name: 'Bolívar', large_name: 'bolívares', symbol: 'Bs.', symbol_position: 'left' },
  {
    iso_code: 'USD',
    name: 'Dólar',
    large_name: 'dólares estadounidenses',
    symbol: '$',
    symbol_position: 'left',
  },
  { iso_code: 'EUR', name: 'Euro', large_name: 'euros', symbol: '€', symbol_position: 'right' },
  {
    iso_code: 'COP',
    name: 'Peso colombiano',
    large_name: 'pesos colombianos',
    symbol: 'COP$',
    symbol_position: 'left',
  },
  {
    iso_code: 'DOP',
    name: 'Peso dominicano',
    large_name: 'pesos dominicanos',
    symbol: 'RD$',
    symbol_position: 'left',
  },
  {
    iso_code: 'MXN',
    name: 'Peso mexicano',
    large_name: 'pesos mexicanos',
    symbol: 'MX$',
    symbol_position: 'left',
  },
];

/** Spec §3: the flag (ISO 3166) shown beside a currency; the others show none. */
const FLAGS: Readonly<Record<string, string>> = { VES: 'VE', USD: 'US', DOP: 'DO', MXN: 'MX' };

export function currencyFlag(isoCode: string): string | undefined {
  return FLAGS[isoCode];
}

export function currencySymbol(isoCode: string): { symbol: string; position: SymbolPosition } {
  const known = CURRENCIES.find((currency) => currency.iso_code === isoCode);
  return known
    ? { symbol: known.symbol, position: known.symbol_position }
    : { symbol: isoCode, position: 'left' };
}
