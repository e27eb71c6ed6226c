import type { BrowserContext, Page } from '@playwright/test';
import { pick } from '../catalogue.ts';
import { test as base, expect } from '../fixtures.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { type FaultProxy, startFaultProxy } from '../server/fault-proxy.ts';

/** Behind a proxy that can be away, with the worker that opens Caja without a connection. */
const test = base.extend<{ wire: FaultProxy }>({
  wire: async ({ cuadra }, use) => {
    const proxy = await startFaultProxy(cuadra.url);
    await use(proxy);
    proxy.stop();
  },
  baseURL: ({ wire }, use) => use(wire.url),
  storageState: async ({ wire, sessionOf }, use) => {
    const localStorage = [
      { name: 'cuadra.session', value: JSON.stringify({ token: await sessionOf('demo') }) },
      { name: 'cuadra.get-started', value: 'completed' },
    ];
    await use({ cookies: [], origins: [{ origin: wire.url, localStorage }] });
  },
});
test.use({ serviceWorkers: 'allow' });

const DOLLARS = 'Efectivo $';
/** Milliseconds: the till tries again by itself, at growing intervals. */
const BACK = 45_000;

test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(/^Failed to load resource|net::ERR_|fetching the script/),
);

/** The ids under which sales went out, in all pages. */
function sentIds(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/sales/create')) ids.push(request.postDataJSON().id);
  });
  return ids;
}

/** Every script of Caja is kept, so that it opens without a connection. */
async function readyForOffline(page: Page): Promise<void> {
  const isKept = async () => {
    const kept = await (await caches.open('cuadra-files')).keys();
    const state = JSON.parse(localStorage.getItem('cuadra.session-state') ?? '{}').state;
    const till = state?.remotes.find((remote: { name: string }) => remote.name === 'mf_pos');
    const files = Object.keys(till?.files ?? {}).map((file) => new URL(till.base + file, location.href).href);
    return files.length > 0 && files.every((href) => kept.some(({ url }) => url === href));
  };
  await expect.poll(() => page.evaluate(isKept), { timeout: BACK }).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('an afternoon without a connection: sold at once, reloaded, killed, and each sale arrives once', async ({
  page,
  context,
  wire,
  api,
  cashRegister,
}) => {
  test.setTimeout(150_000);
  const ids = sentIds(context);
  const [flour, coffee] = await pick(api, 'harina', 'café');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  await cashRegister.newSale.click();
  await cashRegister.add(coffee.name);
  await readyForOffline(page);

  // The server goes first, and the browser does not know.
  wire.away(true);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toContainText(coffee.name);
  await cashRegister.nextSale.click();
  await expect(cashRegister.waiting).toHaveText(/1 por enviar/);

  // Then the network: Caja opens all the same, with the sale that was in front of the cashier.
  await context.setOffline(true);
  await page.reload();
  await expect(cashRegister.waiting).toHaveText(/1 por enviar/, { timeout: BACK });
  await cashRegister.tabs.first().click();
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toContainText(flour.name);

  // Killed with its ticket in sight, and opened again in another tab.
  await page.close({ runBeforeUnload: false });
  const second = await context.newPage();
  const till = new CashRegister(second);
  await till.open();
  await expect(till.provisionalTicket).toBeVisible({ timeout: BACK });
  await till.nextSale.click();
  await expect(till.waiting).toHaveText(/2 por enviar/);
  await till.waiting.click();
  await expect(till.waitingList).toHaveCount(2);
  await expect(till.waitingList.first()).toContainText(coffee.name);
  await expect(till.waitingList.first()).toContainText('Sin conexión');

  wire.away(false);
  await context.setOffline(false);
  await expect(second.getByText('No hay ventas por enviar')).toBeVisible({ timeout: BACK });
  const sold = [...new Set(ids)];
  expect(sold).toHaveLength(2);
  for (const id of sold) expect((await api.sale(id)).number).toBeGreaterThan(0);
  expect(Number((await api.product(flour.id)).qty), 'once').toBe(Number(flour.qty) - 1);
  expect(Number((await api.product(coffee.id)).qty), 'once').toBe(Number(coffee.qty) - 1);
});

test('two tabs on one till with a clock that is days ahead: one sale, on the day that it is', async ({
  context,
  wire,
  api,
  cashRegister,
}) => {
  test.setTimeout(120_000);
  const ids = sentIds(context);
  const ahead = Date.now() + 3 * 24 * 60 * 60_000;
  await context.clock.install({ time: ahead });
  await context.clock.resume();
  const [flour] = await pick(api, 'harina');
  const other = await context.newPage();
  await new CashRegister(other).open();
  await cashRegister.open();
  await cashRegister.add(flour.name);
  wire.away(true);
  const before = Date.now();
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toBeVisible();
  const after = Date.now();
  // The other one shows the same till.
  const seen = new CashRegister(other);
  await expect(seen.provisionalTicket).toBeVisible();

  wire.away(false);
  await expect(cashRegister.ticket).toBeVisible({ timeout: BACK });
  await expect(seen.ticket).toBeVisible();
  const sold = [...new Set(ids)];
  expect(sold).toHaveLength(1);
  const { create_at } = await api.sale(sold[0] ?? '');
  expect(Date.parse(create_at)).toBeGreaterThan(before - 60_000);
  expect(Date.parse(create_at)).toBeLessThan(after + 60_000);
  expect(Number((await api.product(flour.id)).qty), 'once').toBe(Number(flour.qty) - 1);
});

test('a sale that is refused waits for a decision, who leaves is warned, and a full disk sells directly', async ({
  page,
  wire,
  api,
  cashRegister,
}) => {
  test.setTimeout(120_000);
  const [flour] = await pick(api, 'harina');
  await cashRegister.open();
  await cashRegister.add(flour.name);
  wire.away(true);
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '50');
  await cashRegister.finish.click();
  await expect(cashRegister.provisionalTicket).toBeVisible();
  await cashRegister.nextSale.click();

  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' });
  await expect(question).toContainText('Queda 1 venta por enviar');
  await question.getByRole('button', { name: 'No' }).click();

  // What the API says of a sale that it does not take.
  await page.route('**/sales/create', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { message: 'ERROR_VALIDATION', fields: { 'payments.0.payment_method_id': 'unknown' } } },
    }),
  );
  wire.away(false);
  await expect(cashRegister.waiting).toHaveText('1 rechazada', { timeout: BACK });
  await cashRegister.waiting.click();
  const card = cashRegister.waitingList.first();
  await expect(card).toContainText('Un método de pago ya no existe');
  await card.getByRole('button', { name: 'Corregir' }).click();
  await expect(cashRegister.line(flour.name)).toBeVisible();
  await expect(cashRegister.waiting).toBeHidden();
  await page.unroute('**/sales/create');

  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await expect(cashRegister.line(flour.name)).toBeVisible();
  await cashRegister.charge.click();
  await cashRegister.finish.click();
  await expect(cashRegister.ticket).toBeVisible();
  expect(Number((await api.product(flour.id)).qty), 'once').toBe(Number(flour.qty) - 1);
});
