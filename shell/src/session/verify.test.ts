/** @jest-environment jsdom */
import { http } from '@cuadra/shared/client';
import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { verifySession } from './verify.ts';

const STATE = {
  user: { id: 'maria' },
  company: null,
  permissions: [],
  modules: [],
  remotes: [],
} as unknown as SessionState;

/** Answers in the place of the network, one after the other; the last one stays. */
function network(...answers: ({ status: number; body?: unknown } | 'no answer')[]) {
  let calls = 0;
  http.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? 'no answer';
    calls += 1;
    if (answer === 'no answer') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const response = { data: answer.body, status: answer.status, statusText: '', headers: {}, config };
    if (answer.status >= 400) throw new AxiosError('failed', undefined, config, undefined, response);
    return response;
  };
  return () => calls;
}

const errorAnswer = (status: number, message: string) => ({ status, body: { error: { message } } });
const token = () => useSession.getState().token;

function online(is: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
}

beforeEach(() => {
  online(true);
  globalThis.__cuadra_verify__ = undefined;
  useSession.getState().signIn('abc');
});

test('takes what the first script has learned, once, and asks nothing', async () => {
  const calls = network({ status: 200, body: STATE });
  globalThis.__cuadra_verify__ = Promise.resolve({ token: 'abc', status: 200, body: STATE });
  await expect(verifySession('abc')).resolves.toEqual({ kind: 'ready' });
  // Of a list that is not signed nothing runs, and the session goes on.
  expect(useSession.getState().state).toEqual(STATE);
  expect(calls()).toBe(0);
  await verifySession('abc');
  expect(calls()).toBe(1);
});

test('what is begun with an answer is begun before it is drawn, and not for who has left meanwhile', async () => {
  network({ status: 200, body: STATE });
  const drawn: unknown[] = [];
  const begin = () => void drawn.push(useSession.getState().state);
  await verifySession('abc', begin);
  expect(drawn).toEqual([null]);
  const leave = () => useSession.getState().lose();
  useSession.getState().signIn('abc');
  await expect(verifySession('abc', leave)).resolves.toEqual({ kind: 'signed-out' });
  expect(useSession.getState().state).toBeNull();
});

test('what the first script learned of another token counts for nothing', async () => {
  const calls = network({ status: 200, body: STATE });
  globalThis.__cuadra_verify__ = Promise.resolve({ token: 'old', status: 401, body: {} });
  await expect(verifySession('abc')).resolves.toEqual({ kind: 'ready' });
  expect(calls()).toBe(1);
});

test.each([
  [401, 'ERROR_INVALID_SESSION'],
  [401, 'ERROR_SESSION_NOT_FOUND'],
  [404, 'ERROR_USER_NOT_FOUND'],
  [404, 'ERROR_NOT_FOUND'],
  [402, 'ERROR_EXPIRED_SUBSCRIPTION'],
  [403, 'ERROR_INVALID_SUBSCRIPTION'],
  [403, 'ERROR_COMPANY_SUSPENDED'],
])('%i %s ends the session, from the API and from the first script', async (status, message) => {
  network(errorAnswer(status, message));
  await expect(verifySession('abc')).resolves.toEqual({ kind: 'signed-out' });
  expect(token()).toBeNull();
  useSession.getState().signIn('abc');
  globalThis.__cuadra_verify__ = Promise.resolve({ token: 'abc', ...errorAnswer(status, message) } as never);
  await expect(verifySession('abc')).resolves.toEqual({ kind: 'signed-out' });
  expect(token()).toBeNull();
});

test('why a company is suspended is kept for the login, also after a reload, until somebody signs in', async () => {
  const body = { error: { message: 'ERROR_COMPANY_SUSPENDED', details: { reason: 'Falta un documento' } } };
  network({ status: 403, body });
  await verifySession('abc');
  expect(useSession.getState().lostText).toContain('Falta un documento');
  expect(localStorage.getItem('cuadra.session')).toContain('Falta un documento');
  useSession.getState().signIn('abc');
  expect(useSession.getState().lostText).toBeNull();
  expect(localStorage.getItem('cuadra.session')).not.toContain('documento');
});

test('a failing server ends nothing', async () => {
  network(errorAnswer(503, 'ERROR_UNAVAILABLE'));
  await expect(verifySession('abc')).resolves.toMatchObject({ kind: 'failed' });
  expect(token()).toBe('abc');
});

test('a network failure is tried again before it counts', async () => {
  network('no answer', 'no answer', { status: 200, body: STATE });
  await expect(verifySession('abc')).resolves.toEqual({ kind: 'ready' });
});

test('a network that stays dead ends the session while the browser is online', async () => {
  const calls = network('no answer');
  await expect(verifySession('abc')).resolves.toEqual({ kind: 'signed-out' });
  expect(calls()).toBe(3);
  expect(token()).toBeNull();
});

test('offline, the session stays', async () => {
  network('no answer');
  online(false);
  await expect(verifySession('abc')).resolves.toEqual({ kind: 'offline' });
  expect(token()).toBe('abc');
});

test('an answer that comes after a sign-out is not taken', async () => {
  network({ status: 200, body: STATE });
  const verifying = verifySession('abc');
  useSession.getState().clear();
  await expect(verifying).resolves.toEqual({ kind: 'signed-out' });
  expect(useSession.getState().state).toBeNull();
});
