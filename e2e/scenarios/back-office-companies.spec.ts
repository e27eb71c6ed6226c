import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

test.use({ signedInAs: 'root', colorScheme: 'light' });

const rowOf = (page: Page, company: string) =>
  page.getByRole('table', { name: 'Empresas' }).getByRole('row', { name: company });

test('companies are searched and held against state and plan, in the address', async ({ page, cuadra }) => {
  await openCompany(cuadra, { company_name: 'Quincalla Nueva', plan: 'store' });
  const over = await openCompany(cuadra, { company_name: 'Quincalla Vencida' });
  await over.passDays(30);
  await page.goto('/back-office');
  await page.getByRole('searchbox', { name: 'Buscar empresa' }).fill('quincalla');
  await expect(page).toHaveURL(/search=quincalla/);
  await expect(rowOf(page, 'Quincalla Vencida')).toContainText('Vencida');
  const fresh = rowOf(page, 'Quincalla Nueva');
  await expect(fresh).toContainText('15 días');
  await expect(fresh).toContainText('En prueba');
  await expect(fresh).toContainText('Tienda Online');
  await expect(fresh).toContainText('$ 0,00');
  await expectAccessible(page);

  await page.getByRole('group', { name: 'Estado' }).getByText('Vencida').click();
  await expect(fresh).toBeHidden();
  await expect(rowOf(page, 'Quincalla Vencida')).toBeVisible();
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('Tienda');
  await expect(
    page.getByRole('heading', { name: 'Ninguna empresa coincide con lo que buscas' }),
  ).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/search=quincalla&state=expired&plan=store/);
  await expect(page.getByRole('radio', { name: 'Vencida' })).toBeChecked();
  await page.getByRole('button', { name: 'Ver todas' }).click();
  await expect(rowOf(page, 'Bodega La Esquina')).toBeVisible();

  await rowOf(page, 'Bodega La Esquina').getByRole('link').click();
  await expect(page).toHaveURL(/back-office\/client\?id=/);
});

const shellOf = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link });

/** Opens a company's page by its row of the list, as people do. */
async function openFromList(page: Page, name: string): Promise<void> {
  await page.goto(`/back-office?search=${encodeURIComponent(name)}`);
  await rowOf(page, name).getByRole('link').click();
  await expect(page).toHaveURL(/\/back-office\/client\?id=/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('suspended, its cashier reads why on the open page and at the login; taken back, everything goes on', async ({
  page,
  browser,
  cuadra,
}) => {
  const shop = await openCompany(cuadra, { company_name: 'Licorería Suspendida' });
  const cashier = await shop.employ([
    { module: 'sales', permissions: '1;2' },
    { module: 'products', permissions: '2' },
  ]);
  const till = await (await browser.newContext({ baseURL: cuadra.url })).newPage();
  await signedInWith(till, cashier.token);
  await till.goto('/cash-register');
  const search = till.getByRole('searchbox', { name: 'Buscar producto' });
  await expect(search).toBeVisible();

  await test.step('from the list to the page, and a reason that has to be given', async () => {
    await openFromList(page, 'Licorería Suspendida');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Suspender' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspender Licorería Suspendida' });
    await dialog.getByRole('button', { name: 'Suspender' }).click();
    await expect(dialog.getByText('Este dato hace falta.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Falta el RIF de la empresa');
    await dialog.getByRole('button', { name: 'Suspender' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Sus usuarios leen: «Falta el RIF de la empresa»')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quitar la suspensión' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Registro' })).toContainText('Suspendió la empresa');
  });

  const why = /Cuadra suspendió tu empresa: «Falta el RIF de la empresa»/;
  await test.step('the open page says why, also after a reload', async () => {
    // Caja asks by itself once a minute: where that came first, the login is there already.
    await shellOf(till, 'Productos')
      .or(till.getByRole('textbox', { name: 'Usuario' }))
      .click();
    await expect(till).toHaveURL(/\/login/);
    await expect(till.getByRole('alert')).toContainText(why);
    await till.reload();
    await expect(till.getByRole('alert')).toContainText(why);
  });

  await test.step('so does the login, to who knows the password', async () => {
    await till.getByRole('textbox', { name: 'Usuario' }).fill(cashier.username);
    await till.getByRole('textbox', { name: 'Contraseña' }).fill(cashier.password);
    await till.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(till.getByRole('alert')).toContainText(why);
    await expect(till).toHaveURL(/\/login/);
  });

  await test.step('taken back, the same login works', async () => {
    await page.getByRole('button', { name: 'Quitar la suspensión' }).click();
    await page.getByRole('button', { name: 'Sí, quitarla' }).click();
    await expect(page.getByRole('button', { name: 'Suspender' })).toBeVisible();
    await till.getByRole('textbox', { name: 'Contraseña' }).fill(cashier.password);
    await till.getByRole('button', { name: 'Iniciar sesión' }).click();
    // Where it was when the session ended.
    await expect(till).toHaveURL(/\/(products|cash-register)$/);
    await shellOf(till, 'Caja').click();
    await expect(search).toBeVisible();
  });
  await till.context().close();
});

test('free days, another plan and a module less: foretold, done, and in the log', async ({
  page,
  browser,
  cuadra,
}) => {
  const shop = await openCompany(cuadra, { company_name: 'Abasto Regalado' });
  await shop.passDays(30);
  await openFromList(page, 'Abasto Regalado');
  const subscription = page.getByRole('region', { name: 'Suscripción' });
  await expect(subscription).toContainText('0 días');

  await test.step('free days say before what they make', async () => {
    await page.getByRole('button', { name: 'Dar días gratis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dar días gratis' });
    await dialog.getByRole('textbox', { name: 'Días' }).fill('12');
    await expect(dialog.getByRole('status')).toContainText('0 días → 12 días');
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Por la falla del lunes');
    await dialog.getByRole('button', { name: 'Dar los días' }).click();
    await expect(subscription).toContainText('12 días');
  });

  await test.step('another plan brings its modules', async () => {
    await page.getByRole('button', { name: 'Cambiar el plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar el plan' });
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Lo pidió por Soporte');
    await dialog.getByRole('button', { name: 'Cambiar el plan' }).click();
    await expect(dialog.getByText('Es el plan que tiene ahora. Elige otro.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'Tienda, $ 12,00' });
    await expect(dialog.getByRole('status')).toContainText('12 días');
    await dialog.getByRole('button', { name: 'Cambiar el plan' }).click();
    await expect(subscription).toContainText('Tienda, mensual');
    await expect(subscription).toContainText('Tienda Online');
  });

  const owner = await (await browser.newContext({ baseURL: cuadra.url })).newPage();
  await signedInWith(owner, shop.owner.token);
  await owner.goto('/');
  const link = owner.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Clientes' });
  await expect(link).toBeVisible();

  await test.step('a module that is taken is gone at the next verify', async () => {
    await page.getByRole('button', { name: 'Módulos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Módulos' });
    await dialog.getByRole('checkbox', { name: 'Clientes' }).uncheck();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No lo usan');
    await dialog.getByRole('button', { name: 'Guardar los módulos' }).click();
    await expect(dialog).toBeHidden();
    await owner.reload();
    await expect(owner.getByRole('link', { name: 'Resumen' }).first()).toBeVisible();
    await expect(link).toBeHidden();
    await owner.context().close();
  });

  await test.step('the log has all of it, filters in its address, and a file', async () => {
    await page.getByRole('link', { name: 'Ver en el registro' }).click();
    const log = page.getByRole('table', { name: 'Registro' });
    await expect(log).toContainText('Dio días gratis: 12 días');
    await expect(log).toContainText('Cambió el plan: Básico mensual → Tienda mensual');
    await expect(log).toContainText('Cambió los módulos: sin Clientes');
    await expect(page.getByRole('button', { name: 'Quitar filtro: Abasto Regalado' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Qué se hizo' }).selectOption('Cambió el plan');
    await expect(page).toHaveURL(/action=company\.plan/);
    await expect(log).not.toContainText('Dio días gratis');
    await page.getByRole('button', { name: 'Descargar' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file).toContain('Cambió el plan;Abasto Regalado;Lo pidió por Soporte');
    expect(file.trim().split('\n')).toHaveLength(2);
  });
});

test('two people at one company: the second is told, and sees how it stands', async ({
  page,
  context,
  cuadra,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409.*free_days/);
  await openCompany(cuadra, { company_name: 'Abasto Doble' });
  const other = await context.newPage();
  await openFromList(page, 'Abasto Doble');
  await openFromList(other, 'Abasto Doble');
  const give = async (on: Page, days: string) => {
    const dialog = on.getByRole('dialog', { name: 'Dar días gratis' });
    await dialog.getByRole('textbox', { name: 'Días' }).fill(days);
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Por la espera');
    await dialog.getByRole('button', { name: 'Dar los días' }).click();
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: 'Dar días gratis' }).click();
  await other.getByRole('button', { name: 'Dar días gratis' }).click();
  await give(other, '5');
  await give(page, '7');
  await expect(page.getByText('La empresa cambió mientras decidías.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suscripción' })).toContainText('20 días');
});
