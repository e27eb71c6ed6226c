import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser/find-browser.ts';
import { BROWSER_VARIABLE } from './browser/found-browser.ts';
import { ROOT } from './server/cuadra-server.ts';

/** What `npm run build` leaves, and the tests run. */
const BUILT = ['api/dist/main.js', 'shell/.build/www/index.html', 'mf-pos/.build/www/remote.json'];

/** Once before all tests: is there a build, and which browser do we take? */
export default async function globalSetup(): Promise<void> {
  const missing = BUILT.filter((file) => !existsSync(path.join(ROOT, file)));
  if (missing.length > 0) throw new Error(`Run npm run build first: there is no ${missing.join(', ')}`);
  const browser = await findBrowser();
  process.env[BROWSER_VARIABLE] = JSON.stringify(browser);
  process.stdout.write(`Browser: ${browser.version}, ${browser.executablePath ?? "Playwright's own"}\n`);
}
