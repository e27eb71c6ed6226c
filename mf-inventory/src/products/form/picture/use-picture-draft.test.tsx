/** @jest-environment jsdom */
import { useSession } from '@cuadra/shared/state';
import { act, renderHook } from '@testing-library/react';
import { signInWith } from '../../testing/render-with-data.tsx';
import { usePictureDraft } from './use-picture-draft.ts';

const PICTURE = {
  large: `data:image/webp;base64,${'A'.repeat(400)}`,
  small: `data:image/webp;base64,${'A'.repeat(40)}`,
};
const open = (form = 'create-product') => renderHook(() => usePictureDraft(form)).result;

beforeEach(() => {
  sessionStorage.clear();
  signInWith();
});
afterEach(() => useSession.getState().clear());

test('the picture chosen for a new product is there after a reload, for its own form', () => {
  const before = open();
  act(() => before.current[1](PICTURE));
  expect(before.current[0]).toEqual(PICTURE);
  expect(open().current[0]).toEqual(PICTURE);
  expect(open('create-product 7591').current[0]).toBeNull();
});

test('one that was taken away, or given to its product, does not come back', () => {
  const before = open();
  act(() => before.current[1](PICTURE));
  act(() => before.current[1](null));
  expect([before.current[0], open().current[0]]).toEqual([null, null]);
});

test('nobody finds what somebody else chose, and what is no picture is none', () => {
  const before = open();
  act(() => before.current[1](PICTURE));
  sessionStorage.setItem('cuadra.typed.picture x', JSON.stringify({ owner: 'maria esquina', values: 'y' }));
  expect(open('x').current[0]).toBeNull();
  const { state } = useSession.getState();
  if (state) useSession.getState().setState({ ...state, user: { ...state.user, id: 'luis' } });
  expect(open().current[0]).toBeNull();
});
