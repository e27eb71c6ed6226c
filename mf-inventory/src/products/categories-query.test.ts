import { isTriedAgain } from './categories-query.ts';

test.each([0, 404, 429, 500, 503])(
  'after a failure of status %d the categories are asked for again',
  (status) => {
    expect(isTriedAgain(100, { status })).toBe(true);
  },
);

test.each([401, 402, 403])('after %d nothing would change', (status) => {
  expect(isTriedAgain(0, { status })).toBe(false);
});
