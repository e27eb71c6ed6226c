import { rowName, shortRowName } from './row-name.ts';

const of = (key: string | null, name: string | null = null) => ({ key, name });

test('periods are told by their first day', () => {
  expect(rowName('day', of('2026-11-20'))).toBe('vie 20 nov');
  expect(rowName('week', of('2026-11-16'))).toBe('Semana del 16 nov');
  expect(rowName('month', of('2026-11-01'))).toBe('nov 2026');
  expect(shortRowName('day', of('2026-11-20'))).toBe('20 nov');
  expect(shortRowName('week', of('2026-11-16'))).toBe('16 nov');
});

test('what has a name is told by it, and what is of none says so', () => {
  expect(rowName('product', of('p1', 'Harina'))).toBe('Harina');
  expect(rowName('client', of(null))).toBe('Sin cliente');
  expect(rowName('category', of(null))).toBe('Sin categoría');
  expect(rowName('month', of(null))).toBe('Sin venta');
  expect(rowName('kind', of('return'))).toBe('Devoluciones');
  expect(rowName('age', of('08'))).toBe('De 8 a 30 días');
});
