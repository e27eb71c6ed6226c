import assert from 'node:assert/strict';
import {
  type CallInput,
  createCategory,
  createCoupon,
  createOrder,
  findPublicStore,
  findStoreSettings,
  listCategories,
  type Product,
  type PublicOrder,
  type StoreSettings,
  sendStorePicture,
  tellPayment,
  tellVisit,
  updateOrder,
  updateStoreProduct,
  updateStoreSettings,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import sharp from 'sharp';
import { addModules } from './company.ts';
import { dataUrl, picture } from './picture.ts';
import { type LineWish, openShop, type TestShop } from './shop.ts';
import type { TestApi } from './start-api.ts';

type SettingsDraft = CallInput<typeof updateStoreSettings>['body'];
type Draft = CallInput<typeof createOrder>['body'];

let stores = 0;

/** Opens the online store of a shop: the module that the company buys, and settings that are published. */
export async function openStore(
  api: TestApi,
  shop: Pick<TestShop, 'id' | 'token'>,
  given: Partial<SettingsDraft> = {},
): Promise<StoreSettings> {
  await addModules(api, shop, 'ecommerce');
  const body = {
    slug: `bodega-${++stores}-${newId().slice(-6)}`,
    name: 'Bodega',
    is_published: true,
    ...given,
  };
  return api.ok(updateStoreSettings, { token: shop.token, body });
}

/** A shop that is ready to sell at the cash register and in its store. */
export async function openShopWithStore(
  api: TestApi,
  given: Partial<SettingsDraft> = {},
): Promise<TestShop & { slug: string }> {
  const shop = await openShop(api);
  const { slug } = await openStore(api, shop, given);
  return { ...shop, slug };
}

let phones = 1_000_000;

/** Another one each time, so that only tests of the limits meet them. */
function nextPhone(): string {
  phones += 1;
  return `0414-${phones}`;
}

/** An order as a buyer fills it in: Ana's, who comes for it. */
export function orderDraft(wishes: readonly LineWish[], given: Partial<Draft> = {}): Draft & { id: string } {
  return {
    id: newId(),
    buyer_name: 'Ana Gil',
    phone: nextPhone(),
    lines: wishes.map(({ product, qty = '1' }) => ({ product_id: product.id, qty })),
    ...given,
  };
}

/** Orders as `orderDraft` says. */
export function order(
  api: TestApi,
  slug: string,
  wishes: readonly LineWish[],
  given: Partial<Draft> = {},
): Promise<PublicOrder> {
  return api.ok(createOrder, { params: { slug }, body: orderDraft(wishes, given) });
}

/** The id of an order, which its buyer is not told. */
export async function idOfOrder(api: TestApi, { token }: Pick<PublicOrder, 'token'>): Promise<string> {
  const [row] = await api.database.query<{ id: string }>('select id from store_orders where token = $1', [
    token,
  ]);
  assert.ok(row);
  return row.id;
}

/** As if an order had been made that much earlier than it was. */
export async function letTimePass(api: TestApi, { token }: Pick<PublicOrder, 'token'>): Promise<void> {
  await api.database.query(
    "update store_orders set expires_at = now() - interval '1 second' where token = $1",
    [token],
  );
}

/** Has time pass until an order is over; the API must have been started with a clock that moves. */
export async function passExpiry(api: TestApi, { token }: Pick<PublicOrder, 'token'>): Promise<void> {
  const [row] = await api.database.query<{ seconds: number }>(
    'select extract(epoch from expires_at - now())::float8 as seconds from store_orders where token = $1',
    [token],
  );
  assert.ok(row, 'no such order');
  await api.letPass(row.seconds + 1);
}

/** How much of a product orders hold back: by the cached total, the ledger and the open orders, which must agree. */
export async function reservedOf(api: TestApi, product: { id: string }): Promise<string> {
  const [row] = await api.database.query<{ stored: string; ledger: string; orders: string }>(
    `select s.reserved::float8::text as stored,
       (select coalesce(sum(r.qty), 0)::float8::text from stock_reservations r
         where r.company_id = s.company_id and r.product_id = s.product_id) as ledger,
       (select coalesce(sum(l.qty), 0)::float8::text from store_order_lines l
         join store_orders o on o.company_id = l.company_id and o.id = l.order_id
         where l.company_id = s.company_id and l.product_id = s.product_id and not l.is_delivery
           and o.status in ('pending', 'accepted', 'ready')) as orders
     from product_stock s where s.product_id = $1`,
    [product.id],
  );
  assert.ok(row);
  assert.deepEqual(
    [row.ledger, row.orders],
    [row.stored, row.stored],
    'ledger and open orders against the total',
  );
  return row.stored;
}

/** A day that leaves something in every table of the store: an order that is open, and one that was cancelled. */
export async function dayAtTheStore(
  api: TestApi,
  shop: TestShop,
  product: Product,
  given: Partial<SettingsDraft> = {},
): Promise<void> {
  const { token } = shop;
  const { items } = await api.ok(listCategories, { token });
  const category = items[0] ?? (await api.ok(createCategory, { token, body: { name: 'Tienda' } }));
  const settings = await openStore(api, shop, { ...given, category_ids: [category.id] });
  await order(api, settings.slug, [{ product }], { note: settings.name });
  await leaveInShop(api, shop, settings, product);
  await api.ok(tellVisit, {
    params: { slug: settings.slug },
    body: { has_cart: true, missed: settings.name },
  });
  await api.ok(createCoupon, {
    token,
    body: { code: `C-${newId().slice(-12)}`, kind: 'percent', value: '5' },
  });
  const id = await idOfOrder(api, await order(api, settings.slug, [{ product }]));
  await api.ok(updateOrder, { token, body: { id, status: 'cancelled', reason: settings.name } });
  const { is_open: _, products: __, host: ___, ...rest } = await api.ok(findStoreSettings, { token });
  await api.ok(updateStoreSettings, { token, body: { ...rest, hidden_product_ids: [product.id] } });
}

/** A zone, a method, what comes first, words and a picture of a product, and an order whose payment is shown by a picture. */
async function leaveInShop(
  api: TestApi,
  shop: TestShop,
  { is_open: _, products: __, host: ___, ...settings }: StoreSettings,
  product: Product,
): Promise<void> {
  const { id: methodId } = shop.cash.main;
  const { main } = await api.ok(findPublicStore, { params: { slug: settings.slug } });
  const zones = [{ id: newId(), name: settings.name, cost: '1.00', currency: main }];
  const methods = [{ payment_method_id: methodId, note: settings.name }];
  const body = { ...settings, zones, methods, featured_product_ids: [product.id] };
  await api.ok(updateStoreSettings, { token: shop.token, body });
  const sent = await api.ok(sendStorePicture, { token: shop.token, body: picture() });
  await api.ok(updateStoreProduct, {
    token: shop.token,
    body: { id: product.id, description: settings.name, images: [sent.image] },
  });
  const { token } = await order(api, settings.slug, [{ product }], { payment_method_id: methodId });
  const slip = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  await api.ok(tellPayment, {
    params: { slug: settings.slug, token },
    body: { payment_method_id: methodId, reference: settings.name, proof: dataUrl(slip, 'image/jpeg') },
  });
}
