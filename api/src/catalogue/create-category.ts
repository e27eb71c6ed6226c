import type { createCategory as CreateCategory } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { createNamed, type Named } from './named.ts';

/** @throws as createNamed does */
export function createCategory(
  trx: CompanyTransaction,
  companyId: string,
  draft: z.output<typeof CreateCategory.body>,
): Promise<Named> {
  return createNamed(trx, 'categories', companyId, draft);
}
