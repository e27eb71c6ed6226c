import type { TypedDecimal } from '@cuadra/shared/form';

/** What stands for what is no number: the contract's schemas refuse it by that name. */
export const NO_DECIMAL = 'not-a-decimal';

/** A typed decimal as a schema takes it: null for nothing; what is no number goes on as a text that the schema refuses. */
export function decimal(value: TypedDecimal, canonical: (value: string) => string): string | null {
  if (value === null) return NO_DECIMAL;
  return value === '' ? null : canonical(value);
}
