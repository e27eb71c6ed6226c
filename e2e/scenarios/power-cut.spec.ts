import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type OwnBrowser, startOwnBrowser } from '../browser/own-process.ts';
import { pick, type Sellable } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { type FailingProxy, startFailingProxy } from '../server/failing-proxy.ts';

/** The power goes at each step of charging: the browser's processes are killed, and what it had on the disk is all there is. */

const SALES = '/api/v1/sales/create';
/** Milliseconds: the caja tries again by itself, at growing intervals. */
const BACK = 45_000;

let profile: string;
let wire: FailingProxy;
let browser: OwnBrowser;

test.beforeEach(async ({ cuadra }) => {
  profile = await mkdtemp(path.join(tmpdir(), 'cuadra-power-cut-'));
  wire = await startFailingProxy(cuadra.url);
});
test.afterEach(async () => {
  await browser.kill();
  wire.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** The cash register as it comes up after the power is back. */
async function powerOn(): Promise<{ page: Page; caja: CashRegister }> {
  browser = await startOwnBrowser(profile);
  const page = await browser.context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return { page, caja: new CashRegister(page) };
}

test('never lost and never doubled, whenever the power goes', async ({ api, sessionOf }) => {
  test.setTimeout(150_000);
  const [flour, coffee, rice, sugar] = await pick(api, 'harina', 'café', 'arroz', 'azúcar');
  const session = JSON.stringify({ token: await sessionOf('demo') });

  let { page, caja } = await powerOn();
  /** Local storage may have lost its last seconds with the power, the session among them: the user logs in again. */
  const open = async (page: Page) => {
    await page.goto(`${wire.url}/api/v1/health/live`);
    await page.evaluate((value) => {
      localStorage.setItem('cuadra.session', value);
      localStorage.setItem('cuadra.get-started', 'completed');
    }, session);
    await page.goto(`${wire.url}/cash-register`);
  };
  const charge = async (caja: CashRegister, product: Sellable) => {
    await caja.add(product.name);
    await caja.charge.click();
    await caja.pay('Efectivo $', '50');
    await caja.finish.click();
  };
  /** The power goes. When it is back the cashier finds the ticket with its number, and the cash register free for the next sale. */
  const cutPower = async (product: Sellable) => {
    const isGivenOut = await caja.provisionalTicket.isVisible();
    await browser.kill();
    wire.failAt(null);
    ({ page, caja } = await powerOn());
    await open(page);
    await expect
      .poll(async () => Number((await api.product(product.id)).qty), { timeout: BACK })
      .toBe(Number(product.qty) - 1);
    if (!isGivenOut) {
      await expect(caja.ticket).toBeVisible({ timeout: BACK });
      await expect(caja.ticket).toContainText(product.name);
      await caja.nextSale.click();
    }
    await expect(caja.line(product.name)).toBeHidden();
    await expect(caja.waiting).toBeHidden();
    expect(Number((await api.product(product.id)).qty), 'once').toBe(Number(product.qty) - 1);
  };

  await open(page);
  await expect(caja.searchBox).toBeVisible({ timeout: BACK });

  // Stored and not sent: the lock is held.
  await page.evaluate(async () => {
    const name = `cuadra.outbox.${JSON.parse(localStorage.getItem('cuadra.session-state') ?? '{}').state.company.id}`;
    await new Promise<void>((resolve) => {
      void navigator.locks.request(name, () => {
        resolve();
        return new Promise(() => undefined);
      });
    });
  });
  await charge(caja, flour);
  await expect.poll(() => storedCount(page)).toBe(1);
  await cutPower(flour);

  // Sent, and it never arrives.
  wire.failAt({ path: SALES, failure: 'hang' });
  let sent = page.waitForRequest((request) => request.url().endsWith(SALES));
  await charge(caja, coffee);
  await sent;
  await cutPower(coffee);

  // It arrived and was sold, and the answer is still on its way.
  wire.failAt({ path: SALES, failure: 'half' });
  sent = page.waitForRequest((request) => request.url().endsWith(SALES));
  await charge(caja, rice);
  await sent;
  await expect.poll(async () => Number((await api.product(rice.id)).qty)).toBe(Number(rice.qty) - 1);
  await cutPower(rice);

  // The answer is there: whatever local storage has of it, the ticket is on the screen again.
  await charge(caja, sugar);
  await expect(caja.ticket).toBeVisible();
  await browser.kill();
  ({ page, caja } = await powerOn());
  await open(page);
  await expect(caja.ticket).toContainText(sugar.name, { timeout: BACK });
  await caja.nextSale.click();
  await expect(caja.line(sugar.name)).toBeHidden();
  expect(Number((await api.product(sugar.id)).qty), 'once').toBe(Number(sugar.qty) - 1);
});

/** Sales that the device has on its disk. */
function storedCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('cuadra.session-state') ?? '{}').state.company;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(`cuadra.outbox.${id}`);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return new Promise<number>((resolve) => {
      const count = database.transaction('sales').objectStore('sales').count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    });
  });
}
