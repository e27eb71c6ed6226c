import { materialLines, wantedOf } from './materials-to-buy.ts';

const flour = { id: 'flour', qty: '32.5', min_qty: '50' };
const sugar = { id: 'sugar', qty: '-2', min_qty: '8' };

test('so much is proposed that the minimum is there again, and what somebody writes counts', () => {
  expect(wantedOf(new Map(), flour)).toBe('17.5');
  expect(wantedOf(new Map(), sugar)).toBe('10');
  expect(wantedOf(new Map([['flour', '45']]), flour)).toBe('45');
});

test('what is chosen becomes lines of a purchase, and what is no quantity does not', () => {
  const all = new Set(['flour', 'sugar']);
  const lines = materialLines([flour, sugar], all, new Map([['sugar', null]]));
  expect(lines).toEqual([{ id: expect.any(String), material_id: 'flour', qty: '17.5' }]);
  expect(materialLines([flour], new Set(), new Map())).toEqual([]);
});
