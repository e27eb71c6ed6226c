import type { SessionState } from '@cuadra/shared/contract';
import { allPermissions, readGrants } from '@cuadra/shared/domain';
import { judge } from './guard.ts';

const visitor = (isExpired: boolean) => ({
  state: { isExpired, modules: ['sales', 'clients', 'users'] } as Partial<SessionState> as SessionState,
  grants: readGrants([{ module: 'sales', permissions: '1' }]),
});

test('a route opens with its permission only', () => {
  expect(judge(visitor(false), '/cash-register', ['sales', 'create'])).toBe('open');
  expect(judge(visitor(false), '/clients', ['clients', 'read'])).toBe('forbidden');
  expect(judge(visitor(false), '/anything', undefined)).toBe('open');
});

test('what the company does not have is told apart from what the role may not', () => {
  expect(judge(visitor(false), '/reports', ['reports', 'view_sales'])).toBe('withheld');
});

test.each(['/', '/my-account', '/my-account/', '/subscriptions', '/subscriptions/change-plan'])(
  '%s stays reachable once the subscription has expired (spec §4)',
  (path) => {
    expect(judge(visitor(true), path, undefined)).toBe('open');
  },
);

test.each(['/cash-register', '/home', '/my-account/1', '/subscriptionsx', '/products'])(
  '%s does not',
  (path) => {
    expect(judge(visitor(true), path, undefined)).toBe('expired');
  },
);

test('the list of users is left open, too, and still asks for its permission', () => {
  const owner = { ...visitor(true), grants: readGrants(allPermissions()) };
  expect(judge(owner, '/staff', ['users', 'read'])).toBe('open');
  expect(judge(visitor(true), '/staff', ['users', 'read'])).toBe('forbidden');
});
