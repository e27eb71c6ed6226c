import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { asRunning, enabledRemotes, remoteLoads } from '../remotes/index.ts';
import { buildNavigation } from './navigation.ts';
import { SignedContext } from './use-visitor.ts';

/** Gives everything below the verified session and what it may open. */
export function VisitorProvider({ state, children }: { state: SessionState; children: ReactNode }) {
  const grants = useSession((session) => session.grants);
  const enabled = useMemo(() => enabledRemotes(state.remotes), [state.remotes]);
  const inUse = useSyncExternalStore(remoteLoads.subscribe, remoteLoads.versionsInUse);
  // The same list for as long as each runs as it is meant: that one more was loaded is no news to who reads this.
  const remotes = useMemo(() => asRunning(enabled, inUse), [enabled, inUse]);
  const value = useMemo(() => {
    const visitor = { state: { ...state, remotes }, grants };
    return { ...visitor, navigation: buildNavigation(visitor) };
  }, [state, remotes, grants]);
  return <SignedContext value={value}>{children}</SignedContext>;
}
