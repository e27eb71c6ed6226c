import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** At both ends of an open menu; hands the focus on as soon as it has it, so that nobody ever stands there. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The one rule that a theme can break: a theme is nothing but colours, CSS variables below `data-theme`. */
const COLOURS = ['color-contrast'];

/** Neither a serious nor a critical fault of WCAG 2.2 A and AA: all rules in the theme that is on, colours in the other too. */
export async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(audit(page).withTags(LEVELS))).toEqual([]);
  const theme = await paintOther(page);
  const colours = audit(page).withRules(COLOURS);
  // A colour that is inherited takes some frames to reach the last of its heirs.
  await expect.poll(() => faultsOf(colours), `in the ${theme} theme`).toEqual([]);
  await paintOther(page);
}

/** In the page itself: otherwise axe adds up in another tab, behind which this one stops to draw. */
function audit(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude(FOCUS_GUARD).setLegacyMode();
}

async function faultsOf(audited: AxeBuilder) {
  const { violations } = await audited.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
}

/** As the store of themes does it (shared/src/state/theme.ts), with nothing pressed and nothing closed. */
async function paintOther(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const other = dataset.theme === 'dark' ? 'light' : 'dark';
    dataset.theme = other;
    return new Promise<string>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done(other)));
    });
  });
}
