import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkOrderPayment,
  createOrder,
  createPaymentMethod,
  createSale,
  findOrder,
  findOrderProof,
  findPublicOrder,
  findPublicProduct,
  findPublicStore,
  findStoreSettings,
  listPublicProducts,
  quoteOrder,
  setProductPicture,
  tellPayment,
  updateOrder,
  updatePaymentMethod,
  updateStoreSettings,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import sharp from 'sharp';
import { signInAs } from '../testing/company.ts';
import { dataUrl, picture } from '../testing/picture.ts';
import { addProduct, draftSale, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { idOfOrder, openShopWithStore, order, orderDraft, reservedOf } from '../testing/store.ts';
import { addRole } from '../testing/team.ts';

const api = await startApi();

type Shop = TestShop & { slug: string };
const of = ({ slug }: { slug: string }) => ({ params: { slug } });
const set = async (shop: Shop, given: object) => {
  const {
    is_open: _,
    products: __,
    host: ___,
    ...rest
  } = await api.ok(findStoreSettings, { token: shop.token });
  return api.ok(updateStoreSettings, { token: shop.token, body: { ...rest, ...given } });
};
const mobilePayment = (shop: Shop, name = 'Pago Móvil') =>
  api.ok(createPaymentMethod, {
    token: shop.token,
    body: { name, currency: 'VES', kind: 'mobile_payment', bank: '0134', needs_reference: true },
  });
/** Closed on each day of the week, at each hour, but for the minute before midnight of one day. */
const closedNow = () => {
  const day = new Date(Date.now() + 3 * 86_400_000).getUTCDay() || 7;
  return { openings: [{ day, from: '23:58', to: '23:59' }] };
};

test('a store tells where it delivers, when it opens and how it is paid, and nothing of a method that it does not show', async () => {
  const shop: Shop = await openShopWithStore(api);
  const shown = await mobilePayment(shop);
  await mobilePayment(shop, 'Del dueño');
  const zone = { id: newId(), name: 'Centro', cost: '2.00', currency: 'USD', hours: 'De 9 a 12' };
  const details = { holder: 'Ana Gil', document: 'V-14203118', phone: '0414-1234567' };
  await set(shop, {
    ...{ has_delivery: true, zones: [zone], min_order: '10.00', colour: '#0b6e4f' },
    methods: [{ payment_method_id: shown.id, ...details }],
  });
  const store = await api.ok(findPublicStore, of(shop));
  assert.equal(store.is_open_now, true);
  assert.deepEqual(
    store.zones.map(({ name, cost_alternative, hours }) => [name, cost_alternative, hours]),
    [['Centro', '2.00', 'De 9 a 12']],
  );
  assert.deepEqual(
    store.methods.map(({ name, bank, holder, document, phone }) => [name, bank, holder, document, phone]),
    [['Pago Móvil', '0134', ...Object.values(details)]],
  );
  await api.ok(updatePaymentMethod, { token: shop.token, body: { ...shown, is_hidden: true } });
  assert.deepEqual((await api.ok(findPublicStore, of(shop))).methods, []);
  const refused = await api.refused(updateStoreSettings, {
    token: shop.token,
    body: {
      ...{ slug: shop.slug, name: 'Bodega', zones: [{ ...zone, currency: 'EUR' }] },
      ...{
        methods: [{ payment_method_id: newId() }],
        featured_product_ids: [newId()],
        delivery_product_id: newId(),
      },
    },
  });
  assert.deepEqual(refused.fields, {
    'zones.0.currency': 'unknown',
    'methods.0.payment_method_id': 'unknown',
    'featured_product_ids.0': 'unknown',
    delivery_product_id: 'unknown',
  });
});

test('what the shop puts first comes first, and a product is found by its id while it is shown', async () => {
  const shop: Shop = await openShopWithStore(api);
  const [harina, azucar] = [
    await addProduct(api, shop, { name: 'Harina' }),
    await addProduct(api, shop, { name: 'Azúcar' }),
  ];
  const { image } = await api.ok(setProductPicture, {
    ...{ token: shop.token, params: { id: harina.id }, body: picture() },
  });
  await set(shop, { featured_product_ids: [harina.id, azucar.id] });
  const featured = await api.ok(listPublicProducts, { ...of(shop), query: { featured: 'true' } });
  assert.deepEqual(
    featured.items.map(({ name, image: hash }) => [name, hash]),
    [
      ['Harina', image],
      ['Azúcar', null],
    ],
  );
  const one = { params: { slug: shop.slug, id: harina.id } };
  assert.equal((await api.ok(findPublicProduct, one)).name, 'Harina');
  await set(shop, { hidden_product_ids: [harina.id] });
  assert.equal((await api.refused(findPublicProduct, one)).status, 404);
  assert.deepEqual(
    (await api.ok(listPublicProducts, { ...of(shop), query: { featured: 'true' } })).items.length,
    1,
  );
});

test('a cart is priced as it would be ordered, and says what of it cannot be', async () => {
  const shop: Shop = await openShopWithStore(api, { max_order_qty: 20, max_shown_qty: 5 });
  const some = await addProduct(api, shop, { qty: '3' });
  const many = await addProduct(api, shop, { qty: '1000' });
  const gone = newId();
  const lines = [
    { product_id: some.id, qty: '4' },
    { product_id: many.id, qty: '21' },
    { product_id: gone, qty: '1' },
  ];
  const quote = await api.ok(quoteOrder, { ...of(shop), body: { lines } });
  assert.deepEqual(
    quote.lines.map(({ problem, most }) => [problem, most]),
    [
      ['not-enough', '3'],
      ['too-many', '20'],
      ['gone', null],
    ],
  );
  assert.equal(quote.total, '0.00', 'what cannot be ordered counts nothing');
  const good = [{ product_id: some.id, qty: '2' }];
  const priced = await api.ok(quoteOrder, { ...of(shop), body: { lines: good } });
  const made = await order(api, shop.slug, [{ product: some, qty: '2' }]);
  assert.deepEqual([priced.total, priced.total_alternative], [made.total, made.total_alternative]);
  const rest = await api.ok(quoteOrder, { ...of(shop), body: { lines: good } });
  assert.deepEqual(rest.lines[0]?.problem, 'not-enough', 'what another order holds back is not there');
});

test('what a buyer read is what is ordered: a total that has changed since orders nothing and is told', async () => {
  const shop: Shop = await openShopWithStore(api);
  const product = await addProduct(api, shop, { qty: '10' });
  const { total, total_alternative } = await api.ok(quoteOrder, {
    ...{ ...of(shop), body: { lines: [{ product_id: product.id, qty: '2' }] } },
  });
  const draft = orderDraft([{ product, qty: '2' }], { seen: { total, total_alternative } });
  await api.database.query('update exchange_rates set rate = rate * 1.1 where company_id = $1', [shop.id]);
  const refused = await api.refused(createOrder, { ...of(shop), body: draft });
  assert.deepEqual([refused.status, refused.fields], [409, { total: 'changed' }]);
  assert.equal(await reservedOf(api, product), '0');
  const { details } = refused;
  assert.notEqual(details?.total, total);
  const seen = { total: String(details?.total), total_alternative: String(details?.total_alternative) };
  assert.equal((await api.ok(createOrder, { ...of(shop), body: { ...draft, seen } })).total, seen.total);
});

test('a closed shop takes orders for when it opens, or none, as it says', async () => {
  const shop: Shop = await openShopWithStore(api, closedNow());
  const product = await addProduct(api, shop);
  const store = await api.ok(findPublicStore, of(shop));
  assert.equal(store.is_open_now, false);
  const made = await order(api, shop.slug, [{ product }]);
  assert.equal(made.opens_at, store.opens_at);
  // Three hours, counted from when somebody can accept it.
  assert.equal(Date.parse(made.expires_at) - Date.parse(String(made.opens_at)), 180 * 60_000);
  await set(shop, { takes_orders_closed: false });
  const refused = await api.refused(createOrder, { ...of(shop), body: orderDraft([{ product }]) });
  assert.deepEqual(
    [refused.status, refused.fields, refused.details],
    [409, { hours: 'closed' }, { opens_at: store.opens_at }],
  );
});

test('an order is for a zone of the store, comes to its minimum, and a program that fills in everything is refused', async () => {
  const shop: Shop = await openShopWithStore(api, { has_delivery: true });
  const product = await addProduct(api, shop, { qty: '100' });
  const free = await order(api, shop.slug, [{ product }], { delivery: 'delivery', address: 'Calle 1' });
  assert.deepEqual([free.zone, free.delivery_cost], ['', '0.00']);
  const zone = { id: newId(), name: 'Centro', cost: '5.00', currency: 'VES' };
  await set(shop, { zones: [zone] });
  const at = { delivery: 'delivery' as const, address: 'Calle 1' };
  const tries: [object, object][] = [
    [at, { zone_id: 'required' }],
    [{ ...at, zone_id: newId() }, { zone_id: 'unknown' }],
    [{ payment_method_id: newId() }, { payment_method_id: 'unknown' }],
    [{ website: 'https://spam.example' }, { website: 'not-allowed' }],
  ];
  for (const [given, fields] of tries) {
    const body = orderDraft([{ product }], given);
    assert.deepEqual((await api.refused(createOrder, { ...of(shop), body })).fields, fields);
  }
  const outside = await order(api, shop.slug, [{ product }], { ...at, zone_id: zone.id });
  assert.deepEqual(
    [outside.zone, outside.delivery_cost, outside.is_delivery_in_total, outside.lines.length],
    ['Centro', '5.00', false, 1],
  );
  await set(shop, { min_order: '1000000.00' });
  const little = await api.refused(createOrder, { ...of(shop), body: orderDraft([{ product }]) });
  assert.deepEqual(little.fields, { lines: 'under-minimum' });
});

test('delivery that the shop charges is a line of the order and of its sale, and holds back no stock', async () => {
  const shop: Shop = await openShopWithStore(api, { has_delivery: true });
  const product = await addProduct(api, shop, { qty: '10' });
  const delivery = await addProduct(api, shop, { name: 'Delivery', qty: '100' });
  const zone = { id: newId(), name: 'Centro', cost: '2.50', currency: 'USD' };
  await set(shop, { zones: [zone], delivery_product_id: delivery.id });
  const given = { delivery: 'delivery' as const, address: 'Calle 1', zone_id: zone.id };
  const made = await order(api, shop.slug, [{ product, qty: '2' }], given);
  assert.deepEqual(
    made.lines.map(({ name, is_delivery, total_alternative }) => [name, is_delivery, total_alternative]),
    [
      [product.name, false, made.lines[0]?.total_alternative],
      ['Delivery: Centro', true, '2.50'],
    ],
  );
  assert.equal(await reservedOf(api, product), '2');
  const id = await idOfOrder(api, made);
  const lines = made.lines.map(({ product_id, qty, unit_price, currency }) => ({
    ...{ product_id, qty, unit_price, currency },
  }));
  const sale = { ...draftSale(shop, [{ product, qty: '2' }]), lines, order_id: id, total: made.total };
  const payments = [{ payment_method_id: shop.cash.main.id, amount: made.total, currency: made.main }];
  const ticket = await api.ok(createSale, { token: shop.token, body: { ...sale, payments } });
  assert.equal(ticket.total, made.total);
  assert.equal(await reservedOf(api, product), '0');
  assert.equal(
    (await api.ok(findPublicOrder, { params: { slug: shop.slug, token: made.token } })).status,
    'delivered',
  );
});

test('who also buys what delivery is charged as gets each at its own price, and none at the other', async () => {
  const shop: Shop = await openShopWithStore(api, { has_delivery: true });
  const delivery = await addProduct(api, shop, { name: 'Delivery', qty: '100', price: '9.00' });
  const zone = { id: newId(), name: 'Centro', cost: '1.00', currency: 'USD' };
  await set(shop, { zones: [zone], delivery_product_id: delivery.id });
  const given = { delivery: 'delivery' as const, address: 'Calle 1', zone_id: zone.id };
  const made = await order(api, shop.slug, [{ product: delivery, qty: '3' }], given);
  const order_id = await idOfOrder(api, made);
  const role = await addRole(api, shop, [['sales', 'create']]);
  const token = await signInAs(api, shop, { roleId: role.id });
  const lines = made.lines.map(({ product_id, qty, unit_price, currency }) => ({
    ...{ product_id, qty, unit_price, currency },
  }));
  const [goods, brought] = lines;
  assert.ok(goods && brought);
  const { total, main } = made;
  const payments = [{ payment_method_id: shop.cash.main.id, amount: total, currency: main }];
  const sale = { ...draftSale(shop, [delivery]), lines, order_id, total, payments };
  const cheap = await api.refused(createSale, {
    token,
    body: { ...sale, lines: [goods, { ...brought, qty: '2' }] },
  });
  assert.deepEqual(cheap.fields, { 'lines.1.unit_price': 'not-the-price' });
  assert.equal((await api.ok(createSale, { token, body: sale })).total, total);
});

test('a payment is told with a reference and a picture that is drawn anew, checked once, and its reference is held against others', async () => {
  const shop: Shop = await openShopWithStore(api);
  const product = await addProduct(api, shop, { qty: '100' });
  const method = await mobilePayment(shop);
  await set(shop, { methods: [{ payment_method_id: method.id }] });
  const made = await order(api, shop.slug, [{ product }], { payment_method_id: method.id });
  assert.deepEqual([made.payment?.name, made.payment?.state], ['Pago Móvil', 'chosen']);
  const id = await idOfOrder(api, made);
  const params = { slug: shop.slug, token: made.token };
  const photo = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#336699' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const body = { payment_method_id: method.id, reference: '000123456789' };
  const told = await api.ok(tellPayment, { params, body: { ...body, proof: dataUrl(photo, 'image/jpeg') } });
  assert.deepEqual(told.payment, {
    ...{ payment_method_id: method.id, name: 'Pago Móvil', kind: 'mobile_payment', currency: 'VES' },
    ...{ reference: '000123456789', tendered: null, has_proof: true, state: 'told' },
  });
  const { image } = await api.ok(findOrderProof, { token: shop.token, params: { id } });
  const kept = Buffer.from(image.split(',')[1] ?? '', 'base64');
  const { format, exif, width } = await sharp(kept).metadata();
  assert.deepEqual([format, exif, width], ['webp', undefined, 900]);
  const other: Shop = await openShopWithStore(api);
  assert.equal((await api.refused(findOrderProof, { token: other.token, params: { id } })).status, 404);
  assert.equal(
    (await api.refused(tellPayment, { params: { ...params, slug: other.slug }, body })).status,
    404,
  );
  const html = Buffer.from('<html><script>alert(1)</script></html>                    ');
  const fake = await api.refused(tellPayment, {
    params,
    body: { ...body, proof: dataUrl(html, 'image/jpeg') },
  });
  assert.deepEqual(fake.fields, { proof: 'not-a-picture' });
  // It says that it is a picture, and is none.
  const broken = photo.subarray(0, 700);
  const cut = await api.refused(tellPayment, {
    params,
    body: { ...body, proof: dataUrl(broken, 'image/jpeg') },
  });
  assert.deepEqual(cut.fields, { proof: 'not-a-picture' });

  const seller = await signInAs(api, shop, { only: [['sales', 'read']] });
  assert.equal(
    (await api.refused(checkOrderPayment, { token: seller, body: { id, state: 'checked' } })).status,
    403,
  );
  for (const state of ['refused', 'checked', 'checked'] as const) {
    const seen = await api.ok(checkOrderPayment, { token: shop.token, body: { id, state } });
    assert.equal(seen.payment?.state, state);
  }
  const late = await api.refused(tellPayment, { params, body: { ...body, reference: '999' } });
  assert.deepEqual([late.status, late.fields], [409, { payment: 'checked' }]);

  const again = await order(api, shop.slug, [{ product }], { payment_method_id: method.id });
  await api.ok(tellPayment, { params: { ...params, token: again.token }, body });
  const second = await api.ok(findOrder, { token: shop.token, params: { id: await idOfOrder(api, again) } });
  assert.deepEqual(
    second.other_uses.map(({ kind, number }) => [kind, number]),
    [['order', made.number]],
  );
  await api.ok(updateOrder, { token: shop.token, body: { id, status: 'cancelled' } });
  const over = await api.refused(tellPayment, { params, body });
  assert.deepEqual([over.status, over.fields], [409, { status: 'not-open' }]);
});
