import { product } from '../../testing/samples.ts';
import { addProduct, setNote } from './cart.ts';
import { type CartLine, lineKey } from './line.ts';
import { putBack, takeOut } from './removed-lines.ts';

const three = ['a', 'b', 'c'].reduce<CartLine[]>(
  (lines, id) => addProduct(lines, product({ id, name: id })),
  [],
);
const ids = ({ products }: { products: readonly CartLine[] }) =>
  products.map((line) => line.product_id).join('');
const start = { products: three, removed: [] };

test('what was taken out comes back where it stood, the last one first', () => {
  const gone = takeOut(takeOut(start, 'a'), 'b');
  expect(ids(gone)).toBe('c');
  expect(ids(putBack(gone))).toBe('bc');
  expect(putBack(putBack(gone))).toEqual(start);
});

test('with all that was written on it', () => {
  const noted = { products: setNote(three, 'b', ' sin sal '), removed: [] };
  expect(putBack(takeOut(noted, 'b')).products[1]).toMatchObject({ note: 'sin sal' });
});

test('a line that was scanned again meanwhile gets its quantity back', () => {
  const gone = takeOut({ products: addProduct(three, product({ id: 'b' }), '4'), removed: [] }, 'b');
  const again = { ...gone, products: addProduct(gone.products, product({ id: 'b', cost: '2.00' })) };
  const back = putBack(again);
  expect(ids(back)).toBe('acb');
  expect(back.products[2]).toMatchObject({ qty: '6', unit_price: '2.3' });
});

test('a bag that was taken out comes back as a bag, whatever was weighed meanwhile', () => {
  const cheese = product({ id: 'cheese' });
  const bags = addProduct(addProduct([], cheese, '0.645'), cheese, '0.3');
  const gone = takeOut({ products: bags, removed: [] }, lineKey(bags[0] ?? { product_id: '' }));
  const again = { ...gone, products: addProduct(gone.products, cheese, '0.4') };
  expect(putBack(again).products.map(({ qty }) => qty)).toEqual(['0.645', '0.3', '0.4']);
});

test('nothing taken out, nothing put back; what is not there cannot be taken', () => {
  expect(putBack(start)).toEqual(start);
  expect(takeOut(start, 'z')).toEqual(start);
});
