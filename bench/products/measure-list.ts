import type { Browser, Page } from '@playwright/test';

/** Milliseconds, one for each time it was measured. */
export interface ListFigures {
  /** From a key to the frame in which it stands in the box. */
  keys: number[];
  /** The same with ten pages of the list behind it. */
  keysDeep: number[];
  /** From the last key of a search to the frame with the rows that it finds, the list's own pause among it. */
  found: number[];
}

const SEARCHES = ['harina', 'cafe rio', 'aceite 1 l', 'p0000', 'jabon 250', 'pasta 2 kg'];
const ROUNDS = 4;
const PAGES = 10;
const ROWS_OF_A_PAGE = 100;

/** Put into the page as text: see caja/measure-caja.ts. A time starts when the system had the key (`timeStamp`). */
const PROBE = `
  window.__keys = []; window.__found = [];
  let last;
  function afterPaint(then) {
    requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = then; c.port2.postMessage(0); });
  }
  document.addEventListener('keydown', (event) => {
    if (event.target.type !== 'search' || event.key === 'Escape') return;
    const start = event.timeStamp;
    last = start;
  }, { capture: true });
  document.addEventListener('input', (event) => {
    if (event.target.type !== 'search') return;
    const start = last;
    // Behind the page's own listeners, and what they have put off to the end of the task.
    queueMicrotask(() => afterPaint(() => window.__keys.push(performance.now() - start)));
  }, { capture: true });
  new MutationObserver(() => {
    const table = document.querySelector('table[aria-label="Productos"]');
    const wasStale = window.__stale;
    window.__stale = table?.getAttribute('aria-busy') === 'true';
    if (wasStale && !window.__stale && last !== undefined) {
      const start = last;
      afterPaint(() => window.__found.push(performance.now() - start));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

/** Opens the list as its owner and types. */
export async function measureList(browser: Browser, baseURL: string, token: string): Promise<ListFigures> {
  // What is asked of the page below comes as text, which its policy would refuse.
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL, bypassCSP: true, viewport });
  try {
    await context.addInitScript(`
      localStorage.setItem('cuadra.session', ${JSON.stringify(JSON.stringify({ token }))});
      localStorage.setItem('cuadra.get-started', 'completed');`);
    const page = await context.newPage();
    await page.addInitScript(PROBE);
    await page.goto('/products');
    const rows = page.getByRole('table', { name: 'Productos' }).locator('tbody').getByRole('row');
    await rows.first().waitFor();
    // The first letters fetch what comes late; they are a person's, but no measure of the list.
    await type(page, 'arroz');
    await take(page, '__keys');
    await take(page, '__found');
    for (let round = 0; round < ROUNDS; round++) for (const words of SEARCHES) await type(page, words);
    const keys = await take(page, '__keys');
    const found = await take(page, '__found');
    const keysDeep: number[] = [];
    for (const words of SEARCHES) {
      await scrollDown(page);
      // Without its pause the search begins while the list still has all its pages.
      for (const key of words.slice(0, 3)) await press(page, key);
      keysDeep.push(...(await take(page, '__keys')));
      await page.keyboard.press('Escape');
    }
    return { keys, keysDeep, found };
  } finally {
    await context.close();
  }
}

async function type(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar' }).focus();
  for (const key of words) await press(page, key);
  await page.waitForFunction(
    `new URL(location.href).searchParams.get('search') === ${JSON.stringify(words)}`,
  );
  await page.waitForFunction(
    `document.querySelector('table[aria-label="Productos"]')?.getAttribute('aria-busy') !== 'true'`,
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(`!new URL(location.href).searchParams.has('search')`);
}

/** At a person's pace. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(110);
}

/** Loads ten pages, if the company has as many, and comes back to the search. */
async function scrollDown(page: Page): Promise<void> {
  const count = (): Promise<number> =>
    page.evaluate(
      `Number(document.querySelector('tbody tr:last-of-type')?.getAttribute('aria-rowindex') ?? 0)`,
    );
  const rows = page.getByRole('table', { name: 'Productos' }).locator('tbody').getByRole('row');
  await rows.first().waitFor();
  for (let turn = 0; turn < PAGES * 6 && (await count()) < PAGES * ROWS_OF_A_PAGE; turn++) {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1000);
    await page.waitForTimeout(80);
  }
  await page.keyboard.press('F2');
}

async function take(page: Page, name: '__keys' | '__found'): Promise<number[]> {
  return page.evaluate<number[]>(`window.${name}.splice(0)`);
}
