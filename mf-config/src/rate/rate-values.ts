import {
  exact,
  isJump,
  MAX_RATE,
  RATE_DECIMALS,
  type RateChange,
  rateChange,
  toRate,
} from '@cuadra/shared/domain';
import { z } from 'zod';

/** Spec §5. */
export const NOT_VALID = 'Esta tasa no es válida.';
/** Spec §5. */
export const NO_CURRENCIES = 'Ha ocurrido un error, no se encontraron las monedas.';

/** What stands between thousands: `1.234,56` as es-VE writes it, `1.234.567`, `1,234.56`. */
const GROUPED: readonly (readonly [pattern: RegExp, separator: string])[] = [
  [/^\d{1,3}(\.\d{3})+,\d*$/, '.'],
  [/^\d{1,3}(\.\d{3}){2,}$/, '.'],
  [/^\d{1,3}(,\d{3})+\.\d*$/, ','],
];

/**
 * What of a typed or pasted text stands in the field: digits and one dot (spec §5). A comma is the dot of who writes as
 * es-VE does; the dot of «Bs.» is none.
 */
export function rateText(typed: string): string {
  const text = typed.replace(/(?<!\d)\p{L}+\.?/gu, '').trim();
  const separator = GROUPED.find(([pattern]) => pattern.test(text))?.[1];
  const [whole = '', ...rest] = (separator ? text.replaceAll(separator, '') : text)
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole;
}

/** What to make of a text in the field. */
export type RateVerdict =
  | { kind: 'empty' }
  | { kind: 'invalid' }
  /** It counts already. */
  | { kind: 'same' }
  | { kind: 'new'; rate: string; jump: RateChange | undefined };

/**
 * @param text as `rateText` leaves it
 * @param current the rate that counts; undefined where there is none yet
 */
export function judgeRate(text: string, current: string | undefined): RateVerdict {
  if (text === '') return { kind: 'empty' };
  const number = Number(text);
  if (Number.isNaN(number) || !Number.isFinite(number)) return { kind: 'invalid' };
  const rate = toRate(exact(text).toDecimalPlaces(RATE_DECIMALS));
  if (exact(rate).lte(0) || exact(rate).gt(MAX_RATE)) return { kind: 'invalid' };
  if (current === undefined) return { kind: 'new', rate, jump: undefined };
  if (toRate(current) === rate) return { kind: 'same' };
  return { kind: 'new', rate, jump: isJump(current, rate) ? rateChange(current, rate) : undefined };
}

/** What is typed; null while nobody has. */
export interface RateValues {
  typed: string | null;
}

export const UNTYPED: RateValues = { typed: null };

/** A rate that is one, and another than the one that counts. */
export function rateFormSchema(current: string | undefined) {
  return z.object({ typed: z.string().nullable() }).transform(({ typed }, context) => {
    const verdict = judgeRate(typed ?? current ?? '', current);
    if (verdict.kind === 'new') return verdict;
    context.addIssue({ code: 'custom', path: ['typed'], message: verdict.kind });
    return z.NEVER;
  });
}
