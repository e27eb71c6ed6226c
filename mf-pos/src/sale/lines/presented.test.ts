import { saleTotal } from '@cuadra/shared/domain';
import { PAIR, product } from '../../testing/samples.ts';
import { saleDraft } from '../sale-body.ts';
import { emptyTab } from '../sale-tab.ts';
import { provisionalTicket } from '../ticket.ts';
import { addTo, articleCount, checkAddable, refreshLines, setQuantity } from './cart.ts';
import { type CartLine, countOf, lineKey, nameOf, priceOf } from './line.ts';
import { presentLine } from './present-line.ts';
import { isAtWholesale, settleWholesale } from './presented.ts';
import { keepPrices, priceChanges, takePrices } from './price-changes.ts';
import { putBack, takeOut } from './removed-lines.ts';

const BOX = {
  ...{ id: 'box', name: 'Caja', factor: '24', barcodes: ['7501'] },
  ...{ price: '20.00', price_currency: 'USD' },
};
const PACK = {
  ...BOX,
  id: 'pack',
  name: 'Paquete',
  factor: '6',
  barcodes: [],
  price: null,
  price_currency: null,
};
const malta = product({
  ...{ id: 'malta', name: 'Malta', cost: '1.00', utility: '0', qty: '100' },
  presentations: [PACK, BOX],
});
const wholesale = { price: '0.80', price_currency: 'USD', from_qty: '12' };
const sale = { ...PAIR, rate_id: 'rate', inverse: null };
const add = (
  lines: readonly CartLine[],
  ...rest: Parameters<typeof addTo> extends [unknown, ...infer R] ? R : never
) => addTo(lines, ...rest).lines;

test('a box is scanned twice onto one line, loose units onto another; both take units', () => {
  const lines = add(add(add([], malta, '1', false, BOX), malta), malta, '1', false, BOX);
  expect(lines).toMatchObject([
    { qty: '48', unit_price: '0.83333333', presentation: { id: 'box', qty: '2', price: '20.00' } },
    { qty: '1', unit_price: '1' },
  ]);
  expect(lines.map(nameOf)).toEqual(['Malta · Caja x 24', 'Malta']);
  expect(lines.map(countOf)).toEqual(['2', '1']);
  expect(lines.map(priceOf)).toEqual(['20.00', '1']);
  expect(new Set(lines.map(lineKey)).size).toBe(2);
  expect(articleCount(lines)).toBe(3);
  expect(saleTotal(lines, PAIR).alternative).toBe('41.00');
});

test('a quantity is of boxes, whole ones', () => {
  const lines = add([], malta, '1', false, BOX);
  expect(setQuantity(lines, 'malta', '3')).toMatchObject([{ qty: '72', presentation: { qty: '3' } }]);
  expect(setQuantity(lines, 'malta', '1.5')).toMatchObject([{ qty: '48', presentation: { qty: '2' } }]);
  expect(setQuantity(lines, 'malta', '0')).toEqual([]);
});

test('a line is sold as another presentation, and as units again, as many as it counts', () => {
  const units = add([], malta, '2');
  const boxes = presentLine(units, 'malta', malta, BOX);
  expect(boxes).toMatchObject([{ qty: '48', presentation: { id: 'box', qty: '2' } }]);
  const packs = presentLine(boxes, 'malta', malta, PACK);
  expect(packs).toMatchObject([{ qty: '12', unit_price: '1' }]);
  expect(packs.map(priceOf)).toEqual(['6']);
  expect(presentLine(packs, 'malta', malta, undefined)).toEqual(units);
});

test('a discount in percent is of the box; sent, the line says box and units, and so does its ticket', () => {
  const [line = fail()] = add([], malta, '2', false, BOX);
  const off = { ...line, discount: '4.00', discount_percent: '10' };
  const raised = setQuantity([off], 'malta', '3');
  expect(raised).toMatchObject([{ discount: '6.00' }]);
  const tab = { ...emptyTab(1, true), products: raised };
  const body = saleDraft(tab, sale, [], 'id');
  expect(body.lines).toEqual([
    {
      ...{ product_id: 'malta', qty: '72', unit_price: '0.83333333', currency: 'USD', discount: '6.00' },
      presentation: { id: 'box', qty: '3', price: '20.00' },
    },
  ]);
  const seller = { id: 's', name: 'Ana', identification: null, identification_type: null };
  const ticket = provisionalTicket(body, tab, { seller, nameOf: () => '', made: new Date(0) });
  expect(ticket.products).toMatchObject([
    {
      ...{ name: 'Malta', qty: '72', total_alternative: '54.00', presentation_price: '20' },
      presentation: { id: 'box', name: 'Caja', factor: '24', qty: '3' },
    },
  ]);
});

test('a price of a box that changed is told as a box’s, taken and kept', () => {
  const lines = add(add([], malta, '1', false, BOX), malta);
  const dearer = { ...malta, presentations: [PACK, { ...BOX, price: '22.00' }] };
  const changed = priceChanges(lines, [dearer], PAIR);
  expect(changed).toMatchObject([
    { presentation_id: 'box', name: 'Malta · Caja x 24', before: '$\u00a020,00', now: '$\u00a022,00' },
  ]);
  const taken = takePrices(lines, changed);
  expect(taken[0]).toMatchObject({
    unit_price: '0.91666667',
    presentation: { price: '22.00', qty: '1' },
    earlier_price: { unit_price: '20.00', currency: 'USD' },
  });
  expect(taken[1]).not.toHaveProperty('earlier_price');
  expect(priceChanges(keepPrices(lines, changed), [dearer], PAIR)).toEqual([]);
  // One that is no more is left to the API.
  expect(priceChanges(lines, [{ ...malta, presentations: [] }], PAIR)).toEqual([]);
  expect(refreshLines(lines, [{ ...malta, presentations: [], qty: '3' }])[0]).toMatchObject({
    stock: '3',
    presentation: { id: 'box' },
  });
});

test('wholesale counts over all lines of a product, comes and goes, and is no change of price', () => {
  const cheap = { ...malta, wholesale };
  const settle = (lines: CartLine[], isMarked = false) => [...settleWholesale(lines, isMarked)];
  const six = settle(add([], cheap, '6'));
  expect(six).toMatchObject([{ unit_price: '1' }]);
  const twelve = settle(add(six, cheap, '1', false, PACK));
  expect(twelve.map((line) => [line.unit_price, isAtWholesale(line)])).toEqual([
    ['0.8', true],
    ['0.8', true],
  ]);
  expect(twelve.map(priceOf)).toEqual(['0.8', '4.8']);
  expect(priceChanges(twelve, [cheap], PAIR)).toEqual([]);
  const again = settle(add(twelve, cheap));
  expect(again).toMatchObject([{ qty: '7', unit_price: '0.8' }, { unit_price: '0.8' }]);
  expect(again[0]).not.toHaveProperty('earlier_price');
  expect(settle(setQuantity(again, 'malta', '2'))).toMatchObject([{ unit_price: '1' }, { unit_price: '1' }]);
  expect(settle(six, true)).toMatchObject([{ unit_price: '0.8' }]);
  expect(priceChanges(settle(six, true), [cheap], PAIR, true)).toEqual([]);
  expect(settle(add([], malta, '90'))).toMatchObject([{ unit_price: '1' }]);
});

test('a box has a price where its unit has none, and comes back as a box', () => {
  const rules = { pair: PAIR, allowNegativeStock: false };
  const unpriced = { ...malta, cost: null };
  expect(checkAddable(unpriced, rules)).toBe('no-price');
  expect(checkAddable(unpriced, rules, BOX)).toBeUndefined();
  const gone = takeOut({ products: add([], malta, '1', false, BOX), removed: [] }, 'malta');
  const units = { ...gone, products: add([], malta) };
  expect(putBack(units).products.map(nameOf)).toEqual(['Malta · Caja x 24', 'Malta']);
  const box = { ...gone, products: add([], malta, '1', false, BOX) };
  expect(putBack(box).products).toMatchObject([{ qty: '48', presentation: { qty: '2' } }]);
});
