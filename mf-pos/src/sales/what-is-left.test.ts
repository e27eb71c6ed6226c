import { ONE_RETURN, sampleSale } from './testing/sample-sale.ts';
import { debtLeft, linesLeft, moneyLeft, receivedFor } from './what-is-left.ts';

test('of each line is left what has not come back', () => {
  const [flour, coffee] = linesLeft(sampleSale({ returns: [ONE_RETURN] }));
  expect(flour).toMatchObject({
    left: '1',
    returned: { qty: '1', total: '125.00', total_alternative: '1.25' },
  });
  expect(coffee).toMatchObject({ left: '1', returned: { qty: '0' } });
});

test('of the debt is left what returns did not take off, and nobody knows what may not be seen', () => {
  expect(debtLeft(sampleSale({ balance: '3.00', returns: [{ ...ONE_RETURN, debt: '1.25' }] }))).toBe('1.75');
  expect(debtLeft(sampleSale({ balance: null }))).toBeNull();
});

test('of the money is left, method by method, what was not given out again', () => {
  expect(moneyLeft(sampleSale({ returns: [ONE_RETURN] }))).toEqual([
    { payment_method_id: 'cash-usd', name: 'Efectivo $', currency: 'USD', amount: '8.75' },
    { payment_method_id: 'cash-ves', name: 'Efectivo Bs.', currency: 'VES', amount: '-250.00' },
  ]);
  expect(receivedFor(sampleSale({ returns: [ONE_RETURN] }))).toBe('625.00');
  expect(moneyLeft(sampleSale({ payments: [], changes: [] }))).toEqual([]);
});
