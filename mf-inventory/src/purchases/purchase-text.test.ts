import { boughtIn, owedText, purchaseTitle } from './purchase-text.ts';

test('what is owed is said of received purchases alone', () => {
  expect(owedText({ state: 'received', owed: '40.00', currency: 'USD' })).toBe('Debes $\u00a040,00');
  expect(owedText({ state: 'received', owed: '0.00', currency: 'USD' })).toBe('Pagada');
  expect(owedText({ state: 'received', owed: null, currency: 'USD' })).toBeUndefined();
  expect(owedText({ state: 'draft', owed: '0.00', currency: 'USD' })).toBeUndefined();
});

test('a purchase is called by its number, which it gets once it is received', () => {
  expect(purchaseTitle({ number: 12 })).toBe('Compra 12');
  expect(purchaseTitle({ number: null })).toBe('Compra sin recibir');
});

test('it is bought in what it says, or in units', () => {
  expect(boughtIn({ name: 'Caja', factor: '24' })).toBe('Caja x 24');
  expect(boughtIn(null)).toBe('Unidad');
});
