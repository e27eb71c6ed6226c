import { otherPriceText, planModulesText, statesText } from './plan-text.ts';

test('companies are told by how they stand, those that there are', () => {
  expect(statesText({ total: 12, trial: 3, paying: 8, expired: 1, suspended: 0 })).toBe(
    '3 en prueba, 8 activas, 1 vencida',
  );
  expect(statesText({ total: 0, trial: 0, paying: 0, expired: 0, suspended: 0 })).toBe('');
  expect(statesText({ total: 1, trial: 0, paying: 0, expired: 0, suspended: 1 })).toBe('1 suspendida');
});

test.each([
  [0, ''],
  [1, '1 paga otro precio'],
  [2, '2 pagan otro precio'],
])('%i at another price', (count, text) => {
  expect(otherPriceText(count)).toBe(text);
});

test('modules have one order', () => {
  expect(planModulesText(['formulas', 'print'])).toBe('Impresión, Industrial');
  expect(planModulesText([])).toBe('');
});
