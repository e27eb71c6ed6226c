import { isWholeTypedDay, readTypedDay, withSlashes } from './typed-day.ts';

const TODAY = '2026-11-27';

describe('readTypedDay', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['5/3/2027', '2027-03-05'],
    ['20-11-26', '2026-11-20'],
    ['20.11.26', '2026-11-20'],
    ['201126', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['20/11', '2026-11-20'],
    ['2011', '2026-11-20'],
    [' 2026-11-20 ', '2026-11-20'],
    ['29/02/2028', '2028-02-29'],
    // Who was born in 85 was not born in 2085, and what expires in 31 does not in 1931.
    ['14/08/85', '1985-08-14'],
    ['14/08/31', '2031-08-14'],
  ])('%s is %s', (typed, day) => {
    expect(readTypedDay(typed, TODAY)).toBe(day);
  });

  it.each([
    '',
    'mañana',
    '30/02/2026',
    '31/04',
    '20/13/2026',
    '20/11/202',
    '1',
    '20/11/2026/1',
    '2026-02-30',
  ])('%s is no day', (typed) => {
    expect(readTypedDay(typed, TODAY)).toBeUndefined();
  });
});

it('a day is whole with its four digits of the year', () => {
  expect(['20/11/2026', '5/3/2026', '20112026', '2026-11-20'].every(isWholeTypedDay)).toBe(true);
  expect(['20/11/20', '20/11', '2011', '201126', ''].some(isWholeTypedDay)).toBe(false);
});

it('slashes come in while digits are typed, and go where they are taken away', () => {
  let text = '';
  for (const digit of '20112026') text = withSlashes(text, text + digit);
  expect(text).toBe('20/11/2026');
  expect(withSlashes('20/11/', '20/11')).toBe('20/11');
  expect(withSlashes('20/1', '20/')).toBe('20/');
  expect(withSlashes('', '5')).toBe('5');
  expect(withSlashes('5/', '5/3')).toBe('5/3');
  expect(withSlashes('5/3', '5/3/')).toBe('5/3/');
  expect(withSlashes('20/', '20//')).toBe('20/');
  // Pasted.
  expect(withSlashes('', '2026-11-20')).toBe('2026-11-20');
});
