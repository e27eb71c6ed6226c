import { emptyTab } from '../../sale/sale-tab.ts';
import { rateForSale } from './rate-for-sale.ts';
import type { SaleRateState } from './use-sale-rate.ts';

const ready: SaleRateState = {
  status: 'ready',
  rate: {
    main: 'VES',
    alternative: 'EUR',
    rate: '990',
    inverse: null,
    rate_id: '01990000-0000-7000-8000-000000000001',
  },
};
const line = {
  product_id: '01990000-0000-7000-8000-000000000002',
  name: 'Café',
  qty: '1',
  unit_price: '5.4',
  currency: 'USD',
  discount: '0',
  discount_percent: null,
  note: '',
  stock: '9',
};

test('a sale in the company’s currencies has the rate of the day', () => {
  const sale = { ...emptyTab(1, true), products: [{ ...line, currency: 'EUR' }] };
  expect(rateForSale(ready, sale)).toBe(ready);
  expect(rateForSale({ status: 'loading' }, { ...sale, products: [line] })).toEqual({ status: 'loading' });
});

test('one that was begun in others says so instead of being converted by a rate that is none of theirs', () => {
  const sale = { ...emptyTab(1, true), products: [line, { ...line, currency: 'VES' }] };
  expect(rateForSale(ready, sale)).toEqual({ status: 'other-currency', currencies: ['USD'] });
});
