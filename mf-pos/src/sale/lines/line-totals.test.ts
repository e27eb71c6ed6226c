import { saleTotal } from '@cuadra/shared/domain';
import { PAIR, product } from '../../testing/samples.ts';
import { addProduct, setQuantity } from './cart.ts';
import { totalOfLine, totalOfLines } from './line-totals.ts';

const HAM = product({ id: 'ham', name: 'Jamón', cost: '7.33', utility: '31' });
const lines = addProduct(addProduct([], product(), '3'), HAM, '0.645');

test('it is what the sale comes to, also after a quantity and a rate have changed', () => {
  expect(totalOfLines(lines, PAIR)).toEqual(saleTotal(lines, PAIR));
  const more = setQuantity(lines, 'ham', '1.2');
  expect(totalOfLines(more, PAIR)).toEqual(saleTotal(more, PAIR));
  const tomorrow = { ...PAIR, rate: '901.07' };
  expect(totalOfLines(more, tomorrow)).toEqual(saleTotal(more, tomorrow));
  expect(totalOfLines([], PAIR)).toEqual(saleTotal([], PAIR));
});

test('a line that has not changed is not worked out again', () => {
  const [flour, ham] = lines.map((line) => totalOfLine(line, PAIR));
  const [same, changed] = setQuantity(lines, 'ham', '2').map((line) => totalOfLine(line, PAIR));
  expect(same).toBe(flour);
  expect(changed).not.toEqual(ham);
});
