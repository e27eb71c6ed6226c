import type { Routed } from '@cuadra/shared/contract';
import { matchRoute } from '../remotes/match-route.ts';

/** Narrower than this, the sidebar gives way to a screen that needs all of the width. */
export const NARROW = '(max-width: 1199px)';

/** Narrower than this, as an upright tablet is, it gives way to every screen. */
export const UPRIGHT = '(max-width: 960px)';

/** Whether the screen at a path needs all of the window's width. */
export function isWide(remotes: readonly Routed[], pathname: string): boolean {
  return matchRoute(remotes, pathname)?.route.wide ?? false;
}

/**
 * Whether the sidebar is only icons.
 *
 * @param chosen by the user: `1`, only icons, or `0`, words too; null where they chose nothing
 * @param byItself whether it would be so without a choice
 */
export function isCollapsed(chosen: string | null, byItself: boolean): boolean {
  return chosen === null ? byItself : chosen === '1';
}

/** What is chosen by a press on its button; what would be so by itself is no choice. */
export function chosenNext(chosen: string | null, byItself: boolean): string | null {
  const next = !isCollapsed(chosen, byItself);
  if (next === byItself) return null;
  return next ? '1' : '0';
}
