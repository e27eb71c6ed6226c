import type { ResolvedRemote, SessionState } from '@cuadra/shared/contract';
import { notify, useSession } from '@cuadra/shared/state';
import { isDisconnected } from '../browser/connection.ts';
import { forgetWish, previewQuery, previewWish } from '../preview/preview.ts';
import { admitLastRegistry, admitRegistry } from '../registry/check-registry.ts';
import { isOnDevice } from '../remotes/keep-for-offline.ts';
import { matchRoute } from '../remotes/match-route.ts';
import { reportSignature } from '../remotes/telemetry.ts';
import { ApiError, api, errorText, loseSession } from './connect.ts';
import { readEarlyVerify } from './early-answer.ts';
import './forget-drafts.ts';
import { persistedState } from './persisted-state.ts';

/** Tries more after a network failure before it counts, and milliseconds between them. */
const MORE_TRIES = 2;
const PAUSE = 1000;

/** Spec §8, «On verify»: with these there is no session to keep. */
const FATAL = new Set([
  'ERROR_NOT_FOUND',
  'ERROR_USER_NOT_FOUND',
  'ERROR_INVALID_SUBSCRIPTION',
  'ERROR_SESSION_NOT_FOUND',
  'ERROR_INVALID_SESSION',
  'ERROR_WITHOUT_COMPANY',
  'ERROR_COMPANY_SUSPENDED',
  'ERROR_EXPIRED_SUBSCRIPTION',
]);

export type VerifyOutcome =
  /** The session's state is in the store. */
  | { kind: 'ready' }
  /** The session is over and cleared. */
  | { kind: 'signed-out' }
  /** The browser is offline: the session stays, ask again when it is back. */
  | { kind: 'offline' }
  /** The server answered and could not tell; the session stays. */
  | { kind: 'failed'; text: string };

/** What is begun with an answer before anything is drawn by it. */
export type Begin = (state: SessionState) => void;

/**
 * Asks who is here and puts the answer into the store. Takes what the first script of the page has already learned,
 * when it asked about the same token.
 */
export async function verifySession(token: string, begin?: Begin): Promise<VerifyOutcome> {
  await openWithoutServer(token);
  try {
    const state = await checked(token, (await readEarlyVerify(token)) ?? (await askPatiently()));
    if (begin && useSession.getState().token === token) {
      begin(state);
      // The store is drawn at once, and what was begun has a few steps to go until it asks for something.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (useSession.getState().token !== token) return { kind: 'signed-out' };
    useSession.getState().setState(state);
    return { kind: 'ready' };
  } catch (error) {
    return conclude(error);
  }
}

/**
 * Without a connection a screen that works offline opens with what was said last of this session; the answer, once there is
 * one, replaces it. Any other screen waits for its server, as does one whose scripts are not on the device yet.
 */
async function openWithoutServer(token: string): Promise<void> {
  const { state, isLost, setState } = useSession.getState();
  const persisted = isDisconnected() && state === null && !isLost ? persistedState(token) : undefined;
  const wanted = persisted && matchRoute(persisted.remotes, location.pathname);
  if (!persisted || !wanted?.route.offline || !(await isRunnable(wanted.remote))) return;
  if (await admitLastRegistry(persisted.company?.id ?? null)) setState(persisted);
}

/**
 * With remotes that are Cuadra's own: where those of the answer are not, the last that were in this browser stand in. Where there
 * are none, its own tell what there is, and nothing of them runs.
 */
async function checked(token: string, state: SessionState): Promise<SessionState> {
  const company = state.company?.id ?? null;
  const wish = previewWish();
  // Told once, whatever became of it; the tab goes on with what is usual.
  if (state.preview && state.preview.outcome !== 'shown') forgetWish();
  if (await admitRegistry(state, { token, company, wish })) return state;
  const { preview: _, ...rest } = state;
  reportSignature(state.remotes);
  return { ...rest, remotes: (await admitLastRegistry(company)) ?? state.remotes };
}

/** Where the version that is meant could not be loaded, it is the one before that was put onto the device. */
async function isRunnable({ fallback, ...remote }: ResolvedRemote): Promise<boolean> {
  return (await isOnDevice(remote)) || (fallback !== null && (await isOnDevice(fallback)));
}

async function askPatiently(): Promise<SessionState> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await api('POST /auth/verify', { query: previewQuery() });
    } catch (error) {
      if (!isNetworkFailure(error) || isDisconnected() || tries >= MORE_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

function conclude(error: unknown): VerifyOutcome {
  const { lose } = useSession.getState();
  if (isNetworkFailure(error)) {
    if (isDisconnected()) return { kind: 'offline' };
    lose();
    notify.error(errorText(error));
    return { kind: 'signed-out' };
  }
  if (!(error instanceof ApiError) || !FATAL.has(error.code))
    return { kind: 'failed', text: errorText(error) };
  if (error.code === 'ERROR_EXPIRED_SUBSCRIPTION') {
    lose();
    notify.error('La suscripción de la plataforma está inactiva, el propietario debe realizar el pago.');
  } else loseSession(error);
  return { kind: 'signed-out' };
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.code !== 'ERROR_CANCELLED';
}
