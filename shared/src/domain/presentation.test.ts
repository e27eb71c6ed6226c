import fc from 'fast-check';
import { exact, toMoney, toQuantity } from './decimal.ts';
import { discountOf, type GrossLine, wholeDiscount } from './discount.ts';
import {
  isWholesale,
  linePrices,
  type PresentedPrice,
  type PresentedProduct,
  presentationName,
  presentationPrice,
  pricePerUnit,
  unitsOf,
} from './presentation.ts';
import { type CurrencyPair, convert } from './rate.ts';
import { lineTotal } from './sale.ts';
import { arbitraryDecimal, arbitraryRate } from './testing/arbitraries.ts';

const RETAIL = { units: '1', isWholesaleClient: false };
const BOX = { id: 'box', name: 'Caja', factor: '24', barcodes: [], price: '20.00', price_currency: 'USD' };
const PACK = { ...BOX, id: 'pack', name: 'Paquete', factor: '6', price: null, price_currency: null };
const malta: PresentedProduct = {
  ...{ cost: '0.70', utility: '30', price: null, is_fixed_price: false },
  ...{ cost_currency: 'USD', price_currency: 'USD' },
  presentations: [PACK, BOX],
  wholesale: { price: '0.85', price_currency: 'USD', from_qty: '12' },
};

test('a unit costs what it costs, a pack its units, a box its own price', () => {
  expect(linePrices(malta, undefined, RETAIL)).toEqual([{ unit_price: '0.91', currency: 'USD' }]);
  expect(linePrices(malta, 'pack', RETAIL)).toEqual([{ unit_price: '0.91', currency: 'USD' }]);
  expect(linePrices(malta, 'box', RETAIL)).toEqual([
    { unit_price: '0.83333333', currency: 'USD', price: '20' },
  ]);
  expect(linePrices(malta, 'gone', RETAIL)).toEqual([]);
  expect(linePrices({ ...malta, presentations: null }, 'box', RETAIL)).toEqual([]);
  expect(presentationPrice({ unit_price: '0.91', currency: 'USD' }, '6')).toBe('5.46');
});

test('wholesale counts from its quantity up and for a marked client, and the price without it stays known', () => {
  const both = [
    { unit_price: '0.85', currency: 'USD' },
    { unit_price: '0.91', currency: 'USD' },
  ];
  expect(linePrices(malta, undefined, { units: '11.999', isWholesaleClient: false })).toHaveLength(1);
  expect(linePrices(malta, undefined, { units: '12', isWholesaleClient: false })).toEqual(both);
  expect(linePrices(malta, 'pack', { units: '12', isWholesaleClient: false })).toEqual(both);
  expect(linePrices(malta, undefined, { units: '1', isWholesaleClient: true })).toEqual(both);
  expect(linePrices(malta, 'box', { units: '24', isWholesaleClient: true })).toHaveLength(1);
  expect(
    isWholesale({ price: '1', price_currency: 'USD', from_qty: null }, { ...RETAIL, units: '9999' }),
  ).toBe(false);
});

test('wholesale is never dearer than the price in its currency, and gives no price to what has none', () => {
  const dear = { ...malta, wholesale: { price: '0.91', price_currency: 'USD', from_qty: '2' } };
  expect(linePrices(dear, undefined, { units: '5', isWholesaleClient: true })).toEqual([
    { unit_price: '0.91', currency: 'USD' },
  ]);
  const inBolivares = { ...malta, wholesale: { price: '700', price_currency: 'VES', from_qty: '2' } };
  expect(linePrices(inBolivares, undefined, { units: '5', isWholesaleClient: false })[0]).toEqual({
    unit_price: '700',
    currency: 'VES',
  });
  const unpriced = { ...malta, cost: null };
  expect(linePrices(unpriced, undefined, { units: '50', isWholesaleClient: true })).toEqual([
    { unit_price: '0', currency: 'USD' },
  ]);
});

test('units are counted over all lines of a product', () => {
  const lines = [
    { product_id: 'a', qty: '24' },
    { product_id: 'b', qty: '7' },
    { product_id: 'a', qty: '0.645' },
  ];
  expect(unitsOf(lines, 'a')).toBe('24.645');
});

test('a presentation says how many it is, unless its name does', () => {
  expect(presentationName(BOX)).toBe('Caja x 24');
  expect(presentationName({ name: 'Medio saco', factor: '12.5' })).toBe('Medio saco x 12,5');
  expect(presentationName({ name: 'Caja de 24', factor: '24' })).toBe('Caja de 24');
});

const arbitrarySale = fc.record({
  qty: fc.integer({ min: 1, max: 5000 }),
  factor: fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 999 }))
    .map(([units, fraction]) => toQuantity(`${units}.${String(fraction).padStart(3, '0')}`)),
  unit: arbitraryDecimal({ whole: 4, decimals: 8 }),
  price: arbitraryDecimal({ whole: 6, decimals: 2 }).filter((price) => exact(price).gt(0)),
  currency: fc.constantFrom('USD', 'VES'),
  discount: fc.record({ percent: arbitraryDecimal({ whole: 2, decimals: 2 }) }),
  rate: arbitraryRate,
  isGivenTheOtherWay: fc.boolean(),
});

function pairOf(rate: string, isGivenTheOtherWay: boolean): CurrencyPair {
  const inverse = isGivenTheOtherWay ? rate : null;
  return {
    main: 'VES',
    alternative: 'USD',
    rate: inverse === null ? rate : exact(1).div(rate).toDecimalPlaces(8).plus('0.00000001').toFixed(),
    inverse,
  };
}

function lineOf(price: PresentedPrice, factor: string, qty: number): GrossLine & { currency: string } {
  const { unit_price, currency } = price;
  const presentation = { qty: String(qty), ...(price.price !== undefined && { price: price.price }) };
  return { qty: toQuantity(exact(factor).times(qty)), unit_price, currency, presentation };
}

test('a presentation by factor is its units to the cent, in both currencies, whatever price, discount and rate', () => {
  fc.assert(
    fc.property(arbitrarySale, ({ qty, factor, unit, currency, discount, rate, isGivenTheOtherWay }) => {
      const product: PresentedProduct = {
        ...{ cost: unit, utility: '0', price: null, is_fixed_price: false },
        ...{ cost_currency: currency, price_currency: currency },
        presentations: [{ ...PACK, factor }],
      };
      const [price] = linePrices(product, 'pack', RETAIL);
      if (!price) throw new Error('a presentation without a price');
      const line = lineOf(price, factor, qty);
      const { presentation: _, ...units } = line;
      const pair = pairOf(rate, isGivenTheOtherWay);
      const given = discountOf(line, discount);
      expect(given).toBe(discountOf(units, discount));
      expect(lineTotal({ ...line, discount: given }, pair)).toEqual(
        lineTotal({ ...units, discount: given }, pair),
      );
    }),
  );
});

test('a presentation of its own price is worked out from it, unrounded, converted once and rounded once', () => {
  fc.assert(
    fc.property(arbitrarySale, ({ qty, factor, price, currency, discount, rate, isGivenTheOtherWay }) => {
      const product: PresentedProduct = {
        ...{ cost: '1', utility: '0', price: null, is_fixed_price: false },
        ...{ cost_currency: 'USD', price_currency: 'USD' },
        presentations: [{ ...BOX, factor, price, price_currency: currency }],
        wholesale: { price: '0.01', price_currency: 'USD', from_qty: '1' },
      };
      const [own] = linePrices(product, 'box', { units: '9', isWholesaleClient: true });
      if (!own) throw new Error('a presentation without a price');
      const line = lineOf(own, factor, qty);
      const pair = pairOf(rate, isGivenTheOtherWay);
      const given = discountOf(line, discount);
      const net = exact(price).times(qty).minus(given);
      expect(exact(given).lte(wholeDiscount(line))).toBe(true);
      expect(own.unit_price).toBe(pricePerUnit(price, factor));
      if (exact(given).eq(wholeDiscount(line))) return;
      expect(lineTotal({ ...line, discount: given }, pair)).toEqual({
        main: toMoney(convert(net, currency, 'VES', pair)),
        alternative: toMoney(convert(net, currency, 'USD', pair)),
      });
    }),
  );
});
