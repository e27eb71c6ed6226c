import { exact, formatMoney, sum, toMoney } from '@cuadra/shared/domain';

/** How many of each note or coin, by its value: `{ "20": 3, "0.5": 2 }`. */
export type Denominations = Readonly<Record<string, number>>;

/**
 * Notes and coins that are in use, the largest first; of dollars, euros and pesos the notes alone, because Venezuelan shops
 * take no foreign coins. Bolívares since October 2021, with the notes of 2024.
 */
const IN_USE: Readonly<Record<string, readonly string[]>> = {
  VES: ['500', '200', '100', '50', '20', '10', '5', '1', '0.5', '0.25'],
  USD: ['100', '50', '20', '10', '5', '2', '1'],
  EUR: ['200', '100', '50', '20', '10', '5'],
  COP: ['100000', '50000', '20000', '10000', '5000', '2000'],
  DOP: ['2000', '1000', '500', '200', '100', '50'],
  MXN: ['1000', '500', '200', '100', '50', '20'],
};

/** Empty for a currency whose notes we do not know: then only the amount is asked for. */
export function denominationsOf(currency: string): readonly string[] {
  return IN_USE[currency] ?? [];
}

/** `$ 20`, `Bs. 12.500`, `Bs. 0,5`: notes have no cents. */
export function noteMoney(value: string, currency: string): string {
  return formatMoney(value, currency, value.split('.')[1]?.length ?? 0);
}

/** What the notes come to. */
export function sumOf(denominations: Denominations): string {
  return toMoney(sum(Object.entries(denominations).map(([value, count]) => exact(value).times(count))));
}

/** Sets how many there are of one; none takes it out. */
export function withCount(denominations: Denominations, value: string, count: number): Denominations {
  const { [value]: _, ...others } = denominations;
  return count > 0 ? { ...others, [value]: count } : others;
}
