import { readStored, useSession, writeStored } from '@cuadra/shared/state';
import { useState } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { persistedState } from '../session/persisted-state.ts';
import { chosenNext, isCollapsed, isWide, NARROW, UPRIGHT } from './sidebar-room.ts';

/** Local storage holds here what the user chose of the sidebar: see `isCollapsed`. */
export const COLLAPSED_KEY = 'cuadra.sidebar-collapsed';

/**
 * Whether the sidebar is only icons: as the user chose, or, where they chose nothing, on a narrow window at a screen that needs
 * its width, and on an upright tablet.
 *
 * @param isWideScreen whether the screen needs all of the window's width (`wide` of its route)
 */
export function useCollapsed(isWideScreen: boolean): [collapsed: boolean, toggle: () => void] {
  const [chosen, setChosen] = useState(() => readStored(COLLAPSED_KEY));
  const isNarrow = useMedia(NARROW);
  const byItself = useMedia(UPRIGHT) || (isNarrow && isWideScreen);
  const toggle = () => {
    const next = chosenNext(chosen, byItself);
    writeStored(COLLAPSED_KEY, next);
    setChosen(next);
  };
  return [isCollapsed(chosen, byItself), toggle];
}

/** The same before the session is verified: for the screen of the address as it was when it last was. */
export function useCollapsedAsBefore(): boolean {
  const [isWideScreen] = useState(() => {
    const { state, token } = useSession.getState();
    const known = state ?? (token === null ? undefined : persistedState(token));
    return isWide(known?.remotes ?? [], location.pathname);
  });
  return useCollapsed(isWideScreen)[0];
}
