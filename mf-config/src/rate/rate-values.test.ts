import { judgeRate, rateFormSchema, rateText } from './rate-values.ts';

test.each([
  ['860.18', '860.18'],
  ['860,18', '860.18'],
  ['1.860,18', '1860.18'],
  ['1.234.567,5', '1234567.5'],
  ['86O.18', '86.18'],
  ['Bs. 860.18', '860.18'],
  ['Bs.S 1.860,18', '1860.18'],
  ['1.234.567', '1234567'],
  ['1,860.18', '1860.18'],
  ['1.860', '1.860'],
  ['860.18.2', '860.182'],
  ['860.18,', '860.18'],
  ['-5', '5'],
  ['1e5', '15'],
  ['.', '.'],
  [' ', ''],
])('of «%s» the field takes «%s»: digits and one dot', (typed, text) => {
  expect(rateText(typed)).toBe(text);
});

test('an empty field is not judged, and what is no number is not valid', () => {
  expect(judgeRate('', '860.18')).toEqual({ kind: 'empty' });
  for (const text of ['.', '0', '0.000000001', '1000000000.01', '1'.repeat(12), '9'.repeat(400)]) {
    expect(judgeRate(text, '860.18')).toEqual({ kind: 'invalid' });
  }
});

test('the rate that counts is no new one, however it is written', () => {
  expect(judgeRate('860.180', '860.18000000')).toEqual({ kind: 'same' });
  expect(judgeRate('0860.18', '860.18')).toEqual({ kind: 'same' });
});

test('a new one is told, and whether it is a jump', () => {
  expect(judgeRate('870.5', '860.18')).toEqual({ kind: 'new', rate: '870.5', jump: undefined });
  expect(judgeRate('870.5', undefined)).toEqual({ kind: 'new', rate: '870.5', jump: undefined });
  expect(judgeRate('8.6018', '860.18')).toEqual({
    kind: 'new',
    rate: '8.6018',
    jump: { rate: '8.6018', percent: '99', isRise: false },
  });
});

test('only another rate than the one that counts is sent, as it is typed or as it stands there', () => {
  expect(rateFormSchema('860.18').parse({ typed: '870.5' })).toMatchObject({ rate: '870.5' });
  expect(rateFormSchema('860.18').safeParse({ typed: null }).success).toBe(false);
  expect(rateFormSchema('860.18').safeParse({ typed: '.' }).error?.issues).toMatchObject([
    { path: ['typed'], message: 'invalid' },
  ]);
});
