import { favouritesOf, readIds } from './favourites.ts';

test('a mark stays for the next visit, and goes when it is taken back', () => {
  const { getState } = favouritesOf('a');
  getState().toggle('p-1');
  getState().toggle('p-2');
  getState().toggle('p-1');
  expect(getState().ids).toEqual(['p-2']);
  expect(readIds(localStorage.getItem('cuadra.favourites.a'))).toEqual(['p-2']);
  expect(favouritesOf('b').getState().ids).toEqual([]);
});

test('what was stored by something else is no favourite', () => {
  for (const stored of ['{', 'null', '{}', '7']) expect(readIds(stored)).toEqual([]);
  expect(readIds('["a",1,null]')).toEqual(['a']);
});
