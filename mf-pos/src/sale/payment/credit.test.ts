import { CASH_USD, CASH_VES, PAIR, paid, product } from '../../testing/samples.ts';
import { addProduct } from '../lines/cart.ts';
import type { SaleClient } from '../sale-client.ts';
import { creditState } from './credit.ts';
import { paymentState } from './payment.ts';

const products = addProduct([], product({ cost: '10.00', utility: '0' }));
const total = { main: '8601.80', alternative: '10.00' };
const client: SaleClient = {
  id: 'cli-1',
  name: 'José Pérez',
  identification: '14203118',
  identification_type: 'V',
  credit_limit: '20.00',
  balances: [{ currency: 'USD', amount: '12.40' }],
};
const onCredit = (payments: ReturnType<typeof paid>[], who: SaleClient | null = client) =>
  creditState({ type: 'credit', products }, who, paymentState(total, payments, PAIR), PAIR);

test('what is left becomes a debt in the currency of the prices', () => {
  expect(onCredit([paid(CASH_USD, '4.00')])).toEqual({
    kind: 'debt',
    debt: { amount: '6.00', currency: 'USD' },
  });
  expect(onCredit([paid(CASH_VES, '4300.90')])).toMatchObject({ kind: 'debt', debt: { amount: '5.00' } });
});

test('a limit is told with what is left of it', () => {
  expect(onCredit([])).toEqual({
    kind: 'over-limit',
    debt: { amount: '10.00', currency: 'USD' },
    left: '7.60',
  });
  expect(onCredit([paid(CASH_USD, '2.40')])).toMatchObject({ kind: 'debt', debt: { amount: '7.60' } });
  expect(onCredit([], { ...client, credit_limit: null })).toMatchObject({ kind: 'debt' });
});

test('somebody has to owe it', () => {
  expect(onCredit([], null)).toMatchObject({ kind: 'no-client' });
});

test('a sale that is paid, or is none on credit, leaves no debt', () => {
  expect(onCredit([paid(CASH_USD, '10.00')])).toBeUndefined();
  expect(onCredit([paid(CASH_USD, '20.00')])).toBeUndefined();
  const state = paymentState(total, [], PAIR);
  expect(creditState({ type: 'normal', products }, client, state, PAIR)).toBeUndefined();
});
