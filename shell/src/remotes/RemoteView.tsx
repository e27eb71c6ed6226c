import type { ResolvedRemote } from '@cuadra/shared/contract';
import { retryFailedLoads } from '@cuadra/shared/remote';
import { type ReactNode, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { diagnose } from './diagnose.ts';
import type { FailureDetails } from './failure.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFailureCard } from './RemoteFailureCard.tsx';
import { RemoteSkeleton } from './RemoteSkeleton.tsx';
import { remoteLoads } from './remotes.ts';
import { reportLoad } from './telemetry.ts';

export interface RemoteViewProps {
  remote: ResolvedRemote;
  /** As the descriptor names it: `./CashRegister`. */
  expose: string;
  /** The title of the route or drawer, shown while it loads and when it has failed. */
  title: string;
  /** Shown while it loads; the shape of a screen by default. */
  skeleton?: ReactNode;
  /** Everything else goes to the module's component. */
  [property: string]: unknown;
}

/** A screen or drawer of a remote: its skeleton, then the module, or the card that says why not. Fails alone. */
export function RemoteView(properties: RemoteViewProps) {
  const { remote, expose } = properties;
  // Routes of one kind of element are one place to React: what failed in one must not be held against the next.
  return <RemoteSlot key={`${remote.name}/${expose}`} {...properties} />;
}

function RemoteSlot({ remote, expose, title, skeleton, ...properties }: RemoteViewProps) {
  const state = useSyncExternalStore(remoteLoads.subscribe, () => remoteLoads.get(remote.name, expose));
  const crash = useCrash(remote);

  useEffect(() => remoteLoads.load(remote, expose), [remote, expose]);

  const waiting = skeleton ?? <RemoteSkeleton title={title} />;
  if (crash.failure) return <RemoteFailureCard title={title} failure={crash.failure} onRetry={crash.reset} />;
  switch (state.status) {
    case 'failed': {
      const retry = () => remoteLoads.retry(remote, expose);
      return <RemoteFailureCard title={title} failure={state.failure} onRetry={retry} />;
    }
    case 'ready': {
      const Screen = state.module;
      return (
        <RemoteBoundary key={crash.tries} fallback={waiting} onError={crash.take}>
          <Suspense fallback={waiting}>
            <Screen {...properties} />
          </Suspense>
        </RemoteBoundary>
      );
    }
    default:
      return waiting;
  }
}

/** What a module threw after it was loaded, and how often it was started again. */
function useCrash(remote: ResolvedRemote) {
  const [failure, setFailure] = useState<FailureDetails>();
  const [tries, setTries] = useState(0);

  const take = useCallback(
    (error: unknown) => {
      const version = remoteLoads.versionInUse(remote.name) ?? remote;
      void diagnose(error, version).then(({ kind, status }) => {
        setFailure({ kind, version: version.version, ...(status === undefined ? {} : { status }) });
        reportLoad({ name: remote.name, version: version.version, outcome: 'failed', kind, ms: 0 });
      });
    },
    [remote],
  );
  const reset = useCallback(() => {
    retryFailedLoads();
    setTries((count) => count + 1);
    setFailure(undefined);
  }, []);
  return { failure, tries, take, reset };
}
