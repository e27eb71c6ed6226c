import type { FormulaCostAnswer } from '@cuadra/shared/contract';
import { costText, formatMoney } from '@cuadra/shared/domain';

export interface Applied {
  /** What changes: before and after. */
  facts: [name: string, value: string][];
  note: string;
  /** Whether a fixed price is set. */
  withPrice: boolean;
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
  const { suggested, is_fixed_price, currency } = price;
  const withPrice = is_fixed_price && mayPrice && suggested !== null;
  const facts: Applied['facts'] = [
    [
      'Costo',
      `${price.cost === null ? 'Sin costo' : costText(price.cost, price.cost_currency)} → ${costText(after, price.cost_currency)}`,
    ],
  ];
  if (suggested !== null && (withPrice || !is_fixed_price)) {
    facts.push(['Precio', `${formatMoney(price.now, currency)} → ${formatMoney(suggested, currency)}`]);
  }
  return { facts, withPrice, note: noteOf(price, mayPrice) };
}

function noteOf(
  { is_fixed_price, suggested }: NonNullable<FormulaCostAnswer['price']>,
  mayPrice: boolean,
): string {
  if (!is_fixed_price) return 'El precio sigue al costo con su utilidad.';
  if (suggested === null) return 'El precio fijo se queda igual: el producto no tiene utilidad.';
  return mayPrice
    ? 'El precio fijo cambia por su utilidad.'
    : 'El precio fijo se queda igual: tu rol no permite cambiarlo.';
}
