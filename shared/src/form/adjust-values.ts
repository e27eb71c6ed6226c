import { z } from 'zod';
import { exact, STOCK_CAUSES, type StockCause, toQuantity } from '../domain/index.ts';

/** Most causes take something out; what was noted too much, or found again, comes back in. */
export type AdjustDirection = 'out' | 'in';

/** An adjustment of a stock as it is filled in. */
export interface AdjustValues {
  cause: StockCause;
  direction: AdjustDirection;
  /** Canonical decimal; null while what is typed is no number. */
  qty: string | null;
  reason: string;
}

/** What a dialog that adjusts a stock begins with. */
export const NO_ADJUSTMENT: AdjustValues = { cause: 'waste', direction: 'out', qty: '', reason: '' };

/** Letters of a note (the contract's `adjustStock` and `adjustMaterial`). */
export const MOST_NOTE_LETTERS = 200;

/** What is typed, and what is sent of it: the difference, with its sign. */
export const adjustFormSchema = z
  .object({
    cause: z.enum(STOCK_CAUSES),
    direction: z.enum(['out', 'in']),
    qty: z
      .string('not-a-decimal')
      .refine((qty) => qty !== '', 'required')
      .refine((qty) => qty === '' || exact(toQuantity(qty)).gt(0), 'must-be-positive'),
    reason: z.string().trim().max(MOST_NOTE_LETTERS, 'too-long'),
  })
  .refine(({ cause, reason }) => cause !== 'other' || reason !== '', {
    path: ['reason'],
    message: 'required',
  })
  .transform(({ cause, direction, qty, reason }) => ({
    cause,
    reason,
    qty: toQuantity(direction === 'out' ? exact(qty).negated() : qty),
  }));

/** What there will be; undefined while the quantity is none. */
export function stockAfter(before: string, { direction, qty }: Pick<AdjustValues, 'direction' | 'qty'>) {
  if (!qty) return undefined;
  return toQuantity(direction === 'out' ? exact(before).minus(qty) : exact(before).plus(qty));
}
