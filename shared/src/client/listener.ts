import type { ApiError } from './api-error.ts';

/** What the client asks of, and tells, whoever holds the session. A door below the stores cannot import them. */
export interface ClientListener {
  /** The token to send; undefined when signed out. */
  token: () => string | undefined;
  /** The session is over on the server (spec §8). */
  onSessionLost: (error: ApiError) => void;
  /** ERROR_MIDDLEWARE_NEED_PERMISSIONS. */
  onForbidden: (error: ApiError) => void;
  /** ERROR_EXPIRED_SUBSCRIPTION on any call but the verify call, which is read by the session itself. */
  onExpired: (error: ApiError) => void;
  /** What an answer says of the releases of the modules: a stamp that is another one once somebody gets another version. */
  onReleases: (stamp: string) => void;
}

/** Codes after which the session is dead wherever they come from (spec §8). */
const SESSION_LOST = new Set([
  'ERROR_WITHOUT_COMPANY',
  'ERROR_COMPANY_SUSPENDED',
  'ERROR_INVALID_SESSION',
  'ERROR_SESSION_NOT_FOUND',
]);

let listener: ClientListener | undefined;

/** Connects the client to the session; the shell does it once. */
export function connectClient(next: ClientListener): void {
  listener = next;
}

export function currentToken(): string | undefined {
  return listener?.token();
}

/** Undefined where something in between took the header away. */
export function announceReleases(stamp: string | undefined): void {
  if (stamp) listener?.onReleases(stamp);
}

/**
 * Tells the session what an error means for it. A network failure says nothing here: only the verify call draws
 * conclusions from it (docs/decisions/0003-network-failures-and-the-session.md).
 */
export function announce(error: ApiError): void {
  if (SESSION_LOST.has(error.code)) listener?.onSessionLost(error);
  else if (error.code === 'ERROR_MIDDLEWARE_NEED_PERMISSIONS') listener?.onForbidden(error);
  else if (error.code === 'ERROR_EXPIRED_SUBSCRIPTION') listener?.onExpired(error);
}
