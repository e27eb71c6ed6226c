import type { Permission } from '@cuadra/shared/domain';
import type { WalkthroughStep, WalkthroughTarget } from '@cuadra/shared/state';
import type { IconProps } from '@cuadra/shared/ui';

/** A stop of a guide, and who gets to see it. */
export interface GuideStep extends WalkthroughStep {
  /** Left out for who lacks it. */
  needs?: Permission;
  /** The path that what it points at leads to: left out where it may not be opened. */
  leadsTo?: string;
}

/** A walkthrough that somebody may start. */
export interface Guide {
  /** Unique among all guides. */
  id: string;
  title: string;
  /** One line: what one can do afterwards. */
  description: string;
  /** Without it there is nothing to show to a user. */
  needs?: Permission;
  steps: readonly GuideStep[];
}

/** Guides on one part of the application, in a drawer of their own (spec §2). */
export interface GuideSection {
  /** The id of its drawer. */
  drawer: string;
  title: string;
  description: string;
  icon: IconProps['name'];
  guides: readonly Guide[];
}

/** On a phone the menu has to be called first. */
const MENU_BUTTON: WalkthroughTarget = {
  selector: 'button[aria-label="Abrir menú"]',
  hint: 'Lo encuentras en este menú.',
};

/** An entry of the sidebar, by the path or drawer that it leads to. */
export function inMenu(address: string): WalkthroughTarget[] {
  return [{ selector: `nav[aria-label="Principal"] a[href$="${address}"]` }, MENU_BUTTON];
}

/** A button or link, by what it is called. */
export function button(...names: string[]): WalkthroughTarget[] {
  return names.map((name) => ({ selector: 'main button, main a', name }));
}

/** A named part of the screen: a region, a list, a table. */
export function part(selector: string, name: string): WalkthroughTarget[] {
  return [{ selector: `main ${selector}`, name }];
}

/** A field or search box, by its label. */
export function field(name: string): WalkthroughTarget[] {
  return [{ selector: 'main input, main select, main textarea', name }];
}

/** The drawer that is open, by its heading. */
export const OPEN_DRAWER: readonly WalkthroughTarget[] = [{ selector: '[role="dialog"] h2' }];

/** A button in the drawer that is open. */
export function inDrawer(name: string): WalkthroughTarget[] {
  return [{ selector: '[role="dialog"] button, [role="dialog"] a', name }, ...OPEN_DRAWER];
}
