import type { TableColumn } from '@cuadra/shared/ui';
import { sortRows } from './sort-rows.ts';

interface Row {
  name: string;
  total: number | null;
}

const COLUMNS: TableColumn<Row>[] = [
  { key: 'name', header: 'Nombre', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'total', header: 'Ventas', cell: ({ total }) => total, sortBy: ({ total }) => total },
  { key: 'note', header: 'Nota', cell: () => '' },
];
const ROWS: Row[] = [
  { name: 'Ñame', total: 9 },
  { name: 'azúcar', total: null },
  { name: 'Nata', total: 100 },
  { name: 'Árbol', total: 9 },
];
const sorted = (key: string, isDescending: boolean) =>
  sortRows(ROWS, COLUMNS, { key, isDescending }).map(({ name }) => name);

test('words stand as in a Spanish dictionary', () => {
  expect(sorted('name', false)).toEqual(['Árbol', 'azúcar', 'Nata', 'Ñame']);
});

test('figures by their size, equal ones as they came, and what has none last both groups', () => {
  expect(sorted('total', true)).toEqual(['Nata', 'Ñame', 'Árbol', 'azúcar']);
  expect(sorted('total', false)).toEqual(['Ñame', 'Árbol', 'Nata', 'azúcar']);
});

test('without an order, or by a column that has none, they stay as they came', () => {
  expect(sortRows(ROWS, COLUMNS, undefined)).toBe(ROWS);
  expect(sortRows(ROWS, COLUMNS, { key: 'note', isDescending: true })).toBe(ROWS);
  expect(sortRows(ROWS, COLUMNS, { key: 'gone', isDescending: true })).toBe(ROWS);
});
