/** `npm run browser -w @cuadra/e2e`: which browser the tests would take here, as JSON, or why there is none. */
import { findBrowser } from './find-browser.ts';

try {
  process.stdout.write(`${JSON.stringify(await findBrowser(), undefined, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
