import type { ResolvedRemote } from '@cuadra/shared/contract';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { remoteLoads } from './remotes.ts';

/** The sender of a remote, which has no place on the screen: one that does not load sends at the next visit. */
export function RemoteSender({ remote, expose }: { remote: ResolvedRemote; expose: string }) {
  const state = useSyncExternalStore(remoteLoads.subscribe, () => remoteLoads.get(remote.name, expose));
  useEffect(() => remoteLoads.load(remote, expose), [remote, expose]);
  if (state.status !== 'ready') return null;
  const Sender = state.module;
  return (
    <RemoteBoundary fallback={null} onError={() => undefined}>
      <Suspense fallback={null}>
        <Sender />
      </Suspense>
    </RemoteBoundary>
  );
}
