/** @jest-environment jsdom */
import { useSession } from '@cuadra/shared/state';
import { beginSession } from './begin-session.ts';
import { readEarlyVerify } from './early-answer.ts';

const state = () => useSession.getState().state;

test('who is here is asked before anybody draws that there is a session, with the preview of the tab', async () => {
  sessionStorage.setItem('cuadra.preview', '"mf_pos@1.2.0-rc.1"');
  const asked: [url: string, token: string | null][] = [];
  const server = jest.fn(async (url: string, request: RequestInit) => {
    asked.push([url, useSession.getState().token]);
    return { status: 200, json: async () => new Headers(request.headers).get('authorization') };
  });
  Object.assign(globalThis, { fetch: server });
  beginSession('abc');
  expect(asked).toEqual([['/api/v1/auth/verify?preview=mf_pos%401.2.0-rc.1', null]]);
  expect(useSession.getState().token).toBe('abc');
  expect(state()).toBeNull();
  await expect(readEarlyVerify('abc')).resolves.toBe('Bearer abc');
});

test('without an answer it is asked again by who needs it', async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')) });
  beginSession('def');
  await expect(readEarlyVerify('def')).resolves.toBeUndefined();
});
