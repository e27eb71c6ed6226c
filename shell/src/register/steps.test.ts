/** @jest-environment jsdom */
import { EMPTY_DRAFT } from './registration-draft.ts';
import { STEPS, stepIndex, stepOf } from './steps.ts';

test('every field of the draft is asked for once', () => {
  const asked = STEPS.flatMap(({ fields }) => fields);
  expect([...asked].sort()).toEqual(Object.keys(EMPTY_DRAFT).sort());
});

test('an address that names no step is the first one', () => {
  expect(stepIndex('money')).toBe(2);
  expect(stepIndex('nothing')).toBe(0);
  expect(stepIndex(null)).toBe(0);
});

test('of several wrong fields the first step counts', () => {
  expect(stepOf(['plan', 'email'])).toBe(0);
  expect(stepOf(['company_identification'])).toBe(1);
  expect(stepOf(['unheard_of'])).toBeUndefined();
});
