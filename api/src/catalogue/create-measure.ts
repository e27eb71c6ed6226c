import type { createMeasure as CreateMeasure } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { createNamed, type Named } from './named.ts';

/** @throws as createNamed does */
export function createMeasure(
  trx: CompanyTransaction,
  companyId: string,
  draft: z.output<typeof CreateMeasure.body>,
): Promise<Named> {
  return createNamed(trx, 'measures', companyId, draft);
}
