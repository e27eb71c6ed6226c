import { type DecimalInput, exact } from '@cuadra/shared/domain';

/** Whether an amount is more than the books hold: fifteen digits before the point (docs/contract.md#conventions). */
export function isTooMuch(amount: DecimalInput): boolean {
  return exact(amount).abs().gte('1e15');
}
