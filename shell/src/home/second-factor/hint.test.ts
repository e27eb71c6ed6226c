/** @jest-environment jsdom */
import { CASHIER_ROLE_ID, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { isOffered, putAway } from './hint.ts';

test.each([
  [OWNER_ROLE_ID, 'off', true],
  [OWNER_ROLE_ID, 'on', false],
  [OWNER_ROLE_ID, undefined, false],
  [CASHIER_ROLE_ID, 'off', false],
  [null, 'off', false],
] as const)('to role %s with a second factor that is %s: %s', (role_id, second_factor, offered) => {
  expect(isOffered({ user: { role_id }, second_factor })).toBe(offered);
});

test('who puts it away keeps it away, and nobody else’s with it', () => {
  putAway('ana').write(true);
  expect(putAway('ana').read()).toBe(true);
  expect(putAway('luis').read()).toBeUndefined();
});
