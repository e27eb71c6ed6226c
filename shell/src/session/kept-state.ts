import type { SessionState } from '@cuadra/shared/contract';
import { readStored, useSession, writeStored } from '@cuadra/shared/state';

/** Local storage: who was here last, for a page that is opened without a connection. */
const KEY = 'cuadra.session-state';

/**
 * Keeps what the verify call answers for as long as the session lasts, where a module has a screen that works without a
 * connection: a till that is opened anew must be able to sell.
 */
useSession.subscribe(({ token, state, isLost }, before) => {
  if (token === null && !isLost) writeStored(KEY, null);
  else if (token !== null && state !== null && state !== before.state && worksOffline(state))
    writeStored(KEY, JSON.stringify({ token, state }));
});

/** Forgets it: for who leaves by loading the page anew. */
export function forgetState(): void {
  writeStored(KEY, null);
}

/** What the server said last of this session; undefined where it said nothing, or of another one. */
export function keptState(token: string): SessionState | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? 'null');
    // Written above and by nothing else.
    return isOf(token, kept) ? kept.state : undefined;
  } catch {
    return undefined;
  }
}

function isOf(token: string, kept: unknown): kept is { token: string; state: SessionState } {
  return (
    typeof kept === 'object' && kept !== null && 'token' in kept && 'state' in kept && kept.token === token
  );
}

function worksOffline({ remotes }: SessionState): boolean {
  return remotes.some(({ descriptor }) => descriptor.routes.some(({ offline }) => offline));
}
