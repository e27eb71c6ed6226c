import { newTender, paidIn, tenderInput } from './tender-values.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '860.18' };
const mobile = { id: 'mobile', currency: 'VES' };

test('what is owed in dollars is paid in bolívares at the rate, to the cent', () => {
  expect(newTender(mobile, { amount: '100.00', currency: 'USD' }, pair)).toMatchObject({
    ...{ payment_method_id: 'mobile', currency: 'VES', amount: '86018.00', reference: '' },
  });
  expect(newTender(mobile, { amount: '100.00', currency: 'USD' }, undefined).amount).toBe('');
});

test('payments in both currencies add up, and what is being typed is nothing yet', () => {
  const tenders = [
    newTender(mobile, { amount: '50.00', currency: 'USD' }, pair),
    newTender({ id: 'cash', currency: 'USD' }, { amount: '25.00', currency: 'USD' }, pair),
    {
      ...newTender({ id: 'cash', currency: 'USD' }, { amount: '25.00', currency: 'USD' }, pair),
      amount: null,
    },
  ];
  expect(paidIn(tenders, 'USD', pair)).toBe('75.00');
  expect(tenderInput(tenders).map(({ amount }) => amount)).toEqual(['43009.00', '25.00', 'not-a-decimal']);
});
