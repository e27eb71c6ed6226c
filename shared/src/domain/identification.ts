import { identificationDigits } from './identification-text.ts';

/** V Venezuelan, E foreigner, J company, P passport, G government, C commune. */
export const IDENTIFICATION_TYPES = ['V', 'E', 'J', 'P', 'G', 'C'] as const;
export type IdentificationType = (typeof IDENTIFICATION_TYPES)[number];

export const DEFAULT_IDENTIFICATION_TYPE: IdentificationType = 'V';
export const DEFAULT_COMPANY_IDENTIFICATION_TYPE: IdentificationType = 'J';

const RIF_LETTERS: Readonly<Record<string, number>> = { V: 1, E: 2, J: 3, P: 4, G: 5 };
const RIF_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** A cédula has 5 to 8 digits and no check digit; a RIF has nine, the last one checking the others. */
export function isIdentification(type: IdentificationType, number: string): boolean {
  const digits = identificationDigits(number);
  if (digits !== number.replace(/[\s.-]/g, '')) return false;
  if (digits.length === 9) return true;
  return type === 'V' || type === 'E'
    ? digits.length >= 5 && digits.length <= 8
    : type === 'P' && digits.length >= 5;
}

/**
 * Whether the ninth digit of a RIF fits the others. A wrong digit is only a warning, never refused (docs/venezuela.md#identification).
 * `undefined` where there is nothing to check: a cédula, or a letter without a value.
 *
 * Source: python-stdnum, `stdnum/ve/rif.py`.
 */
export function hasRifCheckDigit(type: IdentificationType, number: string): boolean | undefined {
  const digits = identificationDigits(number);
  const letter = RIF_LETTERS[type];
  if (digits.length !== 9 || letter === undefined) return undefined;
  let total = letter * 4;
  RIF_WEIGHTS.forEach((weight, index) => {
    total += Number(digits[index]) * weight;
  });
  const digit = 11 - (total % 11);
  return Number(digits[8]) === (digit > 9 ? 0 : digit);
}

/** What looks wrong about an identification and may be right all the same, said plainly: the last digit of a RIF. */
export function identificationDoubt(type: IdentificationType, number: string): string | undefined {
  const isDoubtful = isIdentification(type, number) && hasRifCheckDigit(type, number) === false;
  return isDoubtful
    ? 'El último número no coincide con los demás. Revísalo con tu RIF; si está igual, puedes guardar.'
    : undefined;
}
