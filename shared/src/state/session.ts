import { create } from 'zustand';
import type { SessionState } from '../contract/index.ts';
import { type Grants, isGranted, isRecord, type Permission, readGrants } from '../domain/index.ts';
import { ownerOf, removeDraftsOfOthers } from './drafts.ts';
import { storedJson } from './stored-json.ts';

/** Local storage holds `{ "token": "…" }` here; the first script of the page reads it too. */
export const SESSION_KEY = 'cuadra.session';

export interface SessionStore {
  /** Null when signed out. */
  token: string | null;
  /** What the verify call answered; null until it has. */
  state: SessionState | null;
  /** What the role may do in the modules that the company has: it takes both (spec §6). */
  grants: Grants;
  /**
   * The server ended the session in the middle of work: nobody is signed in, and what stands on the screens waits, out of
   * sight, for the same user to come back.
   */
  isLost: boolean;
  /** Why the session was lost, where its user has to know: the login says so until somebody signs in. */
  lostText: string | null;
  /** Counts who was here since the page was loaded: what was drawn for one is never shown to the next. */
  visit: number;
  /** Takes a token that a login gave; the state comes with the next verify. */
  signIn: (token: string) => void;
  /** Takes the answer of the verify call. */
  setState: (state: SessionState) => void;
  /**
   * An inspector went into a company, or out of it (null), with all their tabs: what was drawn for the one before is forgotten, and
   * the next verify says what there is.
   *
   * @param company undefined in a tab that learned of it from the server
   */
  switchTo: (company?: string | null) => void;
  /** The API said that the subscription has expired after the session was verified. */
  markExpired: () => void;
  /** The server says that the session is over (spec §8): cleared, but for what the user was about to do. */
  lose: (why?: string) => void;
  /** Forgets everything of the session, here and in the storage, and what was typed. */
  clear: () => void;
}

/** Or that the server ended it: while it waits for its user the other tabs wait, too, and clear nothing. */
interface StoredSession {
  token?: string;
  /** Where an inspector has gone from this browser last: nobody reads it, and other tabs see that it changes. */
  company?: string | null;
  isLost?: true;
  /** `lostText` */
  why?: string;
}

const stored = storedJson<StoredSession>(SESSION_KEY, (value) => {
  if (!isRecord(value)) return undefined;
  if (value.isLost === true)
    return { isLost: true, ...(typeof value.why === 'string' && { why: value.why }) };
  return typeof value.token === 'string' && value.token !== '' ? { token: value.token } : undefined;
});

const NO_GRANTS: Grants = new Map();
const NOBODY = { token: null, state: null, grants: NO_GRANTS, isLost: false, lostText: null };

/** The session: one instance for the shell and all modules. */
export const useSession = create<SessionStore>()((set, get) => ({
  ...NOBODY,
  token: stored.read()?.token ?? null,
  lostText: stored.read()?.why ?? null,
  visit: 0,
  signIn: (token) => {
    stored.write({ token });
    set(admit(token));
  },
  setState: (state) => {
    const { state: before, isLost, visit } = get();
    const isAnother = isLost && before !== null && ownerOf(before) !== ownerOf(state);
    set({
      state,
      grants: grantsOf(state),
      isLost: false,
      lostText: null,
      visit: isAnother ? visit + 1 : visit,
    });
  },
  switchTo: (company) => {
    const { token } = get();
    if (token === null) return;
    if (company !== undefined) stored.write({ token, company });
    set(admit(token));
  },
  markExpired: () => {
    const { state } = get();
    if (state && !state.isExpired) set({ state: { ...state, isExpired: true } });
  },
  lose: (why) => {
    stored.write({ isLost: true, ...(why !== undefined && { why }) });
    set(end(why));
  },
  clear: () => {
    stored.write(undefined);
    removeDraftsOfOthers();
    set(leave);
  },
}));

/** Whether who comes to a session that was lost is the one who had it is known only once the new one is verified. */
function admit(token: string) {
  return ({ isLost, visit }: SessionStore) =>
    isLost ? { token, lostText: null } : { ...NOBODY, token, visit: visit + 1 };
}

function leave({ visit }: SessionStore) {
  return { ...NOBODY, visit: visit + 1 };
}

/** What stands on the screens waits for its user; where nothing does yet, there is nothing to wait with. */
function end(lostText: string | null = null) {
  return (store: SessionStore) => ({
    ...(store.state === null ? leave(store) : { token: null, isLost: true }),
    lostText,
  });
}

/**
 * Follows the other tabs: signing out in one signs out in all, another user's sign-in is taken over, and what was lost in one
 * is lost in all, each with what stands on its own screens.
 *
 * @returns stops following
 */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const written = event.key === null ? undefined : stored.parse(event.newValue);
    const token = written?.token ?? null;
    if (token === useSession.getState().token) {
      // Something else of it is another: an inspector went elsewhere.
      if (stored.parse(event.oldValue)?.token === token) useSession.getState().switchTo();
      return;
    }
    if (token !== null) return useSession.setState(admit(token));
    if (!written?.isLost) removeDraftsOfOthers();
    useSession.setState(written?.isLost ? end(written.why) : leave);
  };
  globalThis.addEventListener('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
}

/** The session goes on with what the server keeps now of its user; a user who is somebody else changes nothing. */
export function followOwnUser(saved: SessionState['user']): void {
  const { state, setState } = useSession.getState();
  if (state?.user.id !== saved.id) return;
  const { name, username, email, identification, identification_type, country, image } = saved;
  const user = { ...state.user, name, username, email, identification, identification_type, country, image };
  setState({ ...state, user });
}

/** Permissions in a module that the company does not have count for nothing, as in the API. */
export function grantsOf({ permissions, modules }: Pick<SessionState, 'permissions' | 'modules'>): Grants {
  return readGrants(permissions.filter(({ module }) => modules.includes(module)));
}

/** Whether the user may do it: the role has the permission, the company its module. Outside components; inside them `useCan` follows changes. */
export function can(permission: Permission | undefined): boolean {
  return isGranted(useSession.getState().grants, permission);
}

/** Whether the company's list has the module. */
export function hasModule(name: string): boolean {
  return useSession.getState().state?.modules.includes(name) ?? false;
}

export function useCan(permission: Permission | undefined): boolean {
  return useSession((session) => isGranted(session.grants, permission));
}

export function useHasModule(name: string): boolean {
  return useSession((session) => session.state?.modules.includes(name) ?? false);
}

/** The currencies the company works in; undefined before the session is verified and for a super user. */
export function useCurrencies(): NonNullable<SessionState['currencies_used']> | undefined {
  return useSession((session) => session.state?.currencies_used ?? undefined);
}
