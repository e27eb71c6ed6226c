import { defineConfig } from '@playwright/test';

/** The browser tests: Chromium against the production build with its own embedded database. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  // A third one fills what two wait, and takes a sixth of the time away; a file stays in one of them.
  workers: 3,
  fullyParallel: false,
  // A test that passes only the second time shows an error that a user meets now and then. `npm test` names how many did.
  // The second try goes once the suite has been green five times in a row on a busy machine.
  retries: 1,
  forbidOnly: true,
  // A whole day in a shop takes half a minute, and twice that on a machine that does something else as well.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    // What a worker asks for, no test could answer in the place of the server. Those of the worker itself allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Nothing moves: neither a press nor a look has to wait for it. Tests of what slides and fades ask for motion.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Recording each test takes a third of the machine: `--trace=on` looks into one.
    trace: 'off',
  },
});
