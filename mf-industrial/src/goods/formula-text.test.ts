import {
  bothAmounts,
  namesText,
  percentText,
  suggestionText,
  unitCostTexts,
  utilityNow,
} from './formula-text.ts';

const pair = { main: 'VES', alternative: 'USD' };
const price = {
  ...{ is_fixed_price: true, currency: 'USD', now: '1.50', suggested: '1.30', utility: '30' },
  ...{ cost: '1', cost_currency: 'USD' },
};

test('what one costs keeps the decimals that tell it apart, in both currencies', () => {
  expect(unitCostTexts({ main: '3.368', alternative: '0.00421' }, pair)).toEqual({
    ...{ own: '$\u00a00,0042', other: 'Bs.\u00a03,37' },
  });
  expect(unitCostTexts({ main: '2', alternative: '2' }, { main: 'USD', alternative: 'USD' })).toEqual({
    own: '$\u00a02,00',
  });
  expect(bothAmounts({ main: '800.00', alternative: '1.00' }, pair)).toEqual({
    ...{ amount: '1.00', currency: 'USD', other: { amount: '800.00', currency: 'VES' } },
  });
});

test('the utility of today is what the price adds to the cost, in the currency of the price', () => {
  expect(utilityNow(price, { main: '800', alternative: '1' }, pair)).toBe('50');
  expect(utilityNow({ now: '1000', currency: 'VES' }, { main: '800', alternative: '1' }, pair)).toBe('25');
  expect(utilityNow({ now: '10', currency: 'EUR' }, { main: '800', alternative: '1' }, pair)).toBeNull();
  expect(utilityNow(price, null, pair)).toBeNull();
  expect([percentText('-3.5'), percentText('30.0'), percentText(null)]).toEqual([
    '−3,5\u00a0%',
    '30\u00a0%',
    '—',
  ]);
});

test('a suggestion is told where it is another price', () => {
  expect(suggestionText(price)).toBe('Con 30\u00a0% serían $\u00a01,30');
  expect(suggestionText({ ...price, now: '1.30' })).toBeUndefined();
  expect(suggestionText({ ...price, suggested: null })).toBeUndefined();
});

test('names stand in a sentence', () => {
  expect(namesText(['sal'])).toBe('sal');
  expect(namesText(['harina', 'agua', 'sal'])).toBe('harina, agua y sal');
  expect(namesText([])).toBe('');
});
