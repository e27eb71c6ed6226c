import { test as base, expect } from '@playwright/test';
import { foundBrowser } from './browser/found-browser.ts';
import { launchOptions } from './browser/launch.ts';
import type { DemoUser } from './demo-users.ts';
import { type PageErrors, watchErrors } from './page-errors.ts';
import { CashRegister } from './screens/cash-register.ts';
import { Guides } from './screens/guides.ts';
import { Login } from './screens/login.ts';
import { Products } from './screens/products.ts';
import { Shell } from './screens/shell.ts';
import { type Api, openApi, signIn } from './server/api.ts';
import { type CuadraServer, startCuadra } from './server/cuadra-server.ts';

export interface WorkerFixtures {
  /** A server of this worker's own, fresh when the worker starts. */
  cuadra: CuadraServer;
  /** A user's session, opened once. */
  sessionOf: (user: DemoUser) => Promise<string>;
}

export interface TestFixtures {
  /** Whose session the browser opens with; null has to log in. `test.use({ signedInAs: … })` changes it. */
  signedInAs: DemoUser | null;
  /** False: a browser in which the introduction has not been shown yet, and starts by itself. */
  knowsCuadra: boolean;
  /** Every error of the pages; what is left of them at the end fails the test. */
  pageErrors: PageErrors;
  /** The API as the owner sees it, to hold the screen against. */
  api: Api;
  login: Login;
  shell: Shell;
  cashRegister: CashRegister;
  guides: Guides;
  products: Products;
}

/** The completed get-started mark (spec §9). */
const GUIDED = { name: 'cuadra.get-started', value: 'completed' };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [async ({ browserName: _ }, use) => use(launchOptions(foundBrowser())), { scope: 'worker' }],
  cuadra: [
    async ({ browserName: _ }, use) => {
      const server = await startCuadra();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sessionOf: [
    async ({ cuadra }, use) => {
      const tokens = new Map<DemoUser, Promise<string>>();
      await use((user) => {
        const token = tokens.get(user) ?? signIn(cuadra.url, user);
        tokens.set(user, token);
        return token;
      });
    },
    { scope: 'worker' },
  ],

  signedInAs: ['demo', { option: true }],
  knowsCuadra: [true, { option: true }],
  baseURL: ({ cuadra }, use) => use(cuadra.url),
  storageState: async ({ cuadra, signedInAs, knowsCuadra, sessionOf }, use) => {
    const localStorage = knowsCuadra ? [GUIDED] : [];
    if (signedInAs !== null) {
      const token = await sessionOf(signedInAs);
      localStorage.push({ name: 'cuadra.session', value: JSON.stringify({ token }) });
    }
    return use({ cookies: [], origins: [{ origin: cuadra.url, localStorage }] });
  },
  pageErrors: [
    async ({ context }, use) => {
      const errors = watchErrors(context);
      await use(errors);
      expect(errors.unexpected(), 'errors in the console of the page').toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ cuadra, sessionOf }, use) => use(openApi(cuadra.url, await sessionOf('demo'))),
  login: ({ page }, use) => use(new Login(page)),
  shell: ({ page }, use) => use(new Shell(page)),
  cashRegister: ({ page }, use) => use(new CashRegister(page)),
  guides: ({ page }, use) => use(new Guides(page)),
  products: ({ page }, use) => use(new Products(page)),
});

export { expect };
