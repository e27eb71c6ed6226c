import { nextNotes } from './quick-amounts.ts';

test('the next notes of dollars', () => {
  expect(nextNotes('14.10', 'USD')).toEqual(['15.00', '20.00', '50.00', '100.00']);
  expect(nextNotes('13.20', 'USD')).toEqual(['15.00', '20.00', '50.00', '100.00']);
  expect(nextNotes('33.20', 'USD')).toEqual(['35.00', '40.00', '50.00', '100.00']);
  expect(nextNotes('1480.00', 'USD')).toEqual(['1500.00']);
  expect(nextNotes('0.35', 'USD')).toEqual(['1.00', '5.00', '10.00', '20.00']);
});

test('the next piles of bolívares', () => {
  expect(nextNotes('12128.54', 'VES')).toEqual(['12200.00', '12500.00', '13000.00', '15000.00']);
  expect(nextNotes('326.40', 'VES')).toEqual(['350.00', '400.00', '500.00', '1000.00']);
});

test('what is a note already is not offered again', () => {
  expect(nextNotes('20.00', 'USD')).toEqual(['50.00', '100.00']);
});

test('a currency without known notes has round amounts; nothing due, nothing offered', () => {
  expect(nextNotes('7.20', 'PEN')).toEqual(['8.00', '10.00', '20.00', '50.00']);
  expect(nextNotes('0.00', 'USD')).toEqual([]);
});
