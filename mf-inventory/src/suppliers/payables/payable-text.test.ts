import { agesText, dueText } from './payable-text.ts';

test('only ages of which something is owed are told', () => {
  const ages = [
    { age: 0 as const, amount: '0.00' },
    { age: 8 as const, amount: '40.00' },
    { age: 91 as const, amount: '12.00' },
  ];
  expect(agesText({ ages, currency: 'USD' })).toBe(
    '8 a 30 días: $\u00a040,00 · más de 90 días: $\u00a012,00',
  );
});

test('what is overdue comes before the next day', () => {
  expect(dueText({ overdue: '12.00', due_on: '2026-11-20', currency: 'USD' })).toEqual({
    ...{ text: 'Vencido: $\u00a012,00', isOverdue: true },
  });
  expect(dueText({ overdue: '0.00', due_on: null, currency: 'USD' }).text).toBe('Sin fecha');
  expect(dueText({ overdue: '0.00', due_on: '2026-12-05', currency: 'USD' }).text).toMatch(/^Hasta el /);
});
