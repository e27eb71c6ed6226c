import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepsAbove } from './steps-above.ts';

/** Open drawers stand in the address, `?drawer=settings&drawer=roles`, the one on top last. */
const DRAWER_PARAMETER = 'drawer';

export interface Drawers {
  /** Ids of the open drawers, the one on top last. */
  open: readonly string[];
  /** Opens a drawer above the others and pushes a history entry, so that back closes it (spec §2). */
  openDrawer: (id: string, parameters?: Readonly<Record<string, string>>) => void;
  /** The address under which a drawer stands open above the screen that is there: what a link to it says. */
  addressOf: (id: string) => string;
  /** Closes the one on top, or all from `id` up. */
  closeDrawer: (id?: string) => void;
}

/** The drawers of the address. */
export function useDrawers(): Drawers {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const open = useMemo(() => readDrawers(search), [search]);
  const pushed = pushedDrawers(state);

  const openDrawer = useCallback(
    (id: string, parameters: Readonly<Record<string, string>> = {}) => {
      if (open.includes(id)) return;
      navigate(
        { pathname, search: withDrawer(search, id, parameters) },
        { state: { drawersPushed: pushed + 1 } },
      );
    },
    [navigate, open, pathname, pushed, search],
  );

  const closeDrawer = useCallback(
    (id?: string) => {
      const index = id === undefined ? open.length - 1 : open.indexOf(id);
      const count = open.length - index;
      if (index < 0 || count === 0) return;
      // Entries that opening pushed are taken back, with those of dialogs above it; a drawer that came with the address is only
      // removed from it.
      if (pushed >= count) navigate(-(count + stepsAbove()));
      else navigate({ pathname, search: withoutDrawers(search, index) }, { replace: true });
    },
    [navigate, open, pathname, pushed, search],
  );

  const addressOf = useCallback((id: string) => pathname + withDrawer(search, id), [pathname, search]);

  return { open, openDrawer, addressOf, closeDrawer };
}

/** Ids in `search`, each once, in order. */
export function readDrawers(search: string): string[] {
  return [...new Set(new URLSearchParams(search).getAll(DRAWER_PARAMETER))];
}

export function withDrawer(
  search: string,
  id: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const next = new URLSearchParams(search);
  next.append(DRAWER_PARAMETER, id);
  for (const [key, value] of Object.entries(parameters)) next.set(key, value);
  return `?${next}`;
}

/** Keeps the first `count` drawers. */
export function withoutDrawers(search: string, count: number): string {
  const next = new URLSearchParams(search);
  next.delete(DRAWER_PARAMETER);
  for (const id of readDrawers(search).slice(0, count)) next.append(DRAWER_PARAMETER, id);
  const text = next.toString();
  return text && `?${text}`;
}

function pushedDrawers(state: unknown): number {
  const pushed =
    typeof state === 'object' && state !== null && 'drawersPushed' in state ? state.drawersPushed : 0;
  return typeof pushed === 'number' ? pushed : 0;
}
