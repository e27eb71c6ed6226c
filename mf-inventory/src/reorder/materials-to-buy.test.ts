import { materialLines, wantedError, wantedOf } from './materials-to-buy.ts';

const flour = { id: 'flour', qty: '32.5', min_qty: '50', already_ordered: '0' };
const sugar = { id: 'sugar', qty: '-2', min_qty: '8', already_ordered: '0' };

test('so much is proposed that the minimum is there again, and what somebody writes counts', () => {
  expect(wantedOf(new Map(), flour)).toBe('17.5');
  expect(wantedOf(new Map(), sugar)).toBe('10');
  expect(wantedOf(new Map([['flour', '45']]), flour)).toBe('45');
  // Of what drafts have already, only the rest.
  expect(wantedOf(new Map(), { ...flour, already_ordered: '10' })).toBe('7.5');
  expect(wantedOf(new Map(), { ...flour, already_ordered: '45' })).toBe('17.5');
});

test('what is chosen becomes lines of a purchase, and needs a quantity', () => {
  const all = new Set(['flour', 'sugar']);
  expect(materialLines([flour, sugar], new Set(['flour']), new Map([['sugar', null]]))).toEqual([
    { id: expect.any(String), material_id: 'flour', qty: '17.5' },
  ]);
  expect(materialLines([flour, sugar], all, new Map([['sugar', null]]))).toBeUndefined();
  expect(materialLines([flour], new Set(), new Map())).toEqual([]);
  expect(wantedError('0', true)).toMatch('Escribe cuánto');
  expect(wantedError('', false)).toBeUndefined();
  expect(wantedError('0.5', true)).toBeUndefined();
});
