import { withMoved, withoutRow, withRow } from './rows.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ids = (all: { id: string }[]) => all.map(({ id }) => id).join('');

test('a row moves a place, and stays at the end', () => {
  expect(ids(withMoved(rows, 'b', -1))).toBe('bac');
  expect(ids(withMoved(rows, 'b', 1))).toBe('acb');
  expect(ids(withMoved(rows, 'a', -1))).toBe('abc');
  expect(ids(withMoved(rows, 'c', 1))).toBe('abc');
  expect(ids(withMoved(rows, 'gone', 1))).toBe('abc');
});

test('a row is changed or taken away by its id', () => {
  expect(ids(withoutRow(rows, 'b'))).toBe('ac');
  expect(
    withRow(
      [
        { id: 'a', qty: '1' },
        { id: 'b', qty: '2' },
      ],
      { id: 'b', qty: '3' },
    ),
  ).toEqual([
    { id: 'a', qty: '1' },
    { id: 'b', qty: '3' },
  ]);
});
