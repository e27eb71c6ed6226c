import { ApiError } from '@cuadra/shared/client';
import { refusalAt, refusedRows, storeFieldError } from './store-errors.ts';

test('a sentence is found by field, by row and by any reason', () => {
  expect(storeFieldError('slug', 'already-used')).toMatch(/Otra tienda/);
  expect(storeFieldError('zones.12.currency', 'unknown')).toMatch(/ya no usa esta moneda/);
  expect(storeFieldError('max_order_qty', 'Invalid input')).toMatch(/de 1 a 10.000/);
  expect(storeFieldError('zones.0.name', 'too-long')).toBe('Es demasiado largo.');
});

test('what was refused in a row goes with the row that it was said of', () => {
  const sent = { zones: [{ id: 'a', currency: 'COP' }] };
  const error = new ApiError('ERROR_VALIDATION', 400, {
    fields: { 'zones.0.currency': 'unknown', slug: 'already-used' },
  });
  const refused = refusedRows(error, sent);
  expect([...refused.keys()]).toEqual(['zones.0.currency']);
  expect(refusalAt(refused, sent, 'zones.0.currency')).toBe('unknown');
  expect(refusalAt(refused, sent, 'zones.0.name')).toBeUndefined();
  expect(refusalAt(refused, { zones: [{ id: 'b', currency: 'COP' }] }, 'zones.0.currency')).toBeUndefined();
  expect(refusedRows(new Error('lost'), sent).size).toBe(0);
});
