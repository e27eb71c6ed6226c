import { Settings } from '../screens/settings.ts';
import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';
import type { Part } from './album.ts';

/** Ajustes, Monedas and Empresa: with the automatic rate and by hand, what each says when it is wrong, and a cashier's. */
export const shootSettings: Part = async ({ open, shoot, server }) => {
  const { token } = (await openCompany(server)).owner;
  const given = (rate: string) =>
    server.database.query(
      `select give_provider_rate(record_provider_rate('dolarapi:oficial', $1,
           (now() at time zone 'America/Caracas')::date, true), null, 1000, 0.2)`,
      [rate],
    );
  await given('917.8');
  const owner = await open(token);
  await owner.goto('/home?drawer=settings');
  await owner.getByText('1 USD = 917,80 VES').waitFor();
  await shoot(owner, 'automatic');
  await given('1146');
  await owner.reload();
  await owner.getByText('Hay una tasa por revisar').waitFor();
  await shoot(owner, 'held');

  const demo = await open(await signIn(server.url, 'demo'));
  await demo.goto('/home?drawer=settings');
  await demo
    .getByRole('dialog', { name: 'Ajustes' })
    .getByText(/^1\sUSD =/)
    .waitFor();
  await shoot(demo, 'demonstration');
  await demo.goto('/home?drawer=settings&drawer=currencies');
  await demo.getByRole('row', { name: /Dólar/ }).waitFor();
  await shoot(demo, 'currencies');
  await demo.getByRole('searchbox', { name: 'Buscar moneda' }).fill('yen');
  await shoot(demo, 'currencies-nothing');
  await demo.goto('/home?drawer=currencies&drawer=currency&currency=USD');
  await demo.getByText('Más alta:').waitFor();
  await shoot(demo, 'currency');
  await demo.goto('/home?drawer=currencies&drawer=currency&currency=EUR');
  await demo.getByText('Todavía no hay tasas').waitFor();
  await shoot(demo, 'currency-without-rate');
  await demo.goto('/home?drawer=company');
  await demo.getByRole('textbox', { name: 'RIF' }).waitFor();
  await shoot(demo, 'company');
  await demo.getByRole('textbox', { name: 'Nombre' }).fill('');
  await demo.getByRole('textbox', { name: 'RIF' }).fill('40123456-8');
  await demo.getByRole('button', { name: 'Guardar empresa' }).click();
  await demo.getByText('Escribe el nombre de tu empresa.').waitFor();
  await shoot(demo, 'company-errors');
  await demo.getByRole('region', { name: 'Así saldrá' }).scrollIntoViewIfNeeded();
  await shoot(demo, 'company-ticket');

  const shop = await openSmallShop(server);
  for (const rate of ['852.1', '853.75', '857.3', '857.3', '860.18']) await shop.setRate(rate);
  const page = await open(null);
  await signedInWith(page, shop.owner.token);
  const settings = new Settings(page);
  await page.goto('/home?drawer=settings');
  await settings.rate.waitFor();
  await shoot(page, 'by-hand');
  await settings.rate.fill('.');
  await settings.saveRate.click();
  await shoot(page, 'not-valid');
  await settings.rate.fill('8.6018');
  await settings.saveRate.click();
  await settings.question.waitFor();
  await shoot(page, 'jump');
  await page.goto('/home?drawer=currencies&drawer=currency&currency=USD');
  await settings.rate.waitFor();
  await shoot(page, 'currency-by-hand');
  await page
    .getByRole('button', { name: /^Opciones de la tasa/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Corregir' }).waitFor();
  await shoot(page, 'rate-menu');
  await page.getByRole('menuitem', { name: 'Corregir' }).click();
  await page.getByRole('dialog', { name: 'Corregir la tasa' }).getByRole('textbox').fill('.');
  await page.getByRole('button', { name: 'Corregir tasa' }).click();
  await page.getByText('Esta tasa no es válida.').waitFor();
  await shoot(page, 'rate-correct');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await settings.rateMenu(1, 'Quitar');
  await page.getByRole('button', { name: 'Quitar tasa' }).waitFor();
  await shoot(page, 'rate-withdraw');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.goto('/home?drawer=currencies&drawer=company-currencies');
  await page.getByRole('combobox', { name: 'Moneda principal' }).selectOption('EUR');
  await shoot(page, 'change-currencies');
  await page.getByRole('button', { name: 'Cambiar monedas' }).last().click();
  await settings.question.waitFor();
  await shoot(page, 'change-currencies-question');

  const cashier = await open(await signIn(server.url, 'cajero'));
  await cashier.goto('/home?drawer=settings');
  await cashier
    .getByRole('dialog', { name: 'Ajustes' })
    .getByText(/^1\sUSD =/)
    .waitFor();
  await shoot(cashier, 'cashier');
  await cashier.goto('/home?drawer=company');
  await cashier.getByText('Solo el Propietario').waitFor();
  await shoot(cashier, 'company-read-only');
};
