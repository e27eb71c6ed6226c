/**
 * The JavaScript that a first visit takes, in bytes on the wire (compressed) and requests: at login, and to a Caja that
 * can sell, with nothing cached. Held against the aims of 150 kB and 230 kB. `npm run first-load -w @cuadra/bench`
 */
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/browser/find-browser.ts';
import { launchOptions } from '../../e2e/browser/launch.ts';
import { PASSWORDS } from '../../e2e/demo-users.ts';
import { Login } from '../../e2e/screens/login.ts';
import { startCuadra } from '../../e2e/server/cuadra-server.ts';
import { say } from '../measure.ts';

/** Kilobytes of compressed JavaScript, 1 kB = 1000 bytes. */
const LIMITS = { login: 150, caja: 230 };

interface Script {
  path: string;
  bytes: number;
}

const browser = await chromium.launch(launchOptions(await findBrowser()));
const server = await startCuadra();
try {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  // With its worker, a browser would have most of what Caja needs from the login's visit.
  const page = await context.newPage();
  report('Login', await visit(page, '/login', 'input[type="password"]'), LIMITS.login);

  await new Login(page).logIn('demo', PASSWORDS.demo);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  report(
    'Caja, to its first usable screen',
    await visit(page, '/cash-register', '[aria-label="Buscar producto"], input[type="search"]'),
    LIMITS.caja,
  );
} finally {
  await browser.close();
  await server.stop();
}

/**
 * Opens a page, and gives the scripts that were asked for before an element of it was first there: what is fetched ahead
 * when the browser is idle comes after it and is nobody's wait.
 */
async function visit(page: Page, path: string, usable: string): Promise<Script[]> {
  // As text: what tsx makes of a function names helpers that the page does not have.
  await page.addInitScript({
    content: `(function look() {
      if (document.querySelector(${JSON.stringify(usable)})) performance.mark('usable');
      else requestAnimationFrame(look);
    })()`,
  });
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  return page.evaluate(() => {
    const at = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.startTime <= at && entry.name.endsWith('.js') && entry.transferSize > 0)
      .map((entry) => ({ path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }));
  });
}

function report(what: string, scripts: Script[], limit: number): void {
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  say(
    `${what}: ${kilobytes.toFixed(1)} kB of JavaScript in ${scripts.length} requests (aim: at most ${limit} kB)`,
  );
  for (const { path, bytes } of [...scripts].sort((a, b) => b.bytes - a.bytes)) {
    say(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`);
  }
}
