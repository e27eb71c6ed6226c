import { CASH_USD, CASH_VES, METHODS, PAIR } from '../../testing/samples.ts';
import { ONE_RETURN, sampleSale } from '../testing/sample-sale.ts';
import { linesLeft } from '../what-is-left.ts';
import { firstMethod, moneyOfReturn, payBackPayments, returnedLines, tooMany } from './return-values.ts';

const sale = sampleSale();
const way = (payment_method_id: string, typed?: string) => ({ payment_method_id, typed, reference: '' });

test('only what is above nothing comes back, and no more than is left', () => {
  const lines = linesLeft(sampleSale({ returns: [ONE_RETURN] }));
  expect(returnedLines(lines, { l1: '0', l2: '' })).toEqual([]);
  expect(returnedLines(lines, { l2: '1.0' }).map(({ line, qty }) => [line.name, qty])).toEqual([
    ['Café', '1'],
  ]);
  expect(tooMany(lines, { l1: '2', l2: '1' }).map(({ name }) => name)).toEqual(['Harina']);
});

test('a part is worth its share, and what was paid for is paid back', () => {
  expect(moneyOfReturn(sale, { l1: '1' })).toEqual({
    total: '125.00',
    total_alternative: '1.25',
    debt: '0.00',
    toPay: { main: '125.00', alternative: '1.25' },
  });
});

test('what was owed comes off first', () => {
  const onCredit = sampleSale({ type: 'credit', balance: '7.50', payments: [], changes: [] });
  expect(moneyOfReturn(onCredit, { l2: '1' })).toMatchObject({
    debt: '5.00',
    toPay: { main: '0.00', alternative: '0.00' },
  });
});

test('one way of paying back takes all, and after a typed one what is left', () => {
  const toPay = { main: '860.18', alternative: '1.00' };
  expect(payBackPayments([way(CASH_VES.id)], METHODS, toPay, PAIR)).toMatchObject([{ amount: '860.18' }]);
  expect(payBackPayments([way(CASH_USD.id, '0.50'), way(CASH_VES.id)], METHODS, toPay, PAIR)).toMatchObject([
    { amount: '0.50', currency: 'USD' },
    { amount: '430.09', currency: 'VES' },
  ]);
  expect(payBackPayments([way('gone')], METHODS, toPay, PAIR)).toEqual([]);
});

test('it begins with the method that the sale was paid by, and else with cash', () => {
  const paidBy = (id: string) =>
    sampleSale({ payments: [{ ...sale.payments[0], payment_method_id: id } as never] });
  expect(firstMethod(paidBy(CASH_VES.id), METHODS)).toBe(CASH_VES.id);
  expect(firstMethod(paidBy('gone'), METHODS)).toBe(CASH_USD.id);
  expect(firstMethod(sale, [])).toBeUndefined();
});
