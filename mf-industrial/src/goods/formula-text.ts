import type { Both, FormulaPrice, GoodKind } from '@cuadra/shared/contract';
import { costText, exact, formatMoney, formatPercent, percentChange, round } from '@cuadra/shared/domain';

/** A company's two currencies; where it uses one alone they are the same. */
export interface Currencies {
  main: string;
  alternative: string;
}

/** What a good is called by its kind. */
export const KIND_NAMES: Readonly<Record<GoodKind, string>> = { material: 'Material', product: 'Producto' };

/** An amount as `Money` takes it: in the currency that costs are kept in, the other one beside it. */
export function bothAmounts({ main, alternative }: Both, currencies: Currencies) {
  const own = { amount: alternative, currency: currencies.alternative };
  if (currencies.main === currencies.alternative) return own;
  return { ...own, other: { amount: main, currency: currencies.main } };
}

/** What one costs, with as many decimals as tell it apart: «$ 0,0842», and in the other currency; undefined where there is one. */
export function unitCostTexts(unit: Both, currencies: Currencies): { own: string; other?: string } {
  const own = costText(unit.alternative, currencies.alternative);
  if (currencies.main === currencies.alternative) return { own };
  // Beside the other one it need not be told apart by itself: cents do, where there are any.
  const isWhole = exact(unit.main).gte(1);
  const tell = isWhole ? formatMoney : costText;
  return { own, other: tell(unit.main, currencies.main) };
}

/** What today's price adds to what one costs, in percent of the cost; null where either is not known. */
export function utilityNow(
  price: Pick<FormulaPrice, 'now' | 'currency'>,
  unit: Both | null,
  currencies: Currencies,
): string | null {
  const cost = unit && costIn(unit, price.currency, currencies);
  return cost === null ? null : percentChange(price.now, cost);
}

function costIn(unit: Both, currency: string, currencies: Currencies): string | null {
  if (currency === currencies.main) return unit.main;
  return currency === currencies.alternative ? unit.alternative : null;
}

/** «45 %», «−3,5 %»; a dash for what nobody knows. */
export function percentText(percent: string | null): string {
  if (percent === null) return '—';
  const rounded = round(percent, 1);
  return formatPercent(rounded.toFixed(), rounded.decimalPlaces());
}

/** «Con 30 % serían $ 1,30»; undefined where the price is that already, or nothing is suggested. */
export function suggestionText({ now, suggested, utility, currency }: FormulaPrice): string | undefined {
  if (suggested === null || utility === null || percentChange(suggested, now) === '0') return undefined;
  return `Con ${percentText(utility)} serían ${formatMoney(suggested, currency)}`;
}

/** «harina y levadura»: names in a sentence. */
export function namesText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${last}` : last;
}
