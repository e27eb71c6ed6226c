import { changeInspector } from '@cuadra/shared/contract';
import { type BrowserContext, devices, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { SCRIPT_BLOCKED } from '../page-errors.ts';
import { signIn } from '../server/api.ts';
import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

test.use({ signedInAs: null, colorScheme: 'light' });

/** Wherever the test before has left them. */
test.beforeEach(async ({ cuadra }) => {
  const token = await signIn(cuadra.url, 'inspector');
  await call(cuadra.url, { ...changeInspector, token, body: { company_id: null } });
});

const WHY = 'Nos pidió ayuda con una venta que no aparece';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Visita como inspector' });
const leaveOf = (page: Page) => bannerOf(page).getByRole('button', { name: 'Salir de la empresa' });
const listOf = (page: Page) => page.getByRole('table', { name: 'Empresas' });

/** Goes into a company that the search finds alone, by the keyboard. */
async function enterByKeyboard(page: Page, company: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar empresa' }).fill(company);
  await expect(listOf(page).getByRole('button', { name: /^Entrar a / })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Entrar a ${company}` });
  const reason = dialog.getByRole('textbox', { name: 'Motivo' });
  await expect(reason).toBeFocused();
  await dialog.getByRole('button', { name: 'Entrar' }).press('Enter');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill(WHY);
  await dialog.getByRole('button', { name: 'Entrar' }).press('Enter');
  await expect(bannerOf(page)).toContainText(`Estás viendo ${company} como inspector. Solo lectura.`);
}

/** The banner is whole, in the window, and nothing lies on it or below it. */
async function expectBannerFree(page: Page): Promise<void> {
  await expect(leaveOf(page)).toBeInViewport({ ratio: 1 });
  const banner = await bannerOf(page).boundingBox();
  const frame = await page.getByRole('banner').boundingBox();
  if (!banner || !frame) throw new Error('there is no banner above the bar');
  expect(banner.y).toBe(0);
  expect(frame.y).toBeGreaterThanOrEqual(banner.y + banner.height - 1);
  await leaveOf(page).click({ trial: true });
}

async function newSignedInPage(context: BrowserContext, token: string): Promise<Page> {
  const page = await context.newPage();
  await signedInWith(page, token);
  return page;
}

test('from the list into a company and out of it, and its owner reads who was there and why', async ({
  page,
  browser,
  cuadra,
  login,
}) => {
  test.setTimeout(120_000);
  const shop = await openCompany(cuadra, { company_name: 'Abastos La Visita' });
  await page.goto('/products');
  await login.logIn('inspector', 'inspector1234');
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
  await expect(page).toHaveURL('/companies');
  await expectAccessible(page);
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toHaveText([
    'Empresas',
    'Soporte',
  ]);

  await enterByKeyboard(page, 'Abastos La Visita');
  await expect(page).toHaveURL('/');
  await expectBannerFree(page);
  await expect(page.getByRole('status').filter({ hasText: 'Estás viendo Abastos La Visita' })).toBeAttached();
  await expectAccessible(page);
  for (const path of ['/products', '/clients', '/users', '/reports', '/subscriptions', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectBannerFree(page);
  }
  await page.goto('/home?drawer=company');
  await expect(page.getByRole('dialog')).toBeVisible();
  // While a dialog is open what is behind it is out of reach, as everywhere; it is seen all the same.
  const seen = page.locator('section[aria-label="Visita como inspector"]');
  await expect(seen).toBeVisible();
  const drawer = await page.getByRole('dialog').boundingBox();
  const banner = await seen.boundingBox();
  expect(drawer?.y).toBeGreaterThanOrEqual((banner?.height ?? 0) - 1);
  await page.goto('/cash-register');
  await expect(page).toHaveURL('/');
  const stored = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  expect(stored.filter((name) => name.includes('catalogue'))).toEqual([]);

  await leaveOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
  await expect(bannerOf(page)).toBeHidden();
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(left).not.toContain('Abastos La Visita');

  const owner = await newSignedInPage(await browser.newContext({ baseURL: cuadra.url }), shop.owner.token);
  await owner.goto('/');
  const notice = owner.getByRole('status').filter({ hasText: 'Alguien de Cuadra miró tu empresa.' });
  await expect(notice).toContainText(`Motivo: ${WHY}`);
  await notice.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(notice).toBeHidden();
  await owner.reload();
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await owner.goto('/home?drawer=company');
  const visits = owner.getByRole('region', { name: 'Visitas de Cuadra' });
  await expect(visits).toContainText(`Motivo: ${WHY}`);
  await expect(visits).toContainText('salió');
});

test('two tabs go together, and one that was not told shows nothing of another company', async ({
  page,
  context,
  cuadra,
  pageErrors,
}) => {
  // What a tab asks for as the other one goes elsewhere is of a company that nobody is in any more, and is refused.
  pageErrors.allow(/status of 409/);
  await openCompany(cuadra, { company_name: 'Abastos Primero' });
  await openCompany(cuadra, { company_name: 'Abastos Segundo' });
  const token = await signIn(cuadra.url, 'inspector');
  await signedInWith(page, token);
  await page.goto('/companies');
  const other = await newSignedInPage(context, token);
  await other.goto('/companies');
  await expect(listOf(other)).toBeVisible();
  await enterByKeyboard(page, 'Abastos Primero');
  await expect(bannerOf(other)).toContainText('Abastos Primero');

  await leaveOf(other).click();
  await expect(listOf(other)).toBeVisible();
  await expect(listOf(page)).toBeVisible();
  await enterByKeyboard(other, 'Abastos Segundo');
  await expect(bannerOf(page)).toContainText('Abastos Segundo');
});

test('on a phone, and while a module fails', async ({ browser, cuadra, pageErrors }) => {
  pageErrors.allow(...SCRIPT_BLOCKED);
  await openCompany(cuadra, {
    company_name: 'Inversiones y Suministros de la Cordillera de los Andes, C. A.',
  });
  const token = await signIn(cuadra.url, 'inspector');
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
  const context = await browser.newContext({ ...phone, baseURL: cuadra.url, colorScheme: 'dark' });
  const page = await newSignedInPage(context, token);
  await page.goto('/companies?search=Cordillera');
  await listOf(page)
    .getByRole('button', { name: /^Entrar a / })
    .click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill(WHY);
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await expectBannerFree(page);
  const button = await leaveOf(page).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await page.route('**/remotes/mf_inventory/**', (route) => route.abort('connectionrefused'));
  await page.goto('/products');
  await expectBannerFree(page);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expectBannerFree(page);
  await leaveOf(page).click();
  await expect(listOf(page)).toBeVisible();
  await context.close();
});
