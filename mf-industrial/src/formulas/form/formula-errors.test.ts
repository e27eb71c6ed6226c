import { ApiError } from '@cuadra/shared/client';
import { BREAD, FLOUR } from '../testing/samples.ts';
import { formulaFieldError, refusedLines, rowError } from './formula-errors.ts';

const lines = [FLOUR, BREAD].map(({ kind, id }) => ({ good: { kind, id }, qty: '1', unit: null }));

test('a circle is said on the line that leads into it, with the names in order', () => {
  const error = new ApiError('ERROR_VALIDATION', 400, {
    fields: { 'lines.1.good': 'circle' },
    details: { circle: ['Masa', 'Pan', 'Masa'] },
  });
  expect(refusedLines(error, { lines })).toEqual(
    new Map([[BREAD.id, 'Así se haría de sí mismo: Masa → Pan → Masa.']]),
  );
});

test('what was withdrawn is said on its line; what is no line is not', () => {
  const error = new ApiError('ERROR_VALIDATION', 400, {
    fields: { 'lines.0.good': 'unknown', name: 'already-used' },
  });
  expect([...refusedLines(error, { lines })]).toEqual([
    [FLOUR.id, 'Alguien lo retiró. Quítalo de la lista.'],
  ]);
  expect(refusedLines(new Error('no network'), { lines }).size).toBe(0);
});

test('reasons have sentences', () => {
  expect(formulaFieldError('name', 'already-used')).toBe('Otra fórmula ya se llama así.');
  expect(rowError('qty', 'not-a-decimal')).toBe('Escribe cuánto.');
  expect(rowError('qty', undefined)).toBeUndefined();
});
