import type { CompanyTransaction } from '../database/connect.ts';
import { type Named, renameNamed } from './named.ts';

/** @throws ApiError 400 with `already-used` on the name; 404 */
export function updateCategory(trx: CompanyTransaction, category: Named): Promise<Named> {
  return renameNamed(trx, 'categories', category);
}
