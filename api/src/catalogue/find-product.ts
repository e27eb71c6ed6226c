import type { ListedProduct } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';
import { type Shown, selectProducts, toListedProduct } from './product-row.ts';

export async function findProduct(
  trx: CompanyTransaction,
  id: string,
  shown: Shown = 'present',
): Promise<ListedProduct | undefined> {
  const row = await selectProducts(trx, shown).where('products.id', '=', id).executeTakeFirst();
  return row && toListedProduct(row);
}
