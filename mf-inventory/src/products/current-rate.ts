import type { ApiOutput } from '@cuadra/shared/client';

/** The answer of `GET /rates/dollar`: 1 alternative = rate main. */
export type CurrentRate = Pick<
  ApiOutput<'GET /rates/dollar'>,
  'main' | 'alternative' | 'rate' | 'inverse' | 'rate_id' | 'create_at' | 'origin'
>;
