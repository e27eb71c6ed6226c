import {
  type CallInput,
  createPurchase,
  createSupplier,
  findPurchase,
  type Product,
  type Purchase,
  receivePurchase,
  type Supplier,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { HttpClient } from './http-client.ts';
import type { TestShop } from './shop.ts';

type Draft = CallInput<typeof createPurchase>['body'];
type Receipt = CallInput<typeof receivePurchase>['body'];
type SupplierDraft = CallInput<typeof createSupplier>['body'];

/** A supplier, «Distribuidora El Ávila» unless said otherwise. */
export function addSupplier(
  api: HttpClient,
  { token }: Pick<TestShop, 'token'>,
  given: Partial<SupplierDraft> = {},
): Promise<Supplier> {
  return api.ok(createSupplier, { token, body: { name: 'Distribuidora El Ávila', ...given } });
}

/** A line of a draft: so many units, at a cost or none. */
export function boughtLine(
  { id: product_id }: Pick<Product, 'id'>,
  qty: string,
  unit_cost: string | null = null,
  given: Partial<NonNullable<Draft['lines']>[number]> = {},
): NonNullable<Draft['lines']>[number] {
  return { id: newId(), product_id, qty, unit_cost, ...given };
}

/** A draft in dollars, at the day's rate. */
export function addDraft(
  api: HttpClient,
  { token }: Pick<TestShop, 'token'>,
  given: Partial<Draft> = {},
): Promise<Purchase> {
  return api.ok(createPurchase, { token, body: { id: newId(), currency: 'USD', ...given } });
}

/** Receives a draft as it is now. */
export async function receive(
  api: HttpClient,
  { token }: Pick<TestShop, 'token'>,
  { id }: Pick<Purchase, 'id'>,
  given: Partial<Receipt> = {},
): Promise<Purchase> {
  const { version } = await api.ok(findPurchase, { token, params: { id } });
  return api.ok(receivePurchase, { token, params: { id }, body: { receive_id: newId(), version, ...given } });
}

/** Leaves something in every table of purchases: one that was received and paid in part. */
export async function fillPurchaseTables(
  api: HttpClient,
  shop: TestShop,
  product: Product,
  mark: string,
): Promise<{ supplier: Supplier; purchase: Purchase }> {
  const supplier = await addSupplier(api, shop, { name: `${mark} C.A.`, note: mark, phone: '0414-1234567' });
  const draft = await addDraft(api, shop, {
    supplier_id: supplier.id,
    invoice_number: `${mark.slice(0, 30)}`,
    note: mark,
    lines: [boughtLine(product, '10', '1.00', { lot: 'L-1', expires_on: '2027-06-30' })],
  });
  const { id: payment_method_id } = shop.cash.alternative;
  const payments = [{ payment_method_id, amount: '4.00', currency: 'USD' }];
  return { supplier, purchase: await receive(api, shop, draft, { payments }) };
}
