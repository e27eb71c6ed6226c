import fc from 'fast-check';

/** Decimals as text, with every count of digits as likely as the next: money, rates and quantities for property tests. */
export function arbitraryDecimal(options: {
  /** Digits before the point, at most. */
  whole: number;
  /** Digits after it, at most. */
  decimals: number;
  signed?: boolean;
}): fc.Arbitrary<string> {
  const { whole, decimals, signed = false } = options;
  const digits = (minLength: number, maxLength: number) =>
    fc.array(fc.nat({ max: 9 }), { minLength, maxLength }).map((list) => list.join(''));
  return fc
    .tuple(signed ? fc.boolean() : fc.constant(false), digits(1, whole), digits(0, decimals))
    .map(([negative, units, fraction]) => {
      const unsigned = `${units.replace(/^0+(?=\d)/, '')}${fraction && `.${fraction}`}`;
      return negative ? `-${unsigned}` : unsigned;
    });
}

/** An exchange rate as it may be stored: above zero, at most eight decimals. */
export const arbitraryRate = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 99_999_999 }))
  .map(([units, fraction]) => `${units}.${String(fraction).padStart(8, '0')}`);
