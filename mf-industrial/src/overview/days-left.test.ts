import { FLOUR } from '../formulas/testing/samples.ts';
import { daysLeft } from './days-left.ts';

const flour = { good: FLOUR, there: '40', planned: '0', per_day: '5', days_left: 8 };

test('what there is lasts so many days, and what is planned comes first', () => {
  expect(daysLeft(flour)).toEqual({ text: '8 días', tone: 'ok' });
  expect(daysLeft({ ...flour, days_left: 1 })).toEqual({ text: '1 día', tone: 'gold' });
  expect(daysLeft({ ...flour, days_left: 0 })?.text).toBe('Se acaba hoy');
  expect(daysLeft({ ...flour, planned: '40.5' })?.text).toBe('No alcanza');
  expect(daysLeft({ ...flour, days_left: null })).toBeUndefined();
});
