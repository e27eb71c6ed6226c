import { reportRemoteLoad } from '@cuadra/shared/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openCompany } from '../server/company.ts';

test.use({ signedInAs: 'root', colorScheme: 'light' });

/** Of no company here but those that a test opens: what is done to it disturbs no other test. */
const MODULE = 'mf_industrial';
const NEXT = '9.9.9-next';

const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: text });

/** By the keyboard alone: the menu of a version, and what is chosen in it. */
async function chooseByKeys(page: Page, version: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${version}` }).focus();
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('menuitem', { name: action });
  await expect(wanted).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
}

test('a version is looked at, gone back from, widened and activated, with its effect said before', async ({
  page,
  cuadra,
}) => {
  const { version: before } = await cuadra.releases.active(MODULE);
  await openCompany(cuadra, { company_name: 'Panadería Uno', plan: 'industry' });
  const { takeBack } = await cuadra.releases.release(MODULE);
  try {
    await page.goto('/back-office/releases');
    await expect(rowOf(page, 'Módulos', MODULE)).toContainText(NEXT);
    await expectAccessible(page);
    await page.getByRole('link', { name: MODULE, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: MODULE, level: 1 })).toBeVisible();
    await expect(rowOf(page, 'Versiones', NEXT)).toContainText('Activa');
    await expectAccessible(page);

    await test.step('going back says how many companies get what, and does so', async () => {
      await page.getByRole('button', { name: `Volver a ${before}` }).focus();
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog', { name: `¿Volver a ${before}?` });
      await expect(question.getByText(/empresas? (de \d+ )?cambian? de versión/)).toBeVisible();
      await expect(question.getByText(`Después: ${before}:`)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(rowOf(page, 'Versiones', before)).toContainText('Activa');
      expect((await cuadra.releases.active(MODULE)).version).toBe(before);
    });

    await test.step('a canary is begun for one company, and widened', async () => {
      await chooseByKeys(page, NEXT, 'Dar a algunas empresas');
      const dialog = page.getByRole('dialog', { name: `Dar ${NEXT} a algunas empresas` });
      await dialog
        .getByRole('combobox', { name: 'Parte de las empresas' })
        .selectOption('Solo las que nombres');
      await dialog.getByRole('button', { name: 'Dar la versión' }).click();
      await expect(dialog.getByText('Elige una parte de las empresas, o nombra alguna.')).toBeVisible();
      await dialog.getByRole('combobox', { name: 'También a esta empresa' }).fill('Panadería Uno');
      // Until the hits are there the list is of the search before, and moves below the pointer as they come.
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.getByRole('option', { name: /Panadería Uno/ }).click();
      await expect(dialog.getByRole('list', { name: 'Empresas que nombraste' })).toContainText(
        'Panadería Uno',
      );
      await expect(dialog.getByText(/1 empresa de \d+ cambia de versión/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Dar la versión' }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, 'Versiones', NEXT)).toContainText('Canario');
      await chooseByKeys(page, NEXT, 'Ampliar el canario');
      await dialog.getByRole('combobox', { name: 'Parte de las empresas' }).selectOption('50 %');
      await dialog.getByRole('button', { name: 'Dar la versión' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Quitar el canario' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar el canario' }).click();
      await expect(rowOf(page, 'Versiones', NEXT)).not.toContainText('Canario');
    });

    await test.step('one company gets a version of its own, and what the others get again', async () => {
      await chooseByKeys(page, NEXT, 'Fijar a una empresa');
      const dialog = page.getByRole('dialog', { name: `Fijar ${NEXT} a una empresa` });
      await dialog.getByRole('combobox', { name: 'Empresa' }).fill('Panadería Uno');
      // Until the hits are there the list is of the search before, and moves below the pointer as they come.
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.getByRole('option', { name: /Panadería Uno/ }).click();
      await dialog.getByRole('button', { name: 'Fijar la versión' }).click();
      await expect(rowOf(page, 'Empresas con versión propia', 'Panadería Uno')).toContainText(NEXT);
      await page.getByRole('button', { name: 'Quitar la versión propia de Panadería Uno' }).click();
      await expect(page.getByRole('table', { name: 'Empresas con versión propia' })).toBeHidden();
    });

    await test.step('it is activated again, and the log has all of it', async () => {
      await chooseByKeys(page, NEXT, 'Activar para todas');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Activar' }).click();
      await expect(rowOf(page, 'Versiones', NEXT)).toContainText('Activa');
      await page.getByRole('tab', { name: 'Registro' }).click();
      await expect(page).toHaveURL(/tab=log/);
      await expect(rowOf(page, 'Registro', `Activó ${NEXT}, en lugar de ${before}`)).toBeVisible();
      await expect(rowOf(page, 'Registro', `Fijó ${NEXT} a Panadería Uno`)).toBeVisible();
      await expect(rowOf(page, 'Registro', `Volvió a ${before}`)).toBeVisible();
      await expectAccessible(page);
    });
  } finally {
    await takeBack();
  }
});

test('how a version loads is seen by day, version and company', async ({ page, cuadra }) => {
  const { owner } = await openCompany(cuadra, { company_name: 'Panadería Dos', plan: 'industry' });
  const { takeBack } = await cuadra.releases.release(MODULE);
  try {
    for (const outcome of ['ready', 'ready', 'failed'] as const) {
      const report = { name: MODULE, version: NEXT, outcome, ms: 1500 };
      const body = outcome === 'failed' ? { ...report, kind: 'evaluation' } : report;
      const { status } = await fetch(`${cuadra.url}/api/v1${reportRemoteLoad.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
        body: JSON.stringify(body),
      });
      expect(status).toBe(204);
    }
    await page.goto(`/back-office/release?module=${MODULE}&tab=figures`);
    const version = rowOf(page, 'Cargas por versión', NEXT);
    await expect(version).toContainText('66,7 %');
    await expect(version).toContainText('1,50 s');
    await expect(version).toContainText('1 error de su código');
    await expect(rowOf(page, 'Cargas por empresa', 'Panadería Dos')).toContainText('66,7 %');
    await page.getByRole('button', { name: 'Ver como tabla' }).click();
    await expect(page.getByRole('table', { name: 'Cargas por día' })).toBeVisible();
    await page.getByRole('radio', { name: '30 días' }).check({ force: true });
    await expect(page.getByRole('table', { name: 'Cargas por día' }).getByRole('row')).toHaveCount(31);
    await expectAccessible(page);
  } finally {
    await takeBack();
  }
});

test('a token is made, copied this once, and ended; the team gets an address', async ({ page, cuadra }) => {
  await page.goto('/back-office/release?module=mf_clients&tab=team');
  await page.getByRole('button', { name: 'Nuevo token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo token de mf_clients' });
  await dialog.getByRole('button', { name: 'Hacer el token' }).click();
  await expect(dialog.getByText('Este dato hace falta.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'De quién es' }).fill('CI de Clientes');
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'Copia el token' });
  const token = await made.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(token).toMatch(/^[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await expect(made).toBeVisible();
  await expectAccessible(page);
  const publish = async () => {
    const { status } = await fetch(`${cuadra.url}/api/v1/releases/mf_clients`, {
      method: 'POST',
      headers: { 'content-type': 'application/gzip', authorization: `Bearer ${token}` },
      body: 'no archive',
    });
    return status;
  };
  expect(await publish()).toBe(400);
  await made.getByRole('button', { name: 'Ya lo guardé' }).click();
  await page.getByRole('button', { name: 'Anular el token CI de Clientes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular el token' }).click();
  await expect(rowOf(page, 'Tokens', 'CI de Clientes')).toContainText('Anulado');
  expect(await publish()).toBe(401);
  await expect(page.locator('body')).not.toContainText(token);

  const address = page.getByRole('textbox', { name: 'Correo del equipo' });
  await address.fill('no es un correo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No es un correo válido.')).toBeVisible();
  await address.fill('clientes@equipo.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Los avisos van a clientes@equipo.example.')).toBeVisible();
  await page.goto('/back-office/releases');
  await expect(rowOf(page, 'Módulos', 'mf_clients')).toContainText('clientes@equipo.example');
});

test('a company keeps its versions in its hours, until that is taken back', async ({ page, cuadra }) => {
  await openCompany(cuadra, { company_name: 'Panadería Tres' });
  await page.goto('/back-office/releases');
  await page.getByRole('button', { name: 'Agregar empresa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Horas sin cambios' });
  await dialog.getByRole('combobox', { name: 'Empresa' }).fill('Panadería Tres');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /Panadería Tres/ }).click();
  await dialog.getByLabel('Cierra').fill('20:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar las horas' }).click();
  await expect(rowOf(page, 'Horas sin cambios', 'Panadería Tres')).toContainText(
    'lunes a sábado, de 08:00 a 20:00',
  );
  await page.getByRole('button', { name: 'Quitar las horas de Panadería Tres' }).click();
  await expect(page.getByRole('heading', { name: 'Todas reciben lo nuevo a cualquier hora' })).toBeVisible();
});
