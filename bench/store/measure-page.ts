import type { Browser } from '@playwright/test';
import { type Line, simulate } from '../first-load/conditions.ts';

/** What somebody who comes for the first time waits for; milliseconds. */
export interface PageFigures {
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: of each task from the first paint on, what is beyond 50. */
  tbt: number;
}

/** Milliseconds without a request or a task, after which a page has come to rest. */
const REST = 2_000;

/** As text: what tsx makes of a function names helpers that the page does not have. */
const PROBE = `
  window.__lcp = 0; window.__fcp = 0; window.__tasks = [];
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) window.__lcp = startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.name === 'first-contentful-paint') window.__fcp = e.startTime; })
    .observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => { for (const { startTime, duration } of list.getEntries()) window.__tasks.push([startTime, duration]); })
    .observe({ type: 'longtask', buffered: true });
`;

/** Opens a page on a phone that has never been here, with a four times slower processor. */
export async function measurePage(browser: Browser, url: string, line: Line): Promise<PageFigures> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    // What is asked of the page below comes as text, which its policy would refuse.
    bypassCSP: true,
    locale: 'es-VE',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(PROBE);
    await simulate(await context.newCDPSession(page), line);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST);
    const [lcp = 0, fcp = 0] = await page.evaluate<number[]>('[window.__lcp, window.__fcp]');
    if (lcp === 0 || fcp === 0) throw new Error(`${url} painted nothing`);
    const tasks = await page.evaluate<[number, number][]>('window.__tasks');
    const blocked = tasks
      .filter(([start, duration]) => start + duration > fcp)
      .map(([start, duration]) => Math.max(0, Math.min(duration, start + duration - fcp) - 50));
    return { lcp, tbt: blocked.reduce((sum, ms) => sum + ms, 0) };
  } finally {
    await context.close();
  }
}
