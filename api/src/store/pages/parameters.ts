import { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';

export const Slug = z.object({ slug: z.string().max(100) });

/** What no address of a store looks like is not there. */
export function orMissing<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ApiError('ERROR_NOT_FOUND');
  return parsed.data;
}
