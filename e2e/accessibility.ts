import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** At both ends of an open menu; hands the focus on as soon as it has it, so that nobody ever stands there. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

const LEVELS: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** The one rule that a theme can break: a theme is nothing but colours, CSS variables below `data-theme`. */
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Half a megabyte, read once a process. */
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * No serious and no critical violation of WCAG 2.2 A and AA: all rules in the theme that is on, colours in the other too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settleColours(page);
  await Promise.all(page.frames().map(load));
  expect(await steadyViolations(page, LEVELS)).toEqual([]);
  const theme = await paintOther(page);
  await settleColours(page);
  expect(await steadyViolations(page, COLOURS), `in the ${theme} theme`).toEqual([]);
  await paintOther(page);
}

/** Sent once a page, and to the frames in it, which axe asks from there. */
async function load(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(await source);
  await frame.evaluate(rememberColours);
}

/**
 * axe reads each colour anew, of each element and of all that lies behind it, and takes a quarter of its time for that: a page
 * has a few dozen. What it reads stays the same.
 */
function rememberColours(): void {
  interface Colour {
    red: number;
    green: number;
    blue: number;
    alpha: number;
    parseString: (text: string) => Colour;
  }
  const commons = window.axe?.commons as unknown as { color: { Color: { prototype: Colour } } } | undefined;
  if (!commons) throw new Error('axe was not loaded');
  const { prototype } = commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, { r: number; g: number; b: number; alpha: number }>();
  prototype.parseString = function parseString(this: Colour & { r: number; g: number; b: number }, text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    // What cannot be read throws, and axe writes down why.
    read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Looks at a page that goes on loading, at most. */
const LOOKS = 5;

/**
 * What is violated. A page that put in or took out elements while it was looked at is looked at again: of a button that has just
 * gone, axe says that it has no name.
 */
async function steadyViolations(page: Page, runOnly: axe.RunOnly) {
  for (let look = 1; ; look++) {
    const { found, isChanged } = await violations(page, runOnly);
    if (found.length === 0 || !isChanged || look === LOOKS) return found;
  }
}

/**
 * In the page itself: otherwise axe adds up in another tab, behind which this one stops to draw. Only what is violated is worked
 * out in full, and sent.
 */
function violations(page: Page, runOnly: axe.RunOnly) {
  return page.evaluate(
    async ({ exclude, runOnly }) => {
      if (!window.axe) throw new Error('axe was not loaded');
      let isChanged = false;
      const observer = new MutationObserver(() => {
        isChanged = true;
      });
      observer.observe(document.body, { childList: true, subtree: true });
      const all = await window.axe.run({ exclude }, { runOnly, resultTypes: ['violations'] });
      observer.disconnect();
      const found = all.violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
        }));
      return { found, isChanged };
    },
    { exclude: [FOCUS_GUARD], runOnly },
  );
}

/** As the store of themes does it (shared/src/state/theme.ts), with nothing pressed and nothing closed. */
function paintOther(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    return dataset.theme;
  });
}

/** Waits for the last transition: where a colour is inherited, the end of one starts the next. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await frame();
    await frame();
    // To ask has the whole page styled.
    for (let transitions = running(); transitions.length > 0; transitions = running()) {
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      await frame();
    }
  });
}
