import fc from 'fast-check';
import { product } from '../../testing/samples.ts';
import { checkDigit, labelledQuantity, readScaleCode } from './scale-code.ts';

const label = (twelve: string) => `${twelve}${checkDigit(twelve)}`;
const cheese = product({ cost: '6.20', utility: '0' });

test('check digits as printed on real products', () => {
  expect(checkDigit('590123412345')).toBe('7');
  expect(checkDigit('400638133393')).toBe('1');
});

test('a weight in grams', () => {
  const read = readScaleCode(label('210012300645'));
  expect(read).toEqual({
    says: 'grams',
    value: 645,
    codes: [label('210012300000'), '2100123', '00123', '123'],
  });
  expect(read && labelledQuantity(read, cheese)).toBe('0.645');
});

test('a price: as much as it buys', () => {
  const read = readScaleCode(label('230012300400'));
  expect(read).toMatchObject({ says: 'price', value: 400 });
  // 4,00 / 6,20
  expect(read && labelledQuantity(read, cheese)).toBe('0.645');
  expect(read && labelledQuantity(read, product({ cost: null }))).toBeUndefined();
});

test('what is no label of a scale', () => {
  expect(readScaleCode('7591002000011')).toBeUndefined();
  expect(readScaleCode(label('260012300645'))).toBeUndefined();
  expect(readScaleCode('2100123006451')).toBeUndefined();
  expect(readScaleCode('210012300')).toBeUndefined();
});

test('nothing weighed is nothing to sell', () => {
  const read = readScaleCode(label('210012300000'));
  expect(read && labelledQuantity(read, cheese)).toBeUndefined();
});

test('every weight comes back to the gram, and a digit read wrongly is told', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 12 }), (grams, place) => {
      const code = label(`2000042${String(grams).padStart(5, '0')}`);
      const read = readScaleCode(code);
      expect(read && Number(labelledQuantity(read, cheese)) * 1000).toBeCloseTo(grams);
      const wrong = code.slice(0, place) + ((Number(code[place]) + 1) % 10) + code.slice(place + 1);
      expect(readScaleCode(wrong)).toBeUndefined();
    }),
  );
});
