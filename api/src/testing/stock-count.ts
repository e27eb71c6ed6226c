import { addCountEntries, applyStockCount, openStockCount, type Product } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { HttpClient } from './http-client.ts';
import type { TestShop } from './shop.ts';

/** Leaves something in every table of counts: one that was applied, and found what there was. */
export async function fillCountTables(
  api: HttpClient,
  { token }: Pick<TestShop, 'token'>,
  { id: product_id, qty }: Pick<Product, 'id' | 'qty'>,
  name: string,
): Promise<void> {
  const id = newId();
  await api.ok(openStockCount, { token, body: { id, name, scope: 'list' } });
  const { revision } = await api.ok(addCountEntries, {
    token,
    params: { id },
    body: { entries: [{ id: newId(), product_id, qty }] },
  });
  await api.ok(applyStockCount, { token, params: { id }, body: { closing_id: newId(), revision } });
}
