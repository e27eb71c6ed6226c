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

const REMOTES = [{ name: 'mf_pos' }];

beforeEach(() => {
  localStorage.clear();
  // The last answer of the registry, which is kept apart from the session.
  localStorage.setItem(
    'cuadra.registry',
    JSON.stringify({ session: 'x', company: 'esquina', signature: {}, remotes: REMOTES }),
  );
  useSession.getState().clear();
});

function enter(token: string, state: SessionState): void {
  useSession.getState().signIn(token);
  useSession.getState().setState(state);
}

test('what the server said of a session is there for a page that is opened without a connection', () => {
  enter('one', stateOf(true));
  expect(persistedState('one')).toMatchObject({ user: { id: 'maria' }, remotes: REMOTES });
});

test('without an answer of the registry to its company there is nothing to open', () => {
  enter('one', stateOf(true));
  localStorage.removeItem('cuadra.registry');
  expect(persistedState('one')).toBeUndefined();
});

test('a preview is for the tab that shows it', () => {
  enter('one', { ...stateOf(true), preview: { wanted: 'mf_pos@1.2.0', outcome: 'shown' } });
  expect(persistedState('one')).toBeUndefined();
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
