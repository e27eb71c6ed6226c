import { z } from 'zod';

/** A reason that has to be given, within what the contract takes. */
export function reasonSchema<S extends z.ZodType<string, string>>(reason: S) {
  return z.object({ reason: reason.refine((text) => text !== '', 'required') });
}
