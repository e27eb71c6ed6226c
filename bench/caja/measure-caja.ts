import type { Browser, Page } from '@playwright/test';
import { CashRegister } from '../../e2e/screens/cash-register.ts';

/** Milliseconds, one for each time it was measured. */
export interface CajaFigures {
  /** All of the catalogue fetched, with nothing on the device. */
  fetched: number;
  opened: number[];
  keys: number[];
  scans: number[];
  longest: number;
  megabytes: number;
}

const VISITS = 7;
const SEARCHES = ['harina', 'cafe rio', 'aceite 1 l', 'p0000', '75901', 'jabon 250', 'pasta 2 kg'];
const ROUNDS = 4;
const SCANS = 60;

/**
 * Put into the page as text: what tsx makes of a function names helpers that the page does not have. A time starts when the
 * system had the key (`timeStamp`). It ends behind the frame that was drawn after the last change of the search pane that a
 * key made, however late that came, or after the first change of the lines that a scan made; where nothing changes, behind
 * the first frame.
 */
const PROBE = `
  window.__keys = []; window.__scans = []; window.__longest = 0;
  let key, scan;
  function afterPaint(then) {
    requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = then; c.port2.postMessage(0); });
  }
  document.addEventListener('keydown', (event) => {
    const pressed = { start: event.timeStamp, end: undefined };
    if (event.key === 'Enter') { window.__scans.push(pressed); scan = pressed; }
    else { window.__keys.push(pressed); key = pressed; scan = undefined; }
    // Behind the page's own listeners, and what they have put off to the end of the task.
    afterPaint(() => { pressed.end ??= performance.now(); });
  }, { capture: true });
  new MutationObserver((changes) => {
    const isIn = (label) => changes.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[aria-label="' + label + '"]'));
    const typed = key;
    if (typed && isIn('Buscar productos')) afterPaint(() => { typed.end = performance.now(); });
    if (scan && isIn('Líneas')) {
      const scanned = scan;
      scan = undefined;
      afterPaint(() => { scanned.end = performance.now(); });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) {
      if (interactionId) window.__longest = Math.max(window.__longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  (function look() {
    if (document.querySelector('[aria-label="Productos"] button') && document.querySelector('input[type=search]')) performance.mark('usable');
    else requestAnimationFrame(look);
  })();
`;

/** Opens Caja as its cashier, again and again, types and scans. */
export async function measureCaja(browser: Browser, baseURL: string, token: string): Promise<CajaFigures> {
  // What is asked of the page below comes as text, which its policy would refuse.
  const context = await browser.newContext({
    baseURL,
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await context.addInitScript(`
      localStorage.setItem('cuadra.session', ${JSON.stringify(JSON.stringify({ token }))});
      localStorage.setItem('cuadra.get-started', 'completed');`);
    const page = await context.newPage();
    await page.addInitScript(PROBE);
    const caja = new CashRegister(page);
    const started = performance.now();
    await caja.open();
    while (!(await page.evaluate<boolean>(hasWhole))) await page.waitForTimeout(50);
    const fetched = performance.now() - started;
    const opened: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      await page.reload();
      opened.push(await usableAt(page));
    }
    await caja.searchBox.focus();
    for (let round = 0; round < ROUNDS; round++) {
      for (const words of SEARCHES) {
        for (const key of words) {
          await page.keyboard.press(key === ' ' ? 'Space' : key);
          await page.waitForTimeout(110);
        }
        await page.keyboard.press('Escape');
      }
    }
    const keys = await take(page, '__keys');
    for (let scan = 0; scan < SCANS; scan++) {
      // The products that the API imported, with their stock.
      await scanNow(page, String(7590000000000 + (scan % 40)));
      await page.waitForTimeout(60);
    }
    const scans = await take(page, '__scans');
    const cdp = await context.newCDPSession(page);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const [longest = 0] = await page.evaluate<number[]>('[window.__longest]');
    return { fetched, opened, keys, scans, longest, megabytes: usedSize / 1e6 };
  } finally {
    await context.close();
  }
}

/** As a scanner that types, with keys pressed at the very instant they are measured from. */
async function scanNow({ keyboard }: Page, barcode: string): Promise<void> {
  await Promise.all([...barcode, 'Enter'].flatMap((key) => [keyboard.down(key), keyboard.up(key)]));
}

/** A whole copy is on the device. */
const hasWhole = `(async () => {
  for (const { name } of await indexedDB.databases()) {
    if (!name.startsWith('cuadra.catalogue.')) continue;
    const db = await new Promise((resolve) => { const r = indexedDB.open(name); r.onsuccess = () => resolve(r.result); });
    const copy = await new Promise((resolve) => { const r = db.transaction('copies').objectStore('copies').get('whole'); r.onsuccess = () => resolve(r.result); });
    db.close();
    return copy !== undefined;
  }
  return false;
})()`;

/** Milliseconds from the navigation to a Caja with products and a search box. */
async function usableAt(page: Page): Promise<number> {
  await page.waitForFunction(`performance.getEntriesByName('usable').length > 0`);
  const [at = 0] = await page.evaluate<number[]>(`[performance.getEntriesByName('usable')[0].startTime]`);
  return at;
}

async function take(page: Page, name: '__keys' | '__scans'): Promise<number[]> {
  return page.evaluate<number[]>(`window.${name}.splice(0).map(({ start, end }) => end - start)`);
}
