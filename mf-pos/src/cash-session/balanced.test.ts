import { countsThatDiffer, isBalanced } from './balanced.ts';

const count = (difference: string | null) => ({
  ...{ payment_method_id: 'bs', name: 'Efectivo Bs.', currency: 'VES', is_cash: true, denominations: null },
  ...{
    opening: '0.00',
    received: '10.00',
    given: '0.00',
    pay_in: '0.00',
    pay_out: '0.00',
    expected: '10.00',
  },
  ...{ counted: difference === null ? null : '10.00', difference },
});

test('a session balances once it is closed and nothing differs, if it is a cent', () => {
  expect(isBalanced({ status: 'closed', counts: [count('0.00'), count('0.00')] })).toBe(true);
  expect(isBalanced({ status: 'closed', counts: [] })).toBe(true);
  expect(isBalanced({ status: 'closed', counts: [count('0.00'), count('-0.01')] })).toBe(false);
  expect(isBalanced({ status: 'open', counts: [count(null)] })).toBe(false);
});

test('what differs is told', () => {
  expect(countsThatDiffer({ counts: [count('0.00'), count('5.00')] })).toHaveLength(1);
});
