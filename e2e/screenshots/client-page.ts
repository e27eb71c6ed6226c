import type { Page } from '@playwright/test';
import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** A client's page down to its end, what its menu opens, the statement as its client sees it, and clients in Caja. */
export const shootClientPage: Part = async ({ open, shoot, server, isPhone }) => {
  const page = await open(await signIn(server.url, 'demo'));
  await page.goto('/clients?standing=owes&sort=-debt');
  await page.getByRole('table', { name: 'Clientes' }).getByRole('link').first().click();
  await page.getByRole('table', { name: 'Últimas compras' }).waitFor();
  await shoot(page, 'whole', { whole: true });
  await choose(page, 'Imprimir su estado de cuenta');
  await page.getByText(/movimientos? en el papel/).waitFor();
  await shoot(page, 'print-statement');
  await page.keyboard.press('Escape');
  await choose(page, 'Es la misma persona que…');
  await page.getByRole('combobox', { name: 'El otro registro' }).fill('José');
  await page.getByRole('option', { name: /José/ }).first().click();
  await page.getByText('Unirlos no se puede deshacer.').waitFor();
  await shoot(page, 'merge');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await choose(page, 'Enlace a su estado de cuenta');
  await page.getByRole('button', { name: 'Crear un enlace' }).click();
  const link = await page.getByRole('textbox', { name: 'Enlace' }).inputValue();
  await shoot(page, 'link');
  const own = await open(null);
  await own.goto(link);
  await own.getByRole('region', { name: 'Tu saldo' }).waitFor();
  await shoot(own, 'statement', { whole: true });

  await page.goto('/cash-register');
  await page.getByRole('searchbox', { name: 'Buscar producto' }).waitFor();
  await page.keyboard.press('F4');
  await page.getByRole('combobox', { name: 'Buscar cliente' }).fill('Tom');
  await page.getByRole('option', { name: /Tomás/ }).waitFor();
  await shoot(page, 'picker');
  // A phone shows the client of a sale with its lines.
  if (isPhone) return;
  await page.getByRole('option', { name: /Tomás/ }).click();
  await page.getByRole('group', { name: 'Cliente' }).getByText(/Tomás/).waitFor();
  await shoot(page, 'chosen');
};

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
