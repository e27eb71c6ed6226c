import { allOf, churnText, conversionText, isAnybodyIn, leftCount, shareText } from './rates.ts';

const EMPTY = {
  ...{ month: '2026-11', trial: 0, paying: 0, expired: 0, suspended: 0, paying_before: 0, churned: 0 },
  ...{ approved: '0.00', taken_back: '0.00', income: '0.00', charged: '0.00' },
  ...{ registered: 0, paid: 0, paid_in_trial: 0, undecided: 0 },
};

test.each([
  [0, 0, '—'],
  [1, 2, '50\u00a0%'],
  [2, 3, '66,7\u00a0%'],
  [0, 5, '0\u00a0%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

test('who is in the trial still neither paid nor left', () => {
  const cohort = { registered: 10, paid: 3, paid_in_trial: 2, undecided: 4 };
  expect(conversionText(cohort)).toBe('50\u00a0%');
  expect(leftCount(cohort)).toBe(3);
  expect(conversionText({ ...cohort, registered: 4, paid: 0 })).toBe('—');
});

test('months are counted together', () => {
  const months = [
    { ...EMPTY, registered: 3, paid: 1, paid_in_trial: 1 },
    { ...EMPTY, registered: 2, undecided: 2 },
  ];
  expect(allOf(months)).toEqual({ registered: 5, paid: 1, paid_in_trial: 1, undecided: 2 });
});

test('churn is of those who were paying', () => {
  expect(churnText({ paying_before: 8, churned: 1 })).toBe('12,5\u00a0%');
});

test('a month in which a payment was approved is not empty', () => {
  expect(isAnybodyIn([EMPTY, EMPTY])).toBe(false);
  expect(isAnybodyIn([EMPTY, { ...EMPTY, approved: '6.00' }])).toBe(true);
  expect(isAnybodyIn([{ ...EMPTY, suspended: 1 }])).toBe(true);
});
