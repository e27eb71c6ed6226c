/** @jest-environment jsdom */
import type { SessionState } from '../contract/index.ts';
import { can, followOtherTabs, hasModule, SESSION_KEY, useSession } from './session.ts';

const STATE: SessionState = {
  isExpired: false,
  user: {
    id: '0199aaaa-0000-7000-8000-000000000001',
    name: 'Luis García',
    username: 'cajero',
    email: 'luis@laesquina.com',
    role_id: null,
    identification: null,
    identification_type: null,
    country: 'VE',
    super_user: false,
    inspector: false,
    last_seen_at: null,
    image: null,
  },
  company: null,
  role: null,
  permissions: [
    { module: 'sales', permissions: '1;2' },
    { module: 'products', permissions: '2' },
  ],
  modules: ['sales'],
  subscription: null,
  configuration: null,
  currencies_used: null,
  remotes: [],
  support_phone: null,
};

afterEach(() => useSession.getState().clear());

test('keeps the token in the storage as the first script of the page reads it, and forgets all of it', () => {
  useSession.getState().signIn('abc');
  expect(localStorage.getItem(SESSION_KEY)).toBe('{"token":"abc"}');
  useSession.getState().setState(STATE);
  useSession.getState().clear();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(useSession.getState()).toMatchObject({ token: null, state: null });
  expect(can(['sales', 'create'])).toBe(false);
});

test('a permission counts only in a module that the company has', () => {
  useSession.getState().signIn('abc');
  useSession.getState().setState(STATE);
  expect(can(['sales', 'create'])).toBe(true);
  expect(can(['sales', 'delete'])).toBe(false);
  expect(can(['products', 'read'])).toBe(false);
  expect(can(undefined)).toBe(true);
  expect(hasModule('sales')).toBe(true);
  expect(hasModule('products')).toBe(false);
});

test('another user starts with nothing of the one before', () => {
  useSession.getState().signIn('abc');
  useSession.getState().setState(STATE);
  useSession.getState().signIn('def');
  expect(useSession.getState().state).toBeNull();
  expect(can(['sales', 'create'])).toBe(false);
});

test('what is lost in the middle of work waits for the same user, and only for that one', () => {
  useSession.getState().signIn('abc');
  useSession.getState().setState(STATE);
  const { visit } = useSession.getState();
  useSession.getState().lose();
  expect(localStorage.getItem(SESSION_KEY)).toBe('{"isLost":true}');
  expect(useSession.getState()).toMatchObject({ token: null, isLost: true, state: STATE });
  useSession.getState().signIn('def');
  expect(useSession.getState()).toMatchObject({ token: 'def', isLost: true });
  useSession.getState().setState({ ...STATE });
  expect(useSession.getState()).toMatchObject({ isLost: false, visit });

  useSession.getState().lose();
  useSession.getState().signIn('ghi');
  useSession
    .getState()
    .setState({ ...STATE, user: { ...STATE.user, id: '0199aaaa-0000-7000-8000-000000000002' } });
  expect(useSession.getState()).toMatchObject({ isLost: false, visit: visit + 1 });
});

test('a session that was never verified leaves nothing behind when it is lost', () => {
  useSession.getState().signIn('abc');
  useSession.getState().lose();
  expect(useSession.getState()).toMatchObject({ token: null, state: null, isLost: false });
});

test('follows a sign-out and a sign-in of another tab, and nothing else', () => {
  const stop = followOtherTabs();
  useSession.getState().signIn('abc');
  useSession.getState().setState(STATE);
  dispatchEvent(new StorageEvent('storage', { key: 'cuadra.theme', newValue: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: '{"token":"abc"}' }));
  expect(useSession.getState().state).toBe(STATE);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: '{"token":"def"}' }));
  expect(useSession.getState()).toMatchObject({ token: 'def', state: null });
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
  expect(useSession.getState().token).toBeNull();
  stop();
});

test('what the server ended in another tab is lost here, too, and waits with what stands here', () => {
  const stop = followOtherTabs();
  useSession.getState().signIn('abc');
  useSession.getState().setState(STATE);
  const { visit } = useSession.getState();
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: '{"isLost":true}' }));
  expect(useSession.getState()).toMatchObject({ token: null, isLost: true, state: STATE });
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: '{"token":"def"}' }));
  useSession.getState().setState({ ...STATE });
  expect(useSession.getState()).toMatchObject({ token: 'def', isLost: false, visit });
  stop();
});

test.each(['', 'abc', '[]', '{"token":5}', '{"token":""}', 'null'])('a stored %j is no session', (stored) => {
  const stop = followOtherTabs();
  useSession.getState().signIn('abc');
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: stored }));
  expect(useSession.getState().token).toBeNull();
  stop();
});

test('an inspector who goes elsewhere starts anew in all tabs, and each asks where they are', () => {
  const stop = followOtherTabs();
  useSession.getState().signIn('abc');
  useSession.getState().setState(STATE);
  const { visit } = useSession.getState();
  useSession.getState().switchTo('a');
  expect(localStorage.getItem(SESSION_KEY)).toBe('{"token":"abc","company":"a"}');
  expect(useSession.getState()).toMatchObject({ token: 'abc', state: null, visit: visit + 1 });
  expect(can(['sales', 'create'])).toBe(false);
  for (const [oldValue, newValue] of [
    ['{"token":"abc"}', '{"token":"abc","company":null}'],
    ['{"token":"abc","company":null}', '{"token":"abc","company":"b"}'],
  ]) {
    useSession.getState().setState(STATE);
    dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, oldValue, newValue }));
    expect(useSession.getState()).toMatchObject({ token: 'abc', state: null });
  }
  stop();
});

test('nobody who is signed out goes anywhere', () => {
  useSession.getState().switchTo('a');
  useSession.getState().switchTo();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});
