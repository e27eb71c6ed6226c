/** @jest-environment jsdom */
import { favouritesOf } from './favourites.ts';

const marked = (id: string) => ({ id, name: id });

test('a favourite of the company is not one of the device, however often its star is pressed', () => {
  const { getState } = favouritesOf('company');
  getState().toggle({ ...marked('p-1'), favourite: true });
  expect([getState().ids, localStorage.getItem('cuadra.favourites.company')]).toEqual([[], null]);
});

test('a mark stays for the next visit, and goes when it is taken back', () => {
  const { getState } = favouritesOf('a');
  getState().toggle(marked('p-1'));
  getState().toggle(marked('p-2'));
  getState().toggle(marked('p-1'));
  expect(getState().ids).toEqual(['p-2']);
  expect(localStorage.getItem('cuadra.favourites.a')).toBe('["p-2"]');
  expect(favouritesOf('b').getState().ids).toEqual([]);
});

test('what was stored by something else is no favourite', () => {
  const idsFrom = (company: string, stored: string) => {
    localStorage.setItem(`cuadra.favourites.${company}`, stored);
    return favouritesOf(company).getState().ids;
  };
  for (const stored of ['{', 'null', '{}', '7']) expect(idsFrom(`of ${stored}`, stored)).toEqual([]);
  expect(idsFrom('mixed', '["a",1,null]')).toEqual(['a']);
});
