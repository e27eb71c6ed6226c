/** @jest-environment jsdom */
import type { SessionState } from '@cuadra/shared/contract';
import { ownerOf, readDraft, useSession, writeDraft } from '@cuadra/shared/state';
import './forget-drafts.ts';

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

test('a draft is there for its user alone, and gone once somebody else was here', () => {
  const maria = ownerOf(stateOf('maria'));
  enter('maria');
  writeDraft(maria, 'product', { name: 'Harina' });
  enter('maria');
  expect(readDraft(maria, 'product')).toEqual({ name: 'Harina' });
  enter('luis');
  expect(readDraft(maria, 'product')).toBeUndefined();
});
