import { currencyFor, newReport, payableDays, reportFieldError, reportFormSchema } from './report-values.ts';

const right = { ...newReport('2026-11-20'), amount: '5160.00', reference: '0042' };
const errorsOf = (changes: object) =>
  reportFormSchema
    .safeParse({ ...right, ...changes })
    .error?.issues.map(({ path, message }) => `${path} ${message}`);

test('every payment but one in cash has a reference', () => {
  expect(errorsOf({})).toBeUndefined();
  expect(errorsOf({ reference: ' ' })).toEqual(['reference required']);
  expect(errorsOf({ reference: '', method: 'cash' })).toBeUndefined();
  expect(errorsOf({ reference: '', amount: '' })).toEqual(['amount not-a-decimal', 'reference required']);
});

test('an amount is above zero, and there', () => {
  expect(errorsOf({ amount: '0' })).toEqual(['amount must-be-positive']);
  expect(errorsOf({ amount: '' })).toEqual(['amount not-a-decimal']);
  expect(reportFieldError('amount', 'not-a-decimal')).toMatch(/cuánto pagaste/);
  expect(reportFieldError('amount', 'must-be-positive')).toMatch(/mayor que cero/);
});

test('a day has to be chosen', () => {
  expect(errorsOf({ date: '' })).toHaveLength(1);
  expect(reportFieldError('date', 'not-a-day')).toBe('Elige el día en que pagaste.');
  expect(payableDays('2026-11-20')).toEqual({ min: '2026-08-22', max: '2026-11-20' });
});

test('a method that knows one currency brings it along', () => {
  expect(currencyFor('zelle', 'VES')).toBe('USD');
  expect(currencyFor('mobile_payment', 'USD')).toBe('VES');
  expect(currencyFor('cash', 'USD')).toBe('USD');
});
