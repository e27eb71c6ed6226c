import { type Product, ProductDraft, updateProduct } from '@cuadra/shared/contract';
import { productChange, productValues } from './product-change.ts';
import { type ProductValues, toProductInput } from './product-values.ts';

const product: Product = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Harina',
  code: null,
  barcodes: ['111'],
  category_id: null,
  measure_id: null,
  qty: '48.5',
  min_qty: null,
  cost: '1.00',
  utility: '30.00',
  price: '9.99',
  is_fixed_price: false,
  cost_currency: 'USD',
  price_currency: 'VES',
  updated_at: '2026-11-20T13:00:00.000Z',
  version: 3,
};

function sent(given: Partial<ProductValues>, of: Product = product) {
  const before = productValues(of);
  const draft = ProductDraft.parse(toProductInput({ ...before, ...given }));
  const change = productChange(draft, before);
  updateProduct.body.parse({ id: of.id, ...change });
  return change;
}

test('what nobody touched is not sent, where it takes a permission or moves by itself', () => {
  expect(sent({ name: 'Harina PAN' })).toEqual({
    name: 'Harina PAN',
    code: null,
    barcodes: ['111'],
    category_id: null,
    measure_id: null,
    min_qty: null,
    is_fixed_price: false,
    cost_currency: 'USD',
    // Out of sight, and as it was.
    price: '9.99',
    price_currency: 'VES',
  });
});

test('what is changed is sent; empty is nothing', () => {
  expect(sent({ qty: '50', cost: '2', utility: '' })).toMatchObject({
    qty: '50',
    cost: '2.00',
    utility: null,
  });
  expect(sent({ qty: '' })).toMatchObject({ qty: '0' });
  expect(sent({ cost: '1' })).not.toHaveProperty('cost');
});

test('a price that becomes a fixed one is sent in its currency, and the utility stays for the day it is none', () => {
  const change = sent({ is_fixed_price: true, price: '5', price_currency: 'USD' });
  expect(change).toMatchObject({ is_fixed_price: true, price: '5.00', price_currency: 'USD' });
  expect(change).not.toHaveProperty('utility');
});

test('a fixed price that becomes none is forgotten', () => {
  const fixed = { ...product, is_fixed_price: true };
  expect(sent({ is_fixed_price: false, utility: '20' }, fixed)).toMatchObject({
    price: null,
    price_currency: 'USD',
    utility: '20',
  });
});

test('whether it expires is sent where somebody changed it, either way', () => {
  expect(sent({ has_lots: true })).toMatchObject({ has_lots: true });
  const perishable = { ...product, has_lots: true as const };
  expect(sent({ has_lots: false }, perishable)).toMatchObject({ has_lots: false });
  expect(sent({ name: 'Otra' }, perishable)).not.toHaveProperty('has_lots');
});

test('a favourite is sent where it is marked or unmarked', () => {
  expect(sent({ favourite: true })).toMatchObject({ favourite: true });
  const marked = { ...product, favourite: true as const };
  expect(sent({ favourite: false }, marked)).toMatchObject({ favourite: false });
  expect(sent({ name: 'Otra' }, marked)).not.toHaveProperty('favourite');
});
