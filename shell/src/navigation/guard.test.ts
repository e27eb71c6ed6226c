import type { SessionState } from '@cuadra/shared/contract';
import { readGrants } from '@cuadra/shared/domain';
import { judge } from './guard.ts';

const visitor = (isExpired: boolean) => ({
  state: { isExpired } as SessionState,
  grants: readGrants([{ module: 'sales', permissions: '1' }]),
});

test('a route opens with its permission only', () => {
  expect(judge(visitor(false), '/cash-register', ['sales', 'create'])).toBe('open');
  expect(judge(visitor(false), '/clients', ['clients', 'read'])).toBe('forbidden');
  expect(judge(visitor(false), '/anything', undefined)).toBe('open');
});

test.each(['/', '/my-account', '/users', '/users/', '/subscriptions', '/subscriptions/change-plan'])(
  '%s stays reachable once the subscription has expired (spec §4)',
  (path) => {
    expect(judge(visitor(true), path, undefined)).toBe('open');
  },
);

test.each(['/cash-register', '/home', '/users/1', '/subscriptionsx', '/products'])('%s does not', (path) => {
  expect(judge(visitor(true), path, undefined)).toBe('expired');
});

test('what is left open still asks for its permission', () => {
  expect(judge(visitor(true), '/users', ['users', 'read'])).toBe('forbidden');
});
