import {
  isOpenOrder,
  nextOrderStatuses,
  ORDER_STATUSES,
  sellableQty,
  shownStock,
  toStoreSlug,
} from './store.ts';

test('an order goes forward, and what is over stays over', () => {
  expect(nextOrderStatuses('pending')).toEqual(['accepted', 'cancelled']);
  expect(ORDER_STATUSES.filter((status) => isOpenOrder(status))).toEqual(['pending', 'accepted', 'ready']);
  for (const status of ['delivered', 'cancelled', 'expired'] as const) {
    expect(nextOrderStatuses(status)).toEqual([]);
  }
});

test('what may be sold is what no order holds back', () => {
  const stock = { qty: '10.5', reserved: '4', allow_negative_stock: false };
  expect(sellableQty(stock)).toBe('6.5');
  expect(sellableQty({ ...stock, reserved: '12' })).toBe('-1.5');
  expect(sellableQty({ ...stock, allow_negative_stock: true })).toBe(null);
});

test('a buyer is told no more than the shop wants', () => {
  const stock = { qty: '10', reserved: '4', allow_negative_stock: false };
  expect(shownStock(stock, null)).toEqual({ is_available: true, available: null });
  expect(shownStock(stock, 5)).toEqual({ is_available: true, available: '5' });
  expect(shownStock(stock, 6)).toEqual({ is_available: true, available: '6' });
  expect(shownStock(stock, 20)).toEqual({ is_available: true, available: '6' });
  expect(shownStock({ ...stock, reserved: '10' }, 5)).toEqual({ is_available: false, available: '0' });
  expect(shownStock({ ...stock, qty: '-3' }, null)).toEqual({ is_available: false, available: null });
  expect(shownStock({ ...stock, qty: '-3', allow_negative_stock: true }, 5)).toEqual({
    is_available: true,
    available: null,
  });
});

test('a store is called as its company is', () => {
  expect(toStoreSlug('Bodega «La Ñapa» C.A.')).toBe('bodega-la-napa-c-a');
  expect(toStoreSlug('  ¡Ya!  ')).toBe('tienda-ya');
  expect(toStoreSlug('…')).toBe('tienda');
  expect(toStoreSlug(`${'x'.repeat(39)} y`)).toMatch(/^x{39}$/);
});
