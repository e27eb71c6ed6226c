import { lazyComponent } from '@cuadra/shared/remote';
import { GET_STARTED, useDrawers, useWalkthrough } from '@cuadra/shared/state';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useVisitor } from '../navigation/use-visitor.ts';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import { ALL_GUIDES } from './drawer-ids.ts';

const Walkthrough = lazyComponent(() => import('./Walkthrough.tsx'));
const GuideDrawers = lazyComponent(() => import('./GuideDrawers.tsx'));

/** Where the get-started walkthrough may start by itself: never in the middle of a sale. */
const HOMES = ['/', '/home'];

/** The drawers of the guides and the walkthrough that runs, above every screen; each fetched when it is wanted. */
export function GuidesHost() {
  const { open } = useDrawers();
  const run = useWalkthrough((walkthrough) => walkthrough.run);
  const { company } = useVisitor().state;
  useAutoStart();
  if (company === null) return null;
  return (
    <>
      {open.some((id) => id.startsWith(ALL_GUIDES)) && (
        <FailsAlone>
          <GuideDrawers />
        </FailsAlone>
      )}
      {run && (
        <FailsAlone>
          <Walkthrough />
        </FailsAlone>
      )}
    </>
  );
}

/** A guide that cannot be fetched or drawn takes nothing else with it. */
function FailsAlone({ children }: { children: ReactNode }) {
  return (
    <RemoteBoundary fallback={null} onError={(error) => console.warn(error)}>
      <Suspense fallback={null}>{children}</Suspense>
    </RemoteBoundary>
  );
}

/** Spec §4: it starts by itself when the storage holds no completed mark. */
function useAutoStart(): void {
  const reader = useVisitor();
  const { pathname } = useLocation();
  const { open } = useDrawers();
  const { run, completed, start } = useWalkthrough();
  const { user, isExpired } = reader.state;
  const isFree = !run && open.length === 0 && HOMES.includes(pathname);
  const isDue = isFree && !completed && user.role_id !== null && !isExpired;
  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    void import('./introduction.ts').then(
      async ({ introductionFor }) => {
        const steps = await introductionFor(reader);
        if (!isGone) start(GET_STARTED, steps);
      },
      // Another visit will have it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isDue, reader, start]);
}
