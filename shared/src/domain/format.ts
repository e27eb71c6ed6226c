import { currencySymbol } from './currency.ts';
import type { DecimalInput } from './decimal.ts';
import { roundText, trimZeros } from './decimal-text.ts';
import { MONEY_DECIMALS, QUANTITY_DECIMALS, RATE_DECIMALS } from './decimals.ts';

/** Spec §9: a rate shows four decimals wherever it stands alone. */
export const RATE_DISPLAY_DECIMALS = 4;

/** What a negative amount begins with wherever it is shown; never what travels, which is plain ASCII. */
export const MINUS = '−';

/** Stands between a figure and its sign or unit, so that no line ends between the two. What is printed on paper has plain spaces. */
export const NO_BREAK = '\u00a0';

/**
 * `1234567.5` → `1.234.567,50`: es-VE's point for thousands and comma for decimals. Written out, because Intl's `es`
 * drops the point on four digits and a number of 40 digits must not pass through a float.
 */
export function formatNumber(value: DecimalInput, decimals: number): string {
  return group(roundText(String(value), decimals));
}

/** `Bs. 1.234,56`, `$ 1.234,56`: two decimals (spec §5) unless more are asked for, and our own symbol, which no line break parts from them. */
export function formatMoney(value: DecimalInput, isoCode: string, decimals = MONEY_DECIMALS): string {
  return withSymbol(formatNumber(value, decimals), isoCode);
}

/** What one costs: `$ 12,50`, and where cents do not say it all as many decimals as it has, `$ 0,013`. */
export function formatUnitCost(value: DecimalInput, isoCode: string): string {
  return withSymbol(formatUnitNumber(value), isoCode);
}

/** The same without a symbol. */
export function formatUnitNumber(value: DecimalInput): string {
  const exact = trimZeros(roundText(String(value), RATE_DECIMALS));
  const decimals = exact.split('.')[1]?.length ?? 0;
  return formatNumber(exact, Math.max(decimals, MONEY_DECIMALS));
}

function withSymbol(amount: string, isoCode: string): string {
  const { symbol, position } = currencySymbol(isoCode);
  if (position === 'right') return amount + NO_BREAK + symbol;
  const sign = symbol + NO_BREAK;
  return amount.startsWith(MINUS) ? MINUS + sign + amount.slice(1) : sign + amount;
}

/** `0.645` → `0,645`, `2` → `2`: as many decimals as the quantity has, three at most. */
export function formatQuantity(value: DecimalInput): string {
  return group(trimZeros(roundText(String(value), QUANTITY_DECIMALS)));
}

/** `12.5` → `12,5 %`, with as many decimals as are asked for, or as it has. */
export function formatPercent(value: DecimalInput, decimals?: number): string {
  return `${decimals === undefined ? formatQuantity(value) : formatNumber(value, decimals)}${NO_BREAK}%`;
}

/** `-1234.5` → `−1.234,5`. */
function group(decimal: string): string {
  const [whole = '0', fraction] = decimal.replace('-', MINUS).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** Of a rate below this, two decimals would say little or nothing. */
const SMALL_RATE = 0.1;

/**
 * Spec §3, «Exchange rate display»: `1 USD = 860,18 VES`, two decimals. Of a small rate all that it has,
 * `1 VES = 0,00116279 USD`: never a zero.
 */
export function formatPairRate(alternative: string, main: string, rate: DecimalInput): string {
  const figure =
    Number(rate) < SMALL_RATE
      ? group(trimZeros(roundText(String(rate), RATE_DECIMALS)))
      : formatNumber(rate, MONEY_DECIMALS);
  return `1${NO_BREAK}${alternative} = ${figure}${NO_BREAK}${main}`;
}

/** Spec §5: a rate on its own shows four decimals. */
export function formatRate(rate: DecimalInput): string {
  return formatNumber(rate, RATE_DISPLAY_DECIMALS);
}

/**
 * Reads what a person types as an amount: `1.234,56`, `1234,56`, `1234.56`, `.5`. A lone point followed by exactly
 * three digits (`1.234`) is a thousands point, as es-VE writes it; any other lone point is a decimal one, because
 * numeric keypads have no comma. Returns `undefined` for anything else, negatives included.
 */
export function parseAmount(text: string): string | undefined {
  const compact = text.trim().replace(/\s/g, '');
  if (compact === '' || !/^[\d.,]+$/.test(compact) || !/\d/.test(compact)) return undefined;
  const normalized = normalizeSeparators(compact);
  return normalized !== undefined && /^\d*\.?\d*$/.test(normalized) ? trimZeros(normalized) : undefined;
}

function normalizeSeparators(text: string): string | undefined {
  const commas = text.split(',').length - 1;
  const points = text.split('.').length - 1;
  if (commas > 1) return undefined;
  if (commas === 1) {
    const [whole = '', fraction = ''] = text.split(',');
    if (fraction.includes('.') || (points > 0 && !isGrouped(whole))) return undefined;
    return `${whole.replaceAll('.', '') || '0'}.${fraction || '0'}`;
  }
  if (points === 0) return text;
  if (isGrouped(text)) return text.replaceAll('.', '');
  if (points > 1) return undefined;
  const [whole, fraction] = text.split('.');
  return `${whole || '0'}.${fraction || '0'}`;
}

function isGrouped(text: string): boolean {
  return /^[1-9]\d{0,2}(\.\d{3})+$/.test(text);
}
