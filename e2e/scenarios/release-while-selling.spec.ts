import type { Browser, Page } from '@playwright/test';
import { DOLLARS, expect, test } from '../cashier-day.ts';
import type { CuadraServer } from '../server/cuadra-server.ts';
import { openPipeline } from '../server/pipeline.ts';
import { signedInWith } from '../server/signed-in-with.ts';

/** Milliseconds without a key or a pointer after which a tab takes a new version, and half as many again. */
const QUIET = 7_500;
const VERSION = '6.0.0';

test('a change of Caja is published and taken back while a cashier sells: each sale ends as it began, and then the tab follows', async ({
  page,
  browser,
  cuadra,
  shop,
  shell,
  cashRegister,
}) => {
  test.setTimeout(180_000);
  const { flour, coffee, rice } = shop;
  const before = (await cuadra.releases.active('mf_pos')).version;
  const pipeline = await openPipeline(cuadra, 'mf-pos');
  const changed = page.getByRole('button', { name: 'Venta aparte' });
  const mark = () => page.evaluate(() => Object.assign(globalThis, { __marked: true }));
  const isMarked = () => page.evaluate(() => '__marked' in globalThis).catch(() => true);
  const sell = async () => {
    await cashRegister.charge.click();
    await cashRegister.pay(DOLLARS, '20');
    const ticket = await cashRegister.finishSale();
    await cashRegister.nextSale.click();
    return ticket;
  };
  try {
    await cashRegister.open();
    await cashRegister.add(flour.name);
    await cashRegister.setQuantity(flour.name, '3');
    await mark();

    await pipeline.publish(VERSION, { replace: ['Nueva venta', '"Venta aparte"'] });
    expect(await versionOfPage(cuadra)).toBe(before);
    pipeline.release(['activate', 'mf-pos', VERSION]);
    await eventually(() => versionOfPage(cuadra), VERSION);
    await expectOnNewPage(browser, cuadra, shop.owner.token, 'Venta aparte');

    await test.step('the sale goes on, and ends with all that was in it', async () => {
      // Its search asks the server, and thereby hears that there is something new.
      await cashRegister.add(coffee.name);
      await page.waitForTimeout(QUIET);
      expect(await isMarked()).toBe(true);
      await expect(cashRegister.newSale).toBeVisible();
      await expect(cashRegister.quantity(flour.name)).toHaveValue('3');
      await expect(cashRegister.lines.getByRole('listitem')).toHaveCount(2);
      const { products } = await sell();
      expect(products.map(({ name, qty }) => [name, Number(qty)])).toEqual([
        [flour.name, 3],
        [coffee.name, 1],
      ]);
    });

    await test.step('once nothing is open, the tab has the change', async () => {
      await shell.goTo('Productos');
      await expect.poll(isMarked).toBe(false);
      await shell.goTo('Caja');
      await expect(changed).toBeVisible();
    });

    await test.step('it is taken back in the middle of the next sale: new pages at once, this one after it', async () => {
      await cashRegister.add(rice.name);
      await mark();
      expect(pipeline.release(['rollback', 'mf-pos'])).toContain(before);
      await eventually(() => versionOfPage(cuadra), before);
      await expectOnNewPage(browser, cuadra, shop.owner.token, 'Nueva venta');
      await cashRegister.add(coffee.name);
      await page.waitForTimeout(QUIET);
      expect(await isMarked()).toBe(true);
      await expect(changed).toBeVisible();
      const { products } = await sell();
      expect(products.map(({ name }) => name)).toEqual([rice.name, coffee.name]);
      await shell.goTo('Productos');
      await expect.poll(isMarked).toBe(false);
      await shell.goTo('Caja');
      await expect(cashRegister.newSale).toBeVisible();
    });
    expect([await shop.stockOf(flour), await shop.stockOf(coffee), await shop.stockOf(rice)]).toEqual([
      47, 48, 49,
    ]);
  } finally {
    if ((await cuadra.releases.active('mf_pos')).version !== before) pipeline.release(['rollback', 'mf-pos']);
    await pipeline.end();
  }
});

/** Of Caja, in the page as the server gives it out now. */
async function versionOfPage({ url }: CuadraServer): Promise<string | undefined> {
  const page = await (await fetch(`${url}/cash-register`)).text();
  return /\/remotes\/mf_pos\/([^/"]+)\//.exec(page)?.[1];
}

async function eventually(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect.poll(read, { intervals: [25] }).toBe(expected);
}

/** What somebody else sees who opens Caja now. */
async function expectOnNewPage(
  browser: Browser,
  { url }: CuadraServer,
  token: string,
  button: string,
): Promise<void> {
  const other: Page = await browser.newPage({ baseURL: url, serviceWorkers: 'block' });
  await signedInWith(other, token);
  await other.goto('/cash-register');
  await expect(other.getByRole('button', { name: button })).toBeVisible();
  await other.close();
}
