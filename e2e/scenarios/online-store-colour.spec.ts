import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { drawnDataUrl } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { openPhone, STORE, setStore } from '../online-store.ts';
import { callsOf } from '../server/calls-of.ts';

test('a store takes the colour of its logo, which is read on it by day and by night', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  await setStore(api, { colour: '' });
  await page.goto('/ecommerce/');
  await expect(page.getByLabel('Color')).toBeVisible();
  // Paper on the left, ink at the right, and less than either what the shop is known by.
  const drawing = { width: 240, height: 240, stripes: ['#fff', '#fff', '#fff', '#0d47a1', '#111', '#111'] };
  const logo = await drawnDataUrl(page, drawing, 'image/webp');
  const { id, name, version } = await api('get', '/companies');
  await api('put', '/companies/update', { id, name, version, logo });
  await page.reload();
  await page.getByRole('button', { name: 'Usar el de tu logo' }).click();
  await expect(page.getByLabel('Color')).toHaveValue(/^#0[d-f]4[5-9]a[01]$|^#0d47a1$/);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardamos tu tienda.')).toBeVisible();
  const store = await api('get', '/store/settings');
  const { colour } = store;
  expect(colour).toMatch(/^#0[0-9a-f]4[0-9a-f]a[0-9a-f]$/);

  const phone = await openPhone(browser, baseURL);
  await phone.goto(STORE);
  const accent = () =>
    phone.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
  await expect
    .poll(async () => {
      await phone.reload();
      return accent();
    })
    .toBe(colour);
  await phone.emulateMedia({ colorScheme: 'dark' });
  expect(await accent()).not.toBe(colour);

  // Who works there enters by its link, and is shown whose business it is.
  const brandOf = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).getPropertyValue('--brand').trim());
  await phone.evaluate(() => localStorage.clear());
  await phone.goto(`/login?tienda=${STORE.split('/').at(-1)}`);
  await expect(phone.getByText(store.name, { exact: true }).filter({ visible: true })).toBeVisible();
  const night = await brandOf(phone.locator('body'));
  expect(night).not.toBe('#2fb39d');
  await expectAccessible(phone);
  await phone.goto('/login?tienda=nadie-la-tiene');
  await expect(phone.getByRole('heading', { name: 'Entra a tu negocio' })).toBeVisible();
  expect(await brandOf(phone.locator('body'))).toBe('#2fb39d');
  await phone.context().close();

  // So does the customer beside the till.
  const display = await page.context().newPage();
  await display.goto(`/display?channel=cuadra.display.${id}`);
  await page.goto('/cash-register');
  await expect.poll(() => brandOf(display.getByRole('main'))).toBe(colour);
  await expectAccessible(display);
});
