import { findCompany, findCurrenciesUsed, listExchangeRates } from '@cuadra/shared/contract';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { drawnPicture } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { CashRegister } from '../screens/cash-register.ts';
import { Settings } from '../screens/settings.ts';
import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

/** The next request arrives and is done; its answer never comes back. */
const loseAnswer = async (page: Page, path: string) => {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**/api/v1${path}`, lose, { times: 1 });
};

/** A logo, wider than high. */
const LOGO = { width: 600, height: 200, stripes: ['#14532d'] };

test.describe('an owner', () => {
  test.use({ signedInAs: null });

  test('sets the rate by hand, looks at its history, changes currencies and the company, and sees it on a ticket', async ({
    page,
    shell,
    cuadra,
    pageErrors,
  }) => {
    test.setTimeout(150_000);
    const { token, username } = (await openCompany(cuadra)).owner;
    const ask = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      call<T>(cuadra.url, { method, path, token, ...(body && { body }) });
    const rates = async () =>
      listExchangeRates.response.parse(await ask('GET', '/exchange_rates')).items.map(({ rate }) => rate);
    const { id } = await ask<{ id: string }>('GET', '/company_configurations');
    await ask('PUT', '/company_configurations/update', { id, with_auto_rate: false });
    // The server may know a rate already, and gave it to the company as it was made.
    await cuadra.database.query(
      'delete from exchange_rates where company_id = (select company_id from users where username = $1)',
      [username],
    );
    await signedInWith(page, token);
    const settings = new Settings(page);

    // A company that has no rate yet: its currencies, and back again.
    await page.goto('/home');
    await shell.goTo('Ajustes');
    const ajustes = settings.drawer('Ajustes');
    await expect(settings.automatic).not.toBeChecked();
    await expect(ajustes.getByText('Sin tasa de USD')).toBeVisible();
    await settings.way('Monedas').click();
    await settings.drawer('Monedas').getByRole('searchbox', { name: 'Buscar moneda' }).fill('dolar');
    await expect(settings.drawer('Monedas').getByRole('row')).toHaveCount(2);
    await settings.openCurrency('Dólar');
    await expect(page).toHaveURL('/home?drawer=settings&drawer=currencies&drawer=currency&currency=USD');
    await expect(settings.drawer('Moneda').getByText('Todavía no hay tasas')).toBeVisible();
    await page.goBack();
    await expect(settings.drawer('Moneda')).toBeHidden();
    await page.goBack();
    await expect(settings.drawer('Monedas')).toBeHidden();

    // It is written by hand: digits and one dot.
    await expect(settings.rate).toHaveValue('');
    await expect(settings.saveRate).toBeDisabled();
    await settings.rate.pressSequentially('Bs860..18');
    await expect(settings.rate).toHaveValue('860.18');
    await settings.rate.fill('.');
    await settings.saveRate.click();
    await expect(settings.rate).toHaveAccessibleDescription('Esta tasa no es válida.');
    await settings.rate.fill('860,18');
    await expect(settings.rate).toHaveAccessibleDescription(/1 USD = 860,1800 VES/);
    await expectAccessible(page);
    await settings.saveRate.dblclick();
    await expect(page.getByText('Se ha guardado la nueva tasa de cambio USD/VES.')).toBeVisible();
    await expect(ajustes.getByText('1 USD = 860,18 VES')).toBeVisible();
    expect(await rates()).toEqual(['860.18']);

    // Written the same once more it is ignored; a slip of the finger is asked about.
    await settings.rate.fill('860.180');
    await settings.saveRate.click();
    await expect(settings.rate).toHaveAccessibleDescription(/no hay nada que guardar/);
    await settings.rate.fill('8.6018');
    await settings.saveRate.click();
    await expect(settings.question).toContainText('99 % menos');
    await settings.question.getByRole('button', { name: 'No' }).click();
    expect(await rates()).toEqual(['860.18']);

    // The answer is lost on its way: what was typed stays, and pressing again writes one record.
    pageErrors.allow(/ERR_CONNECTION_RESET/);
    await settings.rate.fill('870.5');
    await loseAnswer(page, '/exchange_rates/create');
    await settings.saveRate.click();
    await expect(ajustes.getByRole('alert')).toContainText('No pudimos conectar con el servidor');
    await expect(settings.rate).toHaveValue('870.5');
    await settings.saveRate.click();
    await expect(ajustes.getByText('1 USD = 870,50 VES')).toBeVisible();
    expect(await rates()).toEqual(['870.5', '860.18']);

    // Its history: newest first, with date and time, and one more from there.
    await settings.way('Monedas').click();
    const currency = await settings.openCurrency('Dólar');
    await expect(settings.history.getByRole('row').nth(1)).toHaveText(
      /\d\d\/\d\d\/\d{4}, \d+:\d\d [ap]\. m\..*Manual.*\+1,2\s%.*870,5000/,
    );
    await expect(settings.history.getByRole('row').nth(2)).toContainText('860,1800');
    await expect(currency.getByRole('img', { name: /la más alta, 870,5000; ahora, 870,5000/ })).toBeVisible();
    await settings.rate.fill('872');
    await settings.saveRate.click();
    await expect(settings.history.getByRole('row').nth(1)).toContainText('872,0000');
    await expectAccessible(page);

    // A wrong one is corrected, and then taken back: from now on, and the one before it counts again.
    await settings.rateMenu(1, 'Corregir');
    const correct = page.getByRole('dialog', { name: 'Corregir la tasa' });
    await correct.getByRole('textbox').fill('873');
    await expectAccessible(page);
    await correct.getByRole('button', { name: 'Corregir tasa' }).click();
    await expect(page.getByText('Corregiste la tasa de cambio USD/VES.')).toBeVisible();
    await expect(settings.history.getByRole('row').nth(1)).toContainText('873,0000');
    expect(await rates()).toEqual(['873', '870.5', '860.18']);
    await settings.rateMenu(1, 'Quitar');
    const withdraw = page.getByRole('dialog', { name: '¿Quitar 1 USD = 873,00 VES?' });
    await expect(withdraw).toContainText('volverá a contar la anterior, 1 USD = 870,50 VES');
    await expectAccessible(page);
    await withdraw.getByRole('button', { name: 'Quitar tasa' }).click();
    await expect(page.getByText('Quitaste la tasa de cambio USD/VES.')).toBeVisible();
    await expect(currency.getByText('1 USD = 870,50 VES')).toBeVisible();
    expect(await rates()).toEqual(['870.5', '860.18']);
    await settings.rate.fill('872');
    await settings.saveRate.click();
    await expect(settings.history.getByRole('row').nth(1)).toContainText('872,0000');
    await page.goBack();

    // Other currencies, and back: what that means is said before.
    await settings.drawer('Monedas').getByRole('button', { name: 'Cambiar monedas' }).click();
    const pair = settings.drawer('Monedas de tu empresa');
    await expect(pair.getByRole('button', { name: 'Cambiar monedas' })).toBeDisabled();
    await pair.getByRole('combobox', { name: 'Moneda alternativa' }).selectOption('EUR');
    await expect(pair.getByRole('region', { name: 'Qué significa este cambio' })).toContainText(
      'cada una conserva sus monedas y la tasa con la que se hizo',
    );
    await expectAccessible(page);
    await pair.getByRole('button', { name: 'Cambiar monedas' }).click();
    await settings.question.getByRole('button', { name: 'Cambiar monedas' }).click();
    await expect(page.getByText('Ahora trabajas en VES y EUR.', { exact: true })).toBeVisible();
    await expect(pair).toBeHidden();
    await expect(settings.drawer('Monedas').getByText('VES y EUR')).toBeVisible();
    await settings.drawer('Monedas').getByRole('button', { name: 'Cambiar monedas' }).click();
    await pair.getByRole('combobox', { name: 'Moneda alternativa' }).selectOption('USD');
    await pair.getByRole('button', { name: 'Cambiar monedas' }).click();
    await settings.question.getByRole('button', { name: 'Cambiar monedas' }).click();
    await expect(page.getByText('Ahora trabajas en VES y USD.', { exact: true })).toBeVisible();
    await expect(pair).toBeHidden();
    expect(findCurrenciesUsed.response.parse(await ask('GET', '/company_currencies_used'))).toMatchObject({
      main: 'VES',
      alternative: 'USD',
    });
    await page.keyboard.press('Escape');
    await expect(ajustes.getByText('1 USD = 872,00 VES')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ajustes).toBeHidden();

    // The company, by its menu: a doubtful RIF, a logo, what tickets say; the network fails in the middle.
    await page.getByRole('button', { name: /^Empresa / }).click();
    await page.getByRole('menuitem', { name: 'Empresa' }).click();
    const company = settings.drawer('Empresa');
    await settings.field('Nombre').fill('Panadería Luna');
    await settings.field('Razón social').fill('Panadería Luna, C.A.');
    await settings.field('RIF').fill('07013380-4');
    await expect(settings.field('RIF')).toHaveAccessibleDescription(/El último número no coincide/);
    await settings.field('RIF').fill('123');
    await settings.saveCompany.click();
    await expect(settings.field('RIF')).toHaveAccessibleDescription(/Un RIF tiene 9 números/);
    await settings.field('RIF').fill('07013380-5');
    await settings.field('Dirección').fill('Av. Bolívar, local 3');
    await settings.field('Encabezado').fill('Abrimos los domingos');
    await settings.field('Pie').fill('Vuelve pronto');
    await company.getByRole('combobox', { name: 'Ancho del papel' }).selectOption('58');
    await company.getByLabel('Logo', { exact: true }).setInputFiles(await drawnPicture(page, LOGO));
    await page
      .getByRole('dialog', { name: 'Ajusta tu logo' })
      .getByRole('button', { name: 'Usar este logo' })
      .click();
    await expect(company.getByRole('img', { name: 'Logo' })).toBeVisible();
    await expectAccessible(page);
    await loseAnswer(page, '/companies/update');
    await settings.saveCompany.click();
    await expect(company.getByRole('alert')).toContainText('No pudimos conectar con el servidor');
    await expect(settings.field('Pie')).toHaveValue('Vuelve pronto');
    await settings.saveCompany.click();
    await expect(page.getByText('Guardamos los datos de tu empresa.')).toBeVisible();
    const saved = findCompany.response.parse(await ask('GET', '/companies'));
    expect(saved).toMatchObject({ name: 'Panadería Luna', identification: '070133805', paper_width: 58 });
    expect(saved.logo).toMatch(/^data:image\/webp;base64,/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Empresa Panadería Luna' })).toContainText('J-07013380-5');

    // And it is on the ticket.
    const bread = { name: 'Pan canilla', qty: '50', cost: '0.5', price: '1', is_fixed_price: true };
    await ask('POST', '/products/create', { ...bread, cost_currency: 'USD', price_currency: 'USD' });
    const caja = new CashRegister(page);
    await caja.open();
    await caja.add(bread.name);
    await caja.charge.click();
    await caja.pay('Efectivo Bs.', '872');
    await caja.finishSale();
    await caja.seeTicket.click();
    await expect(caja.paper.getByRole('img', { name: /^Logo de Panadería Luna/ })).toBeVisible();
    await expect(caja.paper).toContainText('Panadería Luna, C.A.');
    await expect(caja.paper).toContainText('J-07013380-5');
    await expect(caja.paper).toContainText('Abrimos los domingos');
    await expect(caja.paper).toContainText('Vuelve pronto');
    await page.keyboard.press('Escape');
    await caja.nextSale.click();

    // The automatic rate takes the field away, also from the detail of a currency, until it is turned off.
    await shell.goTo('Ajustes');
    // Where the answer is lost, what the server made of it stands there.
    await loseAnswer(page, '/company_configurations/update');
    await settings.automatic.click();
    await expect(page.getByText('No pudimos conectar con el servidor')).toBeVisible();
    await expect(settings.automatic).toBeChecked();
    await settings.automatic.click();
    await expect(page.getByText('La tasa ahora la escribes tú.').first()).toBeVisible();
    await settings.automatic.click();
    await expect(page.getByText('La tasa ahora se actualiza sola.')).toBeVisible();
    await expect(settings.rateForm).toBeHidden();
    await settings.way('Monedas').click();
    await settings.openCurrency('Dólar');
    await expect(settings.drawer('Moneda').getByText('La tasa automática está encendida')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await settings.automatic.click();
    await expect(page.getByText('La tasa ahora la escribes tú.').first()).toBeVisible();
    await expect(settings.rate).toBeVisible();
  });
});

test.describe('a cashier', () => {
  test.use({ signedInAs: 'cajero', colorScheme: 'dark' });

  test('sees the rate and the company in Ajustes, and can change neither', async ({ page, shell }) => {
    const settings = new Settings(page);
    await page.goto('/home');
    await shell.goTo('Ajustes');
    await expect(settings.automatic).toBeDisabled();
    await expect(settings.automatic).toHaveAccessibleDescription(/Tu rol no permite cambiarlo/);
    await expect(settings.drawer('Ajustes').getByText(/^1\sUSD = \d.*,\d\d\sVES$/)).toBeVisible();
    await expect(settings.drawer('Ajustes').getByRole('list', { name: 'Más ajustes' })).toHaveText(
      /^Empresa/,
    );
    await expectAccessible(page);
    await settings.way('Empresa').click();
    await expect(settings.drawer('Empresa')).toContainText('Solo el Propietario puede cambiar estos datos');
    await expect(settings.drawer('Empresa').getByRole('textbox')).toHaveCount(0);
  });
});
