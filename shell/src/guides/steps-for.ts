import type { Guide, GuideStep, GuideTarget } from '@cuadra/shared/contract';
import { isGranted } from '@cuadra/shared/domain';
import type { WalkthroughStep, WalkthroughTarget } from '@cuadra/shared/state';
import { judge } from '../navigation/guard.ts';
import type { Navigation, Visitor } from '../navigation/navigation.ts';
import { matchRoute } from '../remotes/match-route.ts';
import type { Scope } from './find-target.ts';

/** Who asks for guides, and all that they may open. */
export type Reader = Visitor & { navigation: Navigation };

/** Screens of the shell that everybody who is signed in may open. */
const OWN_SCREENS = ['/', '/home'];

/** On a phone the menu has to be called first. */
const MENU_BUTTON = {
  role: 'button',
  name: 'Abrir menú',
  in: 'page' satisfies Scope,
  hint: 'Lo encuentras en este menú.',
};

/**
 * What of a guide a user is shown: nothing that leads to what they may not open.
 *
 * @returns none for a guide of which only words would be left
 */
export function stepsFor(reader: Reader, guide: Pick<Guide, 'needs' | 'steps'>): WalkthroughStep[] {
  if (!isGranted(reader.grants, guide.needs)) return [];
  const steps = guide.steps.filter((step) => isForReader(reader, step));
  return steps.some(({ at }) => at !== undefined) ? steps.map((step) => asStored(reader, step)) : [];
}

function isForReader(reader: Reader, { needs, at, leadsTo, drawer }: GuideStep): boolean {
  return (
    isGranted(reader.grants, needs) &&
    [at, leadsTo].every((path) => path === undefined || mayOpen(reader, path)) &&
    (drawer === undefined || drawerTitle(reader, drawer) !== undefined)
  );
}

function mayOpen(reader: Reader, path: string): boolean {
  if (OWN_SCREENS.includes(path)) return judge(reader, path, undefined) === 'open';
  const match = matchRoute(reader.navigation.remotes, path);
  return match !== undefined && judge(reader, path, match.route.permission) === 'open';
}

function drawerTitle({ navigation }: Reader, id: string): string | undefined {
  return navigation.drawers.find(({ drawer }) => drawer.id === id)?.drawer.title;
}

function asStored(reader: Reader, { title, text, at, drawer, targets = [] }: GuideStep): WalkthroughStep {
  const found = targets.flatMap((target) => asSeen(target, drawer === undefined ? 'screen' : 'drawer'));
  const heading = drawer && drawerTitle(reader, drawer);
  // A drawer of which nothing else can be pointed at has its heading.
  if (heading) found.push({ role: 'heading', name: heading, in: 'drawer' satisfies Scope });
  return {
    title,
    text,
    ...(at !== undefined && { at }),
    ...(drawer !== undefined && { drawer }),
    ...(found.length > 0 && { targets: found }),
  };
}

function asSeen({ role, name, in: among }: GuideTarget, scope: Scope): WalkthroughTarget[] {
  const target = { role, name, in: among ?? scope };
  return among === 'menu' ? [target, MENU_BUTTON] : [target];
}
