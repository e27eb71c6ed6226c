import { ProductDraft } from '@cuadra/shared/contract';
import { linePrice, newId } from '@cuadra/shared/domain';
import {
  emptyProduct,
  nextProduct,
  type ProductValues,
  toPricedProduct,
  toProductInput,
} from './product-values.ts';

const filled: ProductValues = {
  ...emptyProduct('USD'),
  name: 'Harina P.A.N. maíz blanco 1 kg',
  code: 'HP-1',
  barcodes: ['7591058001000'],
  category_id: newId(),
  qty: '48',
  min_qty: '6.5',
  cost: '1',
  utility: '15.005',
  price: '99',
  price_currency: 'VES',
};

const reasons = (values: ProductValues) => {
  const result = ProductDraft.safeParse(toProductInput(values));
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
};

test('what is filled in is what the contract takes', () => {
  expect(ProductDraft.parse(toProductInput(filled))).toEqual({
    name: 'Harina P.A.N. maíz blanco 1 kg',
    code: 'HP-1',
    barcodes: ['7591058001000'],
    category_id: filled.category_id,
    measure_id: null,
    qty: '48',
    min_qty: '6.5',
    cost: '1.00',
    utility: '15.01',
    price: null,
    is_fixed_price: false,
    cost_currency: 'USD',
    price_currency: 'USD',
  });
});

test('with a fixed price, the utility that was hidden is not saved, and the price keeps its own currency', () => {
  expect(toProductInput({ ...filled, is_fixed_price: true })).toMatchObject({
    utility: null,
    price: '99.00',
    price_currency: 'VES',
    cost_currency: 'USD',
  });
});

test('a cost that nobody knows stays unknown, and a fixed price needs none', () => {
  const values = { ...filled, is_fixed_price: true, cost: '' };
  expect(toProductInput(values)).toMatchObject({ cost: null, price: '99.00' });
  expect(linePrice(toPricedProduct(values)).unit_price).toBe('99');
  expect(toProductInput({ ...values, price: '' })).toMatchObject({ cost: null, price: null });
});

test('a cost of less than a cent keeps its decimals', () => {
  expect(toProductInput({ ...filled, cost: '0.013' })).toMatchObject({ cost: '0.013' });
  expect(toPricedProduct({ ...filled, cost: '0.013' }).cost).toBe('0.013');
});

test('a name is all that a product needs', () => {
  const input = toProductInput({ ...emptyProduct('USD'), name: 'Pan' });
  expect(ProductDraft.parse(input)).toMatchObject({
    qty: '0',
    cost: null,
    utility: null,
    price: null,
    code: null,
  });
});

test.each<[string, Partial<ProductValues>, Record<string, string>]>([
  ['a missing name', { name: '  ' }, { name: 'required' }],
  ['a cost that is no number', { cost: null }, { cost: 'not-a-decimal' }],
  ['a quantity that is no number', { qty: null }, { qty: 'not-a-decimal' }],
  ['a cost beyond all measure', { cost: '1234567890123456' }, { cost: 'not-a-decimal' }],
  ['a barcode with a space', { barcodes: ['123', '4 5'] }, { 'barcodes.1': 'not-a-barcode' }],
  ['a price that is no number, while it is hidden', { price: null }, {}],
  ['a price that is no number', { price: null, is_fixed_price: true }, { price: 'not-a-decimal' }],
])('%s is refused on its field', (_, change, fields) => {
  expect(reasons({ ...filled, ...change })).toEqual(fields);
});

test('the preview takes a field that is being typed as empty', () => {
  expect(toPricedProduct({ ...filled, utility: null })).toMatchObject({ cost: '1.00', utility: null });
});

test('the next of a row keeps what rarely changes and nothing else', () => {
  expect(nextProduct(filled)).toEqual({
    ...emptyProduct('USD'),
    category_id: filled.category_id,
    utility: '15.005',
    price_currency: 'VES',
  });
});

test('what expires is said, and of the others nothing', () => {
  expect(toProductInput({ ...filled, has_lots: true })).toMatchObject({ has_lots: true });
  expect(toProductInput(filled)).not.toHaveProperty('has_lots');
});

test('a favourite of the company is said, and of the others nothing', () => {
  expect(toProductInput({ ...filled, favourite: true })).toMatchObject({ favourite: true });
  expect(toProductInput(filled)).not.toHaveProperty('favourite');
});
