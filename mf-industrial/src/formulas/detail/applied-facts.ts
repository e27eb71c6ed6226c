import type { FormulaCostAnswer, FormulaPrice } from '@cuadra/shared/contract';
import { costText, exact, formatMoney } from '@cuadra/shared/domain';

export interface Applied {
  /** What its cost becomes. */
  cost: string;
  /** A fixed price that may be set too; undefined where it follows by itself, or stays. */
  price: { text: string; rises: boolean } | undefined;
  /** What becomes of the price otherwise. */
  note: string | undefined;
}

/**
 * What applying a formula's cost changes of its product, in words.
 *
 * @param mayPrice whether whoever applies it may set prices
 * @returns undefined where it makes no product, or its cost is not known
 */
export function appliedFacts(
  { price, unit, main, alternative }: FormulaCostAnswer,
  mayPrice: boolean,
): Applied | undefined {
  if (!price || !unit) return undefined;
  const after = { [main]: unit.main, [alternative]: unit.alternative }[price.cost_currency];
  if (after === undefined) return undefined;
  const before = price.cost === null ? 'Sin costo' : costText(price.cost, price.cost_currency);
  return { cost: `${before} → ${costText(after, price.cost_currency)}`, ...priceOf(price, mayPrice) };
}

function priceOf(
  { is_fixed_price, suggested, now, currency }: FormulaPrice,
  mayPrice: boolean,
): Pick<Applied, 'price' | 'note'> {
  if (!is_fixed_price) {
    const then =
      suggested === null ? '' : `: ${formatMoney(now, currency)} → ${formatMoney(suggested, currency)}`;
    return { price: undefined, note: `El precio sigue al costo con su utilidad${then}.` };
  }
  if (suggested === null) {
    return { price: undefined, note: 'El precio fijo se queda igual: el producto no tiene utilidad.' };
  }
  if (!mayPrice)
    return { price: undefined, note: 'El precio fijo se queda igual: tu rol no permite cambiarlo.' };
  const text = `${formatMoney(now, currency)} → ${formatMoney(suggested, currency)}`;
  return { price: { text, rises: exact(suggested).gt(now) }, note: undefined };
}
