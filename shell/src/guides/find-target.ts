import type { WalkthroughTarget } from '@cuadra/shared/state';

export interface FoundTarget {
  element: HTMLElement;
  target: WalkthroughTarget;
}

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
    const { selector, name } = target;
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (element.closest('[inert]') || (name !== undefined && nameOf(element) !== name)) continue;
      if (isInSight(element)) return { element, target };
    }
  }
  return undefined;
}

/** What an element is called, for the ways in which the screens name things; not all that the standard knows. */
export function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  const labels = element.getAttribute('aria-labelledby');
  if (labels !== null) return labels.split(/\s+/).map(textOf).join(' ').trim();
  const fields = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return fields.length > 0 ? fields.map(plainText).join(' ').trim() : plainText(element);
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
