import { reportRowName } from './report-names.ts';

test('a row is called by its name, by what its key stands for, or as what is of none', () => {
  expect(reportRowName('product', { key: 'p1', name: 'Harina' })).toBe('Harina');
  expect(reportRowName('kind', { key: 'payment', name: null })).toBe('Abonos');
  expect(reportRowName('age', { key: '91', name: null })).toBe('Más de 90 días');
  expect(reportRowName('client', { key: null, name: null })).toBe('Sin cliente');
  expect(reportRowName('period', { key: '2026-11-20', name: null })).toBe('2026-11-20');
});
