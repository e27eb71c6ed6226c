import { hasCode } from './has-code.ts';

const presentations = [{ barcodes: ['27591002000015'] }];
const flour = { code: 'Har-1', barcodes: ['7591002000011', '17591002000018'], presentations };

test.each([
  ['7591002000011', true],
  ['17591002000018', true],
  ['27591002000015', true],
  ['har-1', true],
  ['759100200001', false],
  ['Har', false],
  ['', false],
])('%j is a code of the product: %j', (code, is) => {
  expect(hasCode(flour, code)).toBe(is);
});

test('a product without codes has none', () => {
  expect(hasCode({ code: null, barcodes: [] }, '')).toBe(false);
});
