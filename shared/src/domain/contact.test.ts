import { balanceText, contactHint, contactIdentification } from './contact.ts';

test('somebody is told by their identification and their phone, as far as they are known', () => {
  const rif = { identification: '070133805', identification_type: 'J' };
  expect(contactHint({ ...rif, phone: '0414-1234567' })).toBe('J-07013380-5 · 0414-1234567');
  expect(contactHint({ ...rif, phone: null })).toBe('J-07013380-5');
  expect(contactHint({ identification: null, identification_type: null, phone: null })).toBe('');
  expect(contactIdentification({ identification: '14203118', identification_type: null })).toBe('14203118');
});

test('a balance below zero is in favour', () => {
  expect(balanceText({ amount: '40.00', currency: 'USD' })).toEqual({ text: '$\u00a040,00', isFavor: false });
  expect(balanceText({ amount: '-1500.50', currency: 'VES' })).toEqual({
    text: 'Bs.\u00a01.500,50',
    isFavor: true,
  });
});
