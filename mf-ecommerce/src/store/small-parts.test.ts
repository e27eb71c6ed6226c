import { detailsOf, newStoreMethod } from './payment/method-details.ts';
import { pendingOptions, timeText } from './pending-options.ts';
import { moved } from './rows.ts';

test('one is moved a place, and stays where it is at an end', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('a time that is none of the usual ones is among them in its place', () => {
  expect(pendingOptions(90).map(({ label }) => label)).toEqual([
    ...['30 minutos', '1 hora', '1 hora 30 minutos', '3 horas', '12 horas', '1 día'],
  ]);
  expect(pendingOptions(180)).toHaveLength(5);
  expect(timeText(10_080)).toBe('7 días');
});

test('a method asks by its kind, and shows whatever buyers read of it', () => {
  const method = newStoreMethod('01990000-0000-7000-8000-000000000001');
  expect(detailsOf('mobile_payment', method)).toEqual(['phone', 'document', 'holder']);
  expect(detailsOf('card', method)).toEqual(['note']);
  expect(detailsOf('zelle', { ...method, account: '0102' })).toEqual(['email', 'holder', 'account']);
});
