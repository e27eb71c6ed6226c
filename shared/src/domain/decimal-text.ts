/**
 * Decimals as text, without the library that calculates with them: to show an amount only takes rounding it, and the
 * login, which shows none, need not wait for the rest.
 */

/** `-12.50` taken apart: no sign and no point in `digits`, of which the last `decimals` stand after the point. */
interface Digits {
  isNegative: boolean;
  digits: string;
  decimals: number;
}

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

/**
 * Rounds half up, away from zero, as docs/contract.md#conventions says; the same as `round(value, decimals).toFixed(decimals)` without a
 * minus on zero.
 *
 * @param value a decimal as text or a number writes itself, `1234.5`, `1e21`
 * @throws RangeError when it is none
 */
export function roundText(value: string, decimals: number): string {
  const { isNegative, digits, decimals: given } = takeApart(value);
  const cut = given - decimals;
  let scaled: bigint;
  if (cut <= 0) scaled = BigInt(digits + '0'.repeat(-cut));
  else {
    const unit = 10n ** BigInt(cut);
    scaled = (BigInt(digits) + unit / 2n) / unit;
  }
  const text = String(scaled).padStart(decimals + 1, '0');
  const point = text.length - decimals;
  const unsigned = decimals > 0 ? `${text.slice(0, point)}.${text.slice(point)}` : text;
  return isNegative && scaled !== 0n ? `-${unsigned}` : unsigned;
}

/** `007.500` → `7.5`, `0.` → `0`: one way to write it. */
export function trimZeros(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const units = whole.replace(/^(-?)0+(?=\d)/, '$1') || '0';
  const rest = fraction.replace(/0+$/, '');
  return rest ? `${units}.${rest}` : units;
}

function takeApart(value: string): Digits {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(value.trim()) ?? [];
  if (sign === undefined || whole + fraction === '') throw new RangeError(`${value} is no decimal`);
  const shift = Number(exponent);
  const decimals = fraction.length - shift;
  const digits = whole + fraction;
  return {
    isNegative: sign === '-',
    digits: digits + '0'.repeat(Math.max(0, -decimals)),
    decimals: Math.max(0, decimals),
  };
}
