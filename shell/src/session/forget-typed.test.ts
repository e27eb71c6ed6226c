import type { SessionState } from '@cuadra/shared/contract';
import { keepTyped, ownerOf, readTyped, useSession } from '@cuadra/shared/state';
import './forget-typed.ts';

const stateOf = (user: string) =>
  ({
    user: { id: user },
    company: { id: 'esquina' },
    permissions: [],
    modules: [],
  }) as unknown as SessionState;

function enter(user: string) {
  useSession.getState().signIn(`token of ${user}`);
  useSession.getState().setState(stateOf(user));
}

test('what one has typed is there for that one alone, and gone once somebody else was here', () => {
  const maria = ownerOf(stateOf('maria'));
  enter('maria');
  keepTyped(maria, 'product', { name: 'Harina' });
  enter('maria');
  expect(readTyped(maria, 'product')).toEqual({ name: 'Harina' });
  enter('luis');
  expect(readTyped(maria, 'product')).toBeUndefined();
});
