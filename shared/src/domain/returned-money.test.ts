import { returnedMoney } from './returned-money.ts';

const PAIR = { main: 'VES', alternative: 'USD', rate: '100' };
const goods = (total: string, total_alternative: string) => [{ total, total_alternative }];
const paid = { debtLeft: '0.00', debtCurrency: 'USD', received: '1000.00' };

test('what was paid for is paid back', () => {
  expect(returnedMoney([...goods('125.00', '1.25'), ...goods('50.00', '0.50')], PAIR, paid)).toEqual({
    total: '175.00',
    total_alternative: '1.75',
    debt: '0.00',
    toPay: { main: '175.00', alternative: '1.75' },
  });
});

test('what was owed comes off the debt first, and only the rest is paid back', () => {
  const onCredit = { debtLeft: '1.00', debtCurrency: 'USD', received: '25.00' };
  expect(returnedMoney(goods('125.00', '1.25'), PAIR, onCredit)).toMatchObject({
    debt: '1.00',
    toPay: { main: '25.00', alternative: '0.25' },
  });
  expect(returnedMoney(goods('80.00', '0.80'), PAIR, onCredit)).toMatchObject({
    debt: '0.80',
    toPay: { main: '0.00', alternative: '0.00' },
  });
});

test('nothing is paid back of a sale for which nothing was received', () => {
  const unpaid = { debtLeft: '0.00', debtCurrency: 'USD', received: '0.00' };
  expect(returnedMoney(goods('0.40', '0.00'), PAIR, unpaid).toPay).toEqual({
    main: '0.00',
    alternative: '0.00',
  });
});
