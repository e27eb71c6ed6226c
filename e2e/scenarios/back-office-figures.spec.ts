import { readFile } from 'node:fs/promises';
import { createPlan } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';
import { recharge } from '../server/recharge.ts';

test.use({ signedInAs: 'root', colorScheme: 'light' });

/** What the server says of the last month, to hold the screen against: others of this worker count too. */
const figuresOf = async (url: string, token: string) => {
  const answer = await fetch(`${url}/api/v1/backoffice/figures`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { months } = (await answer.json()) as { months: { month: string; paying: number; income: string }[] };
  const last = months.at(-1);
  if (!last) throw new Error('no month');
  return last;
};

const stat = (page: Page, name: RegExp | string) => page.getByRole('region', { name });

test('figures have what was registered and approved; months stand in the address, and in a file', async ({
  page,
  cuadra,
  sessionOf,
}) => {
  const root = await sessionOf('root');
  const before = await figuresOf(cuadra.url, root);
  const paying = await openCompany(cuadra, { company_name: 'Bodega que Paga' });
  await recharge(cuadra.url, { company: paying.owner.token, root }, '31.00');
  const ending = await openCompany(cuadra, { company_name: 'Bodega por Terminar' });
  await ending.passDays(12);

  await page.goto('/back-office');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cifras' }).click();
  await expect(page).toHaveURL('/back-office/figures');
  await expect(stat(page, /^Activas en/)).toContainText(String(before.paying + 1));
  await expect(stat(page, /^Cobrado en/)).toContainText(`$ ${Number(before.income) + 31},00`);
  const trials = page.getByRole('table', { name: 'Pruebas que terminan en 7 días' });
  await expect(trials.getByRole('row', { name: 'Bodega por Terminar' })).toContainText('3 días');
  await expect(
    page.getByRole('table', { name: 'Uso de los módulos' }).getByRole('row', { name: 'Caja' }),
  ).toBeVisible();

  const income = page.getByRole('region', { name: 'Ingresos por mes' });
  await income.getByRole('button', { name: 'Ver como tabla' }).click();
  const rows = income.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.last()).toContainText(`$ ${Number(before.income) + 31},00`);
  await expectAccessible(page);

  await test.step('months are chosen, and stand in the address', async () => {
    const year = before.month.slice(0, 4);
    await page.getByRole('combobox', { name: 'Desde' }).selectOption(before.month);
    await expect(page).toHaveURL(`/back-office/figures?from=${before.month}&to=${before.month}`);
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Desde' })).toHaveValue(before.month);
    await page.getByRole('combobox', { name: 'Hasta' }).selectOption(`${Number(year) - 2}-01`);
    await expect(page.getByRole('heading', { name: 'No hay cifras de estos meses' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver los últimos 12 meses' }).click();
    await expect(page).toHaveURL('/back-office/figures');
    await page.getByRole('combobox', { name: 'Desde' }).selectOption(before.month);
  });

  await test.step('the file has the months that are shown', async () => {
    await page.getByRole('button', { name: 'Descargar' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    const [head, month, ...more] = file.trim().split(/\r?\n/);
    expect(head).toContain('Mes;Cobrado (USD)');
    expect(month).toContain(`${before.month};${Number(before.income) + 31},00`);
    expect(more).toEqual([]);
  });

  await trials.getByRole('link', { name: 'Bodega por Terminar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega por Terminar' })).toBeVisible();
});

const planRow = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Planes' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Editar plan' });

async function openPlan(page: Page, name: string): Promise<void> {
  await page.goto('/back-office/plans');
  await planRow(page, name).getByRole('button').click();
  await expect(drawerOf(page).getByText('Todavía no cambia nada.')).toBeVisible();
}

test('a plan is made, and changed with its effect said before; who has it keeps what it pays', async ({
  page,
  cuadra,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*plans/);
  await page.goto('/back-office/plans');
  await expect(planRow(page, 'Tienda')).toContainText('$ 12,00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nuevo plan' }).click();
  const made = page.getByRole('dialog', { name: 'Nuevo plan' });
  await made.getByRole('button', { name: 'Crear plan' }).click();
  await expect(made.getByText('Ponle un nombre al plan.')).toBeVisible();
  await made.getByRole('textbox', { name: 'Nombre' }).fill('tienda');
  await made.getByRole('textbox', { name: 'Precio al mes' }).fill('20');
  await made.getByRole('textbox', { name: 'Precio al año' }).fill('200');
  await expect(made.getByText('Doce meses: $ 240,00.')).toBeVisible();
  await made.getByRole('checkbox', { name: 'Tienda Online' }).check();
  await made.getByRole('combobox', { name: 'Puesto en la lista' }).selectOption('De primero');
  await expect(made.getByRole('status')).toContainText('en el puesto 1 de la lista');
  await made.getByRole('button', { name: 'Crear plan' }).click();
  await expect(made.getByText('Ya hay un plan con este nombre.')).toBeVisible();
  await made.getByRole('textbox', { name: 'Nombre' }).fill('Cadena');
  await made.getByRole('button', { name: 'Crear plan' }).click();
  await expect(made).toBeHidden();
  await expect(page.getByRole('table', { name: 'Planes' }).getByRole('row').nth(1)).toContainText(
    '1. Cadena',
  );

  await openCompany(cuadra, { company_name: 'Abasto en Cadena', plan: 'cadena' });
  await openPlan(page, 'Cadena');
  const drawer = drawerOf(page);
  await expect(drawer).toContainText('1 empresa: 1 en prueba');
  await drawer.getByRole('textbox', { name: 'Precio al mes' }).fill('25,50');
  await drawer.getByRole('checkbox', { name: 'Industrial' }).check();
  await drawer.getByRole('checkbox', { name: 'Tienda Online' }).uncheck();
  await drawer.getByRole('checkbox', { name: 'Se ofrece' }).uncheck();
  const effect = drawer.getByRole('region', { name: 'Al guardar' });
  await expect(effect).toContainText(
    '$ 20,00 → $ 25,50 al mes. La empresa que ya lo tiene sigue con su precio.',
  );
  await expect(effect).toContainText('Industrial: lo recibe enseguida 1 empresa.');
  await expect(effect).toContainText('Tienda Online: la empresa que lo tiene lo conserva');
  await expect(effect).toContainText(
    'Se retira: nadie más lo puede elegir, y la empresa que lo tiene sigue con él.',
  );
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Guardar plan' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Guardar los cambios de Cadena?' });
  await expect(question).toContainText('La empresa que ya lo tiene sigue con su precio.');
  await question.getByRole('button', { name: 'Sí, guardar' }).click();
  await expect(page.getByText('Guardamos el plan «Cadena».')).toBeVisible();
  await expect(planRow(page, 'Cadena')).toContainText('Retirado');
  await expect(planRow(page, 'Cadena')).toContainText('1 paga otro precio');
  await page.goto('/back-office?plan=cadena');
  await page.getByRole('link', { name: 'Abasto en Cadena' }).click();
  const subscription = page.getByRole('region', { name: 'Suscripción' });
  await expect(subscription).toContainText('$ 20,00');
  await expect(subscription).toContainText('Tienda Online, Industrial');
});

test('two people at one plan: the second is told, and chooses what stays', async ({
  page,
  context,
  cuadra,
  sessionOf,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409.*plans/);
  // Of its own, and offered to nobody: other tests choose among the plans that there are.
  const plan = { name: 'Taller', description: '', monthly_price: '30', yearly_price: '300', modules: [] };
  await call(cuadra.url, {
    ...createPlan,
    token: await sessionOf('root'),
    body: { ...plan, is_offered: false, place: 100, request_id: newId() },
  });
  const other = await context.newPage();
  await openPlan(page, 'Taller');
  await openPlan(other, 'Taller');
  await drawerOf(other).getByRole('textbox', { name: 'Precio al mes' }).fill('33');
  await drawerOf(other).getByRole('button', { name: 'Guardar plan' }).click();
  await expect(drawerOf(other)).toBeHidden();

  await drawerOf(page).getByRole('textbox', { name: 'Descripción' }).fill('Para quien fabrica');
  await drawerOf(page).getByRole('button', { name: 'Guardar plan' }).click();
  const asked = page.getByRole('dialog', { name: 'Ya habías cambiado esto en otro lugar' });
  await expect(asked.getByRole('radio', { name: /33,00/ })).toBeChecked();
  await expect(asked.getByRole('radio', { name: /Para quien fabrica/ })).toBeChecked();
  await asked.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(drawerOf(page)).toBeHidden();
  await expect(planRow(page, 'Taller')).toContainText('$ 33,00');
  await expect(planRow(page, 'Taller')).toContainText('Para quien fabrica');
});
