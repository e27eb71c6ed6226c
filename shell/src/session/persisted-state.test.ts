/** @jest-environment jsdom */
import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { persistedState } from './persisted-state.ts';

function stateOf(offline: boolean): SessionState {
  return {
    user: { id: 'maria' },
    company: { id: 'esquina' },
    permissions: [],
    modules: [],
    remotes: [{ descriptor: { routes: [{ path: '/cash-register', offline }] } }],
  } as unknown as SessionState;
}

beforeEach(() => {
  localStorage.clear();
  useSession.getState().clear();
});

function enter(token: string, state: SessionState): void {
  useSession.getState().signIn(token);
  useSession.getState().setState(state);
}

test('what the server said of a session is there for a page that is opened without a connection', () => {
  enter('one', stateOf(true));
  expect(persistedState('one')).toMatchObject({ user: { id: 'maria' } });
});

test('it is of that session alone, and goes with it', () => {
  enter('one', stateOf(true));
  expect(persistedState('another')).toBeUndefined();
  useSession.getState().clear();
  expect(persistedState('one')).toBeUndefined();
});

test('nothing is persisted where no screen works without a connection', () => {
  enter('one', stateOf(false));
  expect(persistedState('one')).toBeUndefined();
});
