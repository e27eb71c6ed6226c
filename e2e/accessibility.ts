import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** At both ends of an open menu; hands the focus on as soon as it has it, so that nobody ever stands there. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The one rule that a theme can break: a theme is nothing but colours, CSS variables below `data-theme`. */
const COLOURS = ['color-contrast'];

/**
 * No serious and no critical violation of WCAG 2.2 A and AA: all rules in the theme that is on, colours in the other too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settleColours(page);
  expect(await violationsOf((await audit(page)).withTags(LEVELS))).toEqual([]);
  const theme = await paintOther(page);
  expect(await violationsOf((await audit(page)).withRules(COLOURS)), `in the ${theme} theme`).toEqual([]);
  await paintOther(page);
}

/**
 * In the page itself: otherwise axe adds up in another tab, behind which this one stops to draw. Its script, half a
 * megabyte, is sent once a page; and it works out and sends nothing but what is violated.
 */
async function audit(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'window.axe;' }) })
    .exclude(FOCUS_GUARD)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function violationsOf(audited: AxeBuilder) {
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
  const theme = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    return dataset.theme;
  });
  await settleColours(page);
  return theme;
}

/** Waits for the last transition: where a colour is inherited, the end of one starts the next. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await frame();
    do {
      await frame();
      await Promise.allSettled(running().map(({ finished }) => finished));
    } while (running().length > 0);
  });
}
