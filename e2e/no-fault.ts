import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** At both ends of an open menu; hands the focus on as soon as it has it, so that nobody ever stands there. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

/** Neither a serious nor a critical fault of WCAG 2.2 A and AA. */
export async function expectNoFault(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const { violations } = await new AxeBuilder({ page })
    .exclude(FOCUS_GUARD)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  expect(faults).toEqual([]);
}
