import {
  CASH_USD,
  CASH_VES,
  exactly,
  METHODS,
  PAGO_MOVIL,
  PAIR,
  paid,
  ZELLE,
} from '../../testing/samples.ts';
import { amountDue, chooseMethod, exactAmount, paymentState, unfinished } from './payment.ts';

const total = { main: '12128.54', alternative: '14.10' };

test('without payments the whole total is missing in each currency', () => {
  expect(paymentState(total, [], PAIR)).toEqual({ kind: 'missing', amount: total });
});

test('the total shown in either currency pays the sale', () => {
  expect(paymentState(total, [paid(CASH_USD, '14.10')], PAIR)).toEqual({ kind: 'paid' });
  expect(paymentState(total, [paid(CASH_VES, '12128.54')], PAIR)).toEqual({ kind: 'paid' });
});

test('a part in dollars leaves the rest in both, and the rest in bolívares closes it', () => {
  const part = [paid(CASH_USD, '10.00')];
  expect(paymentState(total, part, PAIR)).toEqual({
    kind: 'missing',
    amount: { main: '3526.74', alternative: '4.10' },
  });
  expect(paymentState(total, [...part, paid(PAGO_MOVIL, '3526.74')], PAIR)).toEqual({ kind: 'paid' });
});

test('a note too large leaves change in both', () => {
  expect(paymentState(total, [paid(CASH_USD, '20.00')], PAIR)).toEqual({
    kind: 'change',
    amount: { main: '5075.06', alternative: '5.90' },
  });
});

test('one céntimo too much in bolívares is change, one too little is missing', () => {
  expect(paymentState(total, [paid(CASH_VES, '12128.55')], PAIR).kind).toBe('change');
  expect(paymentState(total, [paid(CASH_VES, '12128.53')], PAIR)).toEqual({
    kind: 'missing',
    amount: { main: '0.01', alternative: '0.00' },
  });
});

test('what is due is asked in the currency of the method', () => {
  expect(amountDue(total, [], 'USD', PAIR)).toBe('14.10');
  expect(amountDue(total, [paid(CASH_USD, '20.00')], 'VES', PAIR)).toBe('0.00');
});

describe('choosing a method', () => {
  test('the first one takes the whole total, exactly', () => {
    expect(chooseMethod([], 0, CASH_USD, total, PAIR)).toEqual({
      payments: [exactly(CASH_USD, '14.10')],
      active: 0,
    });
  });

  test('another one, while something is missing, takes the rest', () => {
    const payments = [paid(CASH_USD, '10.00')];
    expect(chooseMethod(payments, 0, CASH_VES, total, PAIR)).toEqual({
      payments: [...payments, exactly(CASH_VES, '3526.74')],
      active: 1,
    });
  });

  test('another one, when all is paid, takes the place of the one at hand', () => {
    expect(chooseMethod([paid(CASH_USD, '14.10')], 0, PAGO_MOVIL, total, PAIR)).toEqual({
      payments: [exactly(PAGO_MOVIL, '12128.54')],
      active: 0,
    });
  });

  test('also when too much was paid', () => {
    expect(chooseMethod([paid(CASH_USD, '20.00')], 0, CASH_VES, total, PAIR).payments).toEqual([
      exactly(CASH_VES, '12128.54'),
    ]);
  });

  test('only the one at hand gives way', () => {
    const payments = [paid(CASH_USD, '10.00'), paid(CASH_VES, '3526.74')];
    expect(chooseMethod(payments, 1, ZELLE, total, PAIR)).toEqual({
      payments: [paid(CASH_USD, '10.00'), exactly(ZELLE, '4.10')],
      active: 1,
    });
  });

  test('one left without an amount gives way too', () => {
    expect(chooseMethod([paid(CASH_USD, '0.00')], 0, CASH_VES, total, PAIR)).toEqual({
      payments: [exactly(CASH_VES, '12128.54')],
      active: 0,
    });
  });

  test('cash that is there already is taken up again', () => {
    const payments = [paid(CASH_USD, '10.00'), paid(CASH_VES, '100.00')];
    expect(chooseMethod(payments, 1, CASH_USD, total, PAIR)).toEqual({ payments, active: 0 });
  });

  test('a second Pago Móvil of another customer is a payment of its own', () => {
    const payments = [paid(PAGO_MOVIL, '6000.00', '1234')];
    expect(chooseMethod(payments, 0, PAGO_MOVIL, total, PAIR)).toEqual({
      payments: [...payments, exactly(PAGO_MOVIL, '6128.54')],
      active: 1,
    });
  });
});

test('the exact amount of one payment counts the others', () => {
  const payments = [paid(CASH_USD, '10.00'), paid(CASH_VES, '9999.00')];
  expect(exactAmount(payments, 1, total, PAIR)).toBe('3526.74');
  expect(exactAmount(payments, 7, total, PAIR)).toBe('0.00');
});

describe('what keeps a sale from being finished', () => {
  const why = (payments: ReturnType<typeof paid>[], hasChange = true) =>
    unfinished(paymentState(total, payments, PAIR), payments, METHODS, hasChange);

  test('something is missing', () => {
    expect(why([paid(CASH_USD, '14.00')])).toMatchObject({ kind: 'missing' });
  });

  test('a reference is missing', () => {
    expect(why([paid(PAGO_MOVIL, '12128.54', ' ')])).toEqual({ kind: 'reference', index: 0 });
    expect(why([paid(PAGO_MOVIL, '12128.54', '004512')])).toBeUndefined();
  });

  test('a method left without an amount asks for nothing', () => {
    expect(why([paid(CASH_USD, '14.10'), paid(ZELLE, '0.00')])).toBeUndefined();
  });

  test('change is due and there is no way to give it', () => {
    expect(why([paid(CASH_USD, '20.00')], false)).toEqual({ kind: 'no-change' });
    expect(why([paid(CASH_USD, '20.00')])).toBeUndefined();
  });
});
