import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isOpenOrder,
  nextOrderStatuses,
  ORDER_STATUSES,
  sellableQty,
  shownStock,
  toStoreSlug,
} from './store.ts';

test('an order goes forward, and what is over stays over', () => {
  assert.deepEqual(nextOrderStatuses('pending'), ['accepted', 'cancelled']);
  assert.deepEqual(
    ORDER_STATUSES.filter((status) => isOpenOrder(status)),
    ['pending', 'accepted', 'ready'],
  );
  for (const status of ['delivered', 'cancelled', 'expired'] as const) {
    assert.deepEqual(nextOrderStatuses(status), []);
  }
});

test('what may be sold is what no order holds back', () => {
  const stock = { qty: '10.5', reserved: '4', allow_negative_stock: false };
  assert.equal(sellableQty(stock), '6.5');
  assert.equal(sellableQty({ ...stock, reserved: '12' }), '-1.5');
  assert.equal(sellableQty({ ...stock, allow_negative_stock: true }), null);
});

test('a buyer is told no more than the shop wants', () => {
  const stock = { qty: '10', reserved: '4', allow_negative_stock: false };
  assert.deepEqual(shownStock(stock, null), { is_available: true, available: null });
  assert.deepEqual(shownStock(stock, 5), { is_available: true, available: '5' });
  assert.deepEqual(shownStock(stock, 6), { is_available: true, available: '6' });
  assert.deepEqual(shownStock(stock, 20), { is_available: true, available: '6' });
  assert.deepEqual(shownStock({ ...stock, reserved: '10' }, 5), { is_available: false, available: '0' });
  assert.deepEqual(shownStock({ ...stock, qty: '-3' }, null), { is_available: false, available: null });
  assert.deepEqual(shownStock({ ...stock, qty: '-3', allow_negative_stock: true }, 5), {
    is_available: true,
    available: null,
  });
});

test('a store is called as its company is', () => {
  assert.equal(toStoreSlug('Bodega «La Ñapa» C.A.'), 'bodega-la-napa-c-a');
  assert.equal(toStoreSlug('  ¡Ya!  '), 'tienda-ya');
  assert.equal(toStoreSlug('…'), 'tienda');
  assert.match(toStoreSlug(`${'x'.repeat(39)} y`), /^x{39}$/);
});
