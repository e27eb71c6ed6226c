import { defineConfig } from '@playwright/test';

/** The browser tests: Chromium against the production build with its own embedded database. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // Once more, so that one hiccup of a busy machine does not hide what the other tests say. `npm test` counts and names
  // what needed it: a test that fails now and then tells of a fault that a user meets now and then.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    // What a worker asks for, no test could answer in the place of the server. Those of the worker itself allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Only where a test is played once more: recording each of them takes a third of the machine.
    trace: 'on-first-retry',
  },
});
