import { initialTabs, type SaleTab, selectTab } from '../sale/sale-tab.ts';

/**
 * What is stored once this window has written what it changed: two windows on one device each have their hands in another
 * sale, and none writes over the other's.
 *
 * @param stored as another window may have left them
 * @param before what this window showed
 * @param after what it shows now
 */
export function mergeTabs(
  stored: readonly SaleTab[],
  before: readonly SaleTab[],
  after: readonly SaleTab[],
): SaleTab[] {
  const changed = after.filter((tab) => {
    const known = before.find(({ number }) => number === tab.number);
    return !known || contentOf(known) !== contentOf(tab);
  });
  const isGone = ({ number }: SaleTab) =>
    before.some((tab) => tab.number === number) && !after.some((tab) => tab.number === number);
  const remaining = stored
    .filter((tab) => !isGone(tab))
    .map((tab) => changed.find(({ number }) => number === tab.number) ?? tab);
  const added = changed.filter(({ number }) => !remaining.some((tab) => tab.number === number));
  const merged = [...remaining, ...added];
  return merged.length > 0 ? keepSelection(merged, after) : initialTabs();
}

/** Each window looks at a sale of its own: what another one selects does not move this one. */
export function keepSelection(tabs: readonly SaleTab[], shown: readonly SaleTab[]): SaleTab[] {
  const selected = shown.find((tab) => tab.selected);
  const isThere = selected !== undefined && tabs.some(({ number }) => number === selected.number);
  return isThere ? selectTab(tabs, selected.number) : [...tabs];
}

function contentOf({ selected: _, ...content }: SaleTab): string {
  return JSON.stringify(content);
}
