import type { Guide } from '@cuadra/shared/contract';
import { notify, useDrawers, useWalkthrough, type WalkthroughStep, withDrawer } from '@cuadra/shared/state';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVisitor } from '../navigation/use-visitor.ts';
import { fetchGuides } from './fetch-guides.ts';
import { getStarted } from './get-started.ts';
import { stepsFor } from './steps-for.ts';

export interface GuideControl {
  /** Starts a guide from its beginning, on the screen where it begins. */
  start: (guide: Guide) => void;
  /** Starts the introduction, once the modules have said what belongs into it. */
  introduce: () => Promise<void>;
  /** Shows another step of the one that runs, on its screen. */
  goTo: (index: number) => void;
  /** Brings the screen of the step that stands, after the user went elsewhere. */
  comeBack: () => void;
  stop: () => void;
}

/** Starts guides and walks through them. Only a press leads to another screen: nobody is pulled away from their work. */
export function useGuideControl(): GuideControl {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const reader = useVisitor();
  const { open } = useDrawers();
  const { steps, index, start, goTo, stop } = useWalkthrough();

  const arrive = useCallback(
    (step: WalkthroughStep | undefined) => {
      if (!step || isAt(step, pathname, open)) return;
      const path = step.at ?? pathname;
      const search = step.drawer === undefined ? '' : withDrawer('', step.drawer);
      // Above the same screen, closing the drawer is going back; elsewhere it is not.
      const pushed = search !== '' && path === pathname && open.length === 0;
      // What stands open now was for choosing a guide, or of another step: back should not lead to it.
      const replace = path === pathname && open.length > 0;
      navigate({ pathname: path, search }, { replace, ...(pushed && { state: { drawersPushed: 1 } }) });
    },
    [navigate, pathname, open],
  );

  return useMemo(() => {
    const begin = (guide: Guide) => {
      const own = stepsFor(reader, guide);
      notify.dismiss();
      start(guide.id, own);
      arrive(own[0]);
    };
    return {
      start: begin,
      introduce: async () => begin(getStarted(await fetchGuides(reader))),
      goTo: (next) => {
        goTo(next);
        arrive(steps[next]);
      },
      comeBack: () => arrive(steps[index]),
      stop,
    };
  }, [reader, start, goTo, stop, arrive, steps, index]);
}

/** Whether what a step is about stands on the screen: its path, and its drawer or none. */
export function isAt({ at, drawer }: WalkthroughStep, pathname: string, open: readonly string[]): boolean {
  return (
    (at === undefined || at === pathname) &&
    (drawer === undefined ? open.length === 0 : open.at(-1) === drawer)
  );
}
