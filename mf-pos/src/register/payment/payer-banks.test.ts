/** @jest-environment jsdom */
import { BANKS } from '@cuadra/shared/domain';
import { bankOptions, rememberBank } from './payer-banks.ts';

beforeEach(() => localStorage.clear());

const firstOnes = () =>
  bankOptions()
    .slice(0, 3)
    .map(({ value }) => value);

test('the banks that were noted last stand first, each once, and all of them are there', () => {
  for (const code of ['0134', '0102', '0134', '0105']) rememberBank(code);
  expect(firstOnes()).toEqual(['0105', '0134', '0102']);
  expect(bankOptions()).toHaveLength(BANKS.length);
  expect(bankOptions()[1]).toEqual({ value: '0134', label: '0134 Banesco' });
});

test('what is stored and is no list of banks is as nothing', () => {
  const before = firstOnes();
  for (const stored of ['{', '7', '["9999", 3]']) {
    localStorage.setItem('cuadra.payer-banks', stored);
    expect(firstOnes()).toEqual(before);
  }
});
