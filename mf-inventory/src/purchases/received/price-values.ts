import type { PriceBelowUtility } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';

/** A price that may be set, as it is filled in. */
export interface PriceChoice {
  isChosen: boolean;
  price: TypedDecimal;
}

/** Of a product there may be several: its own, those of its boxes, the wholesale one. */
export function priceKey({
  product_id,
  kind,
  presentation,
}: Pick<PriceBelowUtility, 'product_id' | 'kind' | 'presentation'>): string {
  return `${product_id} ${kind} ${presentation?.id ?? ''}`;
}

/** What is suggested, until somebody writes another. */
export function choiceOf(choices: ReadonlyMap<string, PriceChoice>, price: PriceBelowUtility): PriceChoice {
  return choices.get(priceKey(price)) ?? { isChosen: true, price: price.suggested };
}

/** Those that are chosen, as the contract wants them; undefined while one of them is no price. */
export function chosenPrices(
  prices: readonly PriceBelowUtility[],
  choices: ReadonlyMap<string, PriceChoice>,
) {
  const chosen = prices.flatMap((one) => {
    const choice = choiceOf(choices, one);
    return choice.isChosen ? [{ one, price: choice.price }] : [];
  });
  if (chosen.some(({ price }) => !price || exact(price).lte(0))) return undefined;
  return chosen.map(({ one: { product_id, version, kind, presentation }, price }) => ({
    ...{ product_id, version, kind, presentation_id: presentation?.id ?? null },
    price: toMoney(price || '0'),
  }));
}

/** Markup that a price gives on a cost, in percent with one decimal; undefined while there is none. */
export function gainOf(price: TypedDecimal, cost: string): string | undefined {
  if (!price || exact(cost).lte(0)) return undefined;
  return exact(price).minus(cost).times(100).div(cost).toFixed(1);
}
