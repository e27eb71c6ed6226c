import { saleTotal } from '@cuadra/shared/domain';
import { PAIR, product } from '../../testing/samples.ts';
import {
  addProduct,
  addTo,
  articleCount,
  checkAddable,
  refreshLines,
  removeLine,
  setQuantity,
} from './cart.ts';
import { lineKey } from './line.ts';

const flour = product({ id: 'flour', cost: '1.00', utility: '15' });
const cheese = product({ id: 'cheese', cost: '6.20', utility: '0', qty: '8.4' });
const rules = { pair: PAIR, allowNegativeStock: false };

test('a product becomes a line with the price of spec §5, unrounded', () => {
  const [line] = addProduct([], product({ cost: '10.01', utility: '33.33' }));
  expect(line).toMatchObject({ qty: '1', unit_price: '13.346333', currency: 'USD', discount: '0' });
});

test('a fixed price counts in its own currency', () => {
  const [line] = addProduct([], product({ is_fixed_price: true, price: '250.50', price_currency: 'VES' }));
  expect(line).toMatchObject({ unit_price: '250.5', currency: 'VES' });
});

test('adding a product again raises its line and leaves the order alone', () => {
  const lines = addProduct(addProduct(addProduct([], flour), cheese, '0.645'), flour);
  expect(lines.map(({ product_id, qty }) => [product_id, qty])).toEqual([
    ['flour', '2'],
    ['cheese', '0.645'],
  ]);
});

test('each bag that was weighed is a line of its own, with pieces on theirs', () => {
  let lines = addProduct([], cheese, '0.645');
  lines = addProduct(lines, cheese, '0.645');
  lines = addProduct(lines, cheese, '1', true);
  lines = addProduct(lines, cheese);
  lines = addProduct(lines, cheese, '2');
  expect(lines.map(({ qty }) => qty)).toEqual(['0.645', '0.645', '1', '3']);
  const [first, second] = lines.map(lineKey);
  expect(new Set(lines.map(lineKey)).size).toBe(4);
  expect(setQuantity(lines, second ?? '', '0.5').map(({ qty }) => qty)).toEqual(['0.645', '0.5', '1', '3']);
  expect(removeLine(lines, first ?? '').map(({ qty }) => qty)).toEqual(['0.645', '1', '3']);
});

test('a bag whose weight was typed on its line stays one when the next is put beside it', () => {
  const first = setQuantity(addProduct([], cheese), 'cheese', '0.645');
  expect(addProduct(first, cheese).map(({ qty }) => qty)).toEqual(['0.645', '1']);
});

test('a new price is the price of every bag', () => {
  const lines = addProduct(addProduct([], cheese, '0.645'), cheese, '0.3');
  expect(refreshLines(lines, [{ ...cheese, cost: '7.00' }]).map(({ unit_price }) => unit_price)).toEqual([
    '7',
    '7',
  ]);
});

test('adding again takes the price of now for the whole line', () => {
  const lines = addProduct(addProduct([], flour), { ...flour, cost: '2.00', qty: '3' });
  expect(lines).toMatchObject([{ qty: '2', unit_price: '2.3', stock: '3' }]);
});

test('the quantity is set to three decimals; zero and less remove the line', () => {
  const lines = addProduct([], cheese);
  expect(setQuantity(lines, 'cheese', '0.6454')).toMatchObject([{ qty: '0.645' }]);
  expect(setQuantity(lines, 'cheese', '0')).toEqual([]);
  expect(setQuantity(lines, 'cheese', '0.0001')).toEqual([]);
  expect(removeLine(lines, 'other')).toEqual(lines);
});

test('refreshing brings prices up to date, keeps quantities, and adds nothing', () => {
  const lines = addProduct([], flour, '7');
  const next = refreshLines(lines, [{ ...flour, cost: '1.10', name: 'Harina' }, cheese]);
  expect(next).toMatchObject([{ product_id: 'flour', qty: '7', unit_price: '1.265', name: 'Harina' }]);
});

test('what cannot be sold says why', () => {
  expect(checkAddable(flour, rules)).toBeUndefined();
  expect(checkAddable(product({ cost: null }), rules)).toBe('no-price');
  expect(checkAddable(product({ cost: '0.00' }), rules)).toBe('no-price');
  expect(checkAddable(product({ cost_currency: 'EUR' }), rules)).toBe('other-currency');
  expect(checkAddable(product({ qty: '0' }), rules)).toBe('out-of-stock');
  expect(checkAddable(product({ qty: '-2' }), { ...rules, allowNegativeStock: true })).toBeUndefined();
});

test('what is weighed counts as one article', () => {
  const lines = addProduct(addProduct([], flour, '2'), cheese, '0.645');
  expect(articleCount(lines)).toBe(3);
  expect(articleCount([])).toBe(0);
});

const ROLL = { id: 'roll', name: 'Rollo', factor: '50' };

test('what is measured counts as one article, however whole; its boxes are counted', () => {
  const rope = { ...product({ id: 'rope', name: 'Mecate' }), unit: 'm' };
  const lines = addProduct(addProduct([], flour, '2'), rope, '999');
  expect(lines[1]).toMatchObject({ unit: 'm', qty: '999' });
  expect(articleCount(lines)).toBe(3);
  const roll = { ...ROLL, barcodes: [], price: null, price_currency: null };
  expect(articleCount(addTo([], { ...rope, presentations: [roll] }, '2', false, roll).lines)).toBe(2);
});

test('what was a piece and is weighed now says so, and the other way round', () => {
  const lines = addProduct([], flour);
  const weighed = refreshLines(lines, [{ ...flour, unit: 'kg' }]);
  expect(weighed[0]).toHaveProperty('unit', 'kg');
  expect(refreshLines(weighed, [flour])[0]).not.toHaveProperty('unit');
});

test('37 at $ 0.33 are converted as a line, not as a unit (Bs. 10.502,80)', () => {
  const lines = addProduct([], product({ cost: '0.33', utility: '0' }), '37');
  expect(saleTotal(lines, PAIR)).toEqual({ main: '10502.80', alternative: '12.21' });
});
