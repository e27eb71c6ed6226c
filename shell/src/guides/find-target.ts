import type { GuideRole } from '@cuadra/shared/contract';
import type { WalkthroughTarget } from '@cuadra/shared/state';

export interface FoundTarget {
  element: HTMLElement;
  target: WalkthroughTarget;
}

/** Where a target is looked for. */
export type Scope = 'screen' | 'drawer' | 'menu' | 'tiles' | 'page';

const SCOPES: Readonly<Record<Scope, string>> = {
  screen: 'main',
  drawer: '[role="dialog"]',
  menu: 'nav[aria-label="Principal"]',
  tiles: 'main [aria-label="Accesos"]',
  page: 'body',
};

/** What has a role without saying so. */
const ELEMENTS: Readonly<Record<GuideRole, string>> = {
  button: 'button',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  list: 'ul, ol',
  region: 'section',
  searchbox: 'input[type="search"]',
  table: 'table',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], textarea',
};

/** What is called by the text in it, where nothing else names it. */
const NAMED_BY_CONTENT: readonly string[] = ['button', 'heading', 'link'] satisfies GuideRole[];

/**
 * The first of the targets that is in sight.
 *
 * @param isInSight whether an element is drawn; told apart, because it takes a browser
 */
export function findTarget(
  targets: readonly WalkthroughTarget[],
  isInSight: (element: HTMLElement) => boolean = isDrawn,
): FoundTarget | undefined {
  for (const target of targets) {
    for (const element of elementsFor(target)) {
      if (element.closest('[inert]') || !isCalled(element, target)) continue;
      if (isInSight(element)) return { element, target };
    }
  }
  return undefined;
}

/** What has the role, where it is looked for; nothing for a role or a place of which this version does not know. */
function elementsFor({ role, in: scope = 'screen' }: WalkthroughTarget): HTMLElement[] {
  const implicit = own(ELEMENTS, role);
  const place = own(SCOPES, scope);
  if (implicit === undefined || place === undefined) return [];
  return [...document.querySelectorAll(place)].flatMap((within) =>
    [...within.querySelectorAll<HTMLElement>(`${implicit}, [role="${role}"]`)].filter(
      (element) => (element.getAttribute('role') ?? role) === role,
    ),
  );
}

function own(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** On a tile the label stands in an element of its own, above what one finds there. */
function isCalled(element: HTMLElement, { role, name, in: scope }: WalkthroughTarget): boolean {
  if (nameOf(element, role) === name) return true;
  return scope === 'tiles' && [...element.querySelectorAll('*')].some((part) => plainText(part) === name);
}

/** What an element is called, for the ways in which the screens name things; not all that the standard knows. */
export function nameOf(element: HTMLElement, role: string): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  const labels = element.getAttribute('aria-labelledby');
  if (labels !== null) return labels.split(/\s+/).map(textOf).join(' ').trim();
  const fields = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  if (fields.length > 0) return fields.map(plainText).join(' ').trim();
  return NAMED_BY_CONTENT.includes(role) ? plainText(element) : '';
}

function textOf(id: string): string {
  const element = document.getElementById(id);
  return element ? plainText(element) : '';
}

/** Keys that are drawn on a button are not part of its name. */
function plainText(node: Node): string {
  const copy = node.cloneNode(true);
  if (copy instanceof Element)
    for (const aside of copy.querySelectorAll('kbd, [aria-hidden]')) aside.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
