import type { Product } from '@cuadra/shared/contract';
import { type Grants, isGranted, toUnitCost } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';

/** What a product cost on average, for who may modify the cost; nothing where nobody knows (docs/decisions/0041). */
export async function averageCostOf(
  trx: CompanyTransaction,
  id: string,
  grants: Grants,
): Promise<Pick<Product, 'average_cost'>> {
  const seesCosts = isGranted(grants, ['products', 'read']) && isGranted(grants, ['products', 'modify_cost']);
  if (!seesCosts) return {};
  const row = await trx.selectFrom('products').select('average_cost').where('id', '=', id).executeTakeFirst();
  const average = row?.average_cost ?? null;
  return average === null ? {} : { average_cost: toUnitCost(average) };
}
