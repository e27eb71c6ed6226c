import type { Material } from '@cuadra/shared/contract';
import {
  amountText,
  type CountingUnit,
  type CurrencyPair,
  convert,
  exact,
  isOfPair,
  toMoney,
} from '@cuadra/shared/domain';

export { amountText };

/** A unit with what it holds: «Saco (45 kg)». */
export function unitLabel({ name, factor }: CountingUnit, measure: string | null): string {
  return `${name} (${amountText(factor, measure)})`;
}

/** Whether there is less of it than there should be. */
export function isLow({ qty, min_qty }: Pick<Material, 'qty' | 'min_qty'>): boolean {
  return min_qty !== null && exact(qty).lt(min_qty);
}

/** What all of a material is worth, with the other currency beside it where there is a rate; undefined without a cost. */
export function worthOf(
  { value, cost, cost_currency }: Pick<Material, 'value' | 'cost' | 'cost_currency'>,
  pair: CurrencyPair | undefined,
) {
  if (cost === null) return undefined;
  const own = { amount: toMoney(value), currency: cost_currency };
  if (!pair || pair.main === pair.alternative || !isOfPair(cost_currency, pair)) return own;
  const currency = cost_currency === pair.main ? pair.alternative : pair.main;
  return { ...own, other: { amount: toMoney(convert(value, cost_currency, currency, pair)), currency } };
}
