import type { SessionState } from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import { only, storedJson, useSession } from '@cuadra/shared/state';
import { previewOf } from '../preview/preview.ts';
import { lastRegistry } from '../registry/last-registry.ts';

/** The last session, for a page that is opened without a connection. */
const stored = storedJson('cuadra.session-state', only(isStoredState));

/**
 * Persists what the verify call answers for as long as the session lasts, where a module has a screen that works without a
 * connection: Caja, opened again, must be able to sell. What its remotes are is kept elsewhere, signed; a preview is nothing for
 * later; and an inspector sells nothing, and leaves nothing of a company on their device.
 */
useSession.subscribe(({ token, state, isLost }, before) => {
  if (token === null && !isLost) stored.write(undefined);
  else if (
    token !== null &&
    state !== null &&
    state !== before.state &&
    worksOffline(state) &&
    !state.user.inspector &&
    !previewOf(state)
  )
    stored.write({ token, state: { ...state, remotes: [] } });
});

/** Removes it, before the page is reloaded at the end of a session. */
export function forgetState(): void {
  stored.write(undefined);
}

/** What the server said last of this session, remotes unchecked; undefined where it said nothing, or of another one. */
export function persistedState(token: string): SessionState | undefined {
  const before = stored.read();
  if (before?.token !== token) return undefined;
  const registry = lastRegistry(before.state.company?.id ?? null);
  return registry && { ...before.state, remotes: registry.remotes };
}

/** Written above and by nothing else. */
function isStoredState(value: unknown): value is { token: string; state: SessionState } {
  return isRecord(value) && 'token' in value && 'state' in value;
}

function worksOffline({ remotes }: SessionState): boolean {
  return remotes.some(({ descriptor }) => descriptor.routes.some(({ offline }) => offline));
}
