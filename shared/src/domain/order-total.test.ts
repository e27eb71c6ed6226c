import { orderTotal, takenOff } from './order-total.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '100', inverse: null };
const line = (unit_price: string, qty: string) => ({ unit_price, qty, currency: 'USD', discount: '0' });

test('a coupon takes something off the goods, and nothing off their delivery', () => {
  const goods = [line('2', '3'), line('4', '1')];
  const delivery = line('1', '1');
  expect(orderTotal(goods, [delivery], { kind: 'percent', value: '10' }, pair)).toEqual({
    goods: [
      { ...line('2', '3'), discount: '0.60' },
      { ...line('4', '1'), discount: '0.40' },
    ],
    total: { main: '1000.00', alternative: '10.00' },
    discount: { main: '100.00', alternative: '1.00' },
  });
  expect(orderTotal(goods, [delivery], undefined, pair).total.alternative).toBe('11.00');
});

test('a line of which there is none costs nothing, and an amount is shared by the others', () => {
  const coupon = { kind: 'amount' as const, value: '2', currency: 'USD' };
  const { goods, total } = orderTotal([line('2', '0'), line('4', '1')], [], coupon, pair);
  expect(goods.map(({ discount }) => Number(discount))).toEqual([0, 2]);
  expect(total.alternative).toBe('2.00');
});

test('discounts come to what is missing in each currency', () => {
  expect(takenOff([{ ...line('1.005', '1'), discount: '0.50' }], pair)).toEqual({
    main: '50.00',
    alternative: '0.50',
  });
});
