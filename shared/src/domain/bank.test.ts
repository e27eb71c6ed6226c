import { BANKS, bankText, findBank } from './bank.ts';

test('every bank has a code of four digits of its own, and they stand in the order of their codes', () => {
  const codes = BANKS.map(({ code }) => code);
  expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(BANKS).toHaveLength(27);
});

test('a bank is found by its code and written with it', () => {
  expect(findBank('0102')?.name).toBe('Banco de Venezuela');
  expect(bankText('0134')).toBe('0134 Banesco');
});

test('a code that nobody knows is written as it is', () => {
  expect(findBank('9999')).toBeUndefined();
  expect(bankText('9999')).toBe('9999');
});
