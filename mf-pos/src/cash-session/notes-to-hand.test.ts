import { notesToHand } from './notes-to-hand.ts';

const told = (amount: string, currency: string) => {
  const { notes, rest } = notesToHand(amount, currency);
  return [...notes.map(({ value, count }) => `${count} × ${value}`), rest];
};

test('as few notes as it takes, the largest first', () => {
  expect(told('11.00', 'USD')).toEqual(['1 × 10', '1 × 1', '0.00']);
  expect(told('36.00', 'USD')).toEqual(['1 × 20', '1 × 10', '1 × 5', '1 × 1', '0.00']);
  expect(told('3612.75', 'VES')).toEqual([
    '7 × 500',
    '1 × 100',
    '1 × 10',
    '2 × 1',
    '1 × 0.5',
    '1 × 0.25',
    '0.00',
  ]);
});

test('no two-dollar note is counted on', () => {
  expect(told('4.00', 'USD')).toEqual(['4 × 1', '0.00']);
});

test('what no note or coin covers is told, and of a currency without known notes it is all of it', () => {
  expect(told('10580.22', 'VES')).toEqual(['21 × 500', '1 × 50', '1 × 20', '1 × 10', '0.22']);
  expect(told('1.30', 'USD')).toEqual(['1 × 1', '0.30']);
  expect(told('7.50', 'PEN')).toEqual(['7.50']);
});
