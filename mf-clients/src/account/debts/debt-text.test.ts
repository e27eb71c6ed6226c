import { debtTitle, dueText } from './debt-text.ts';

test('a debt is called by its sale, or by where it comes from', () => {
  expect(debtTitle({ sale_number: 12, opening_id: null })).toBe('Venta 00000012');
  expect(debtTitle({ sale_number: null, opening_id: 'x' })).toBe('Deuda de antes de Cuadra');
  expect(debtTitle({ sale_number: null, opening_id: null })).toBe('Sin detalle');
});

test('the day on which it is to be paid is told from today', () => {
  const at = (due: string | null) => dueText(due, '2026-11-20');
  expect(at(null)).toEqual({ text: 'Sin plazo', isLate: false });
  expect(at('2026-11-20')).toEqual({ text: 'Vence hoy', isLate: false });
  expect(at('2026-11-21')).toEqual({ text: 'Vence mañana', isLate: false });
  expect(at('2026-11-19')).toEqual({ text: 'Venció ayer', isLate: true });
  expect(at('2026-10-31')).toEqual({ text: 'Venció hace 20 días', isLate: true });
  expect(at('2026-12-05').text).toMatch(/^Vence el /);
});
