import { fieldText } from '@cuadra/shared/client';
import { z } from 'zod';

export const MOST_REASON_LETTERS = 300;

/** Why something is annulled. */
export const reasonSchema = z.object({
  reason: z.string().trim().min(1, 'required').max(MOST_REASON_LETTERS, 'too-long'),
});

export function reasonError(_: string, reason: string): string {
  return reason === 'required' ? 'Di por qué la anulas.' : fieldText(reason);
}
