import { isGranted } from '@cuadra/shared/domain';
import type { WalkthroughStep } from '@cuadra/shared/state';
import { judge } from '../navigation/guard.ts';
import type { Navigation, Visitor } from '../navigation/navigation.ts';
import { matchRoute } from '../remotes/match-route.ts';
import type { Guide, GuideStep } from './guide.ts';

/** Who asks for guides, and all that he may open. */
export type Reader = Visitor & { navigation: Navigation };

/** Screens of the shell that everybody who is signed in may open. */
const OWN_SCREENS = ['/', '/home'];

/**
 * What of a guide a user is shown: nothing that leads to where he may not go.
 *
 * @returns none for a guide of which only words would be left
 */
export function stepsFor(reader: Reader, guide: Guide): WalkthroughStep[] {
  if (!isGranted(reader.grants, guide.needs)) return [];
  const steps = guide.steps.filter((step) => isForReader(reader, step));
  return steps.some(({ at }) => at !== undefined) ? steps.map(asStored) : [];
}

function isForReader(reader: Reader, { needs, at, leadsTo, drawer }: GuideStep): boolean {
  return (
    isGranted(reader.grants, needs) &&
    [at, leadsTo].every((path) => path === undefined || mayOpen(reader, path)) &&
    (drawer === undefined || reader.navigation.drawers.some((offered) => offered.drawer.id === drawer))
  );
}

function mayOpen(reader: Reader, path: string): boolean {
  if (OWN_SCREENS.includes(path)) return judge(reader, path, undefined) === 'open';
  const match = matchRoute(reader.navigation.remotes, path);
  return match !== undefined && judge(reader, path, match.route.permission) === 'open';
}

function asStored({ needs: _, leadsTo: __, ...step }: GuideStep): WalkthroughStep {
  return step;
}
