import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** Clientes: the list, who owes, the form, an import, an account with a debt, an abono, the ageing and a reminder. */
export const shootClients: Part = async ({ open, shoot, server }) => {
  const page = await open(await signIn(server.url, 'demo'));
  await page.goto('/clients?standing=owes&sort=-debt');
  const table = page.getByRole('table', { name: 'Clientes' });
  await table.getByRole('link').first().waitFor();
  await shoot(page, 'debtors');
  await page.goto('/clients');
  await table.getByRole('link').first().waitFor();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Ordenar por').waitFor();
  await shoot(page, 'filters');
  await page.goto('/clients?standing=owes&sort=-debt');
  await table.getByRole('link').first().waitFor();
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await page.getByRole('dialog', { name: 'Nuevo cliente' }).getByLabel('Nombre').waitFor();
  await shoot(page, 'new-client');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  const importing = page.getByRole('dialog', { name: 'Importar clientes' });
  await importing.getByLabel('Archivo CSV o Excel').waitFor();
  await shoot(page, 'import');
  const lines = [
    'Nombre;Cédula;Teléfono;Debe;Moneda',
    'Carmen Díaz;V-14203118;0414-1234567;12,50;$',
    'Beto Rojas;V-12;;;',
    'Bodega El Sol;J-07013380-6;1234567;1.500,00;Bs.',
  ];
  await importing
    .getByLabel('Archivo CSV o Excel')
    .setInputFiles({ name: 'fiados.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('table', { name: 'Líneas dudosas' }).waitFor();
  await shoot(page, 'import-review');
  await page.keyboard.press('Escape');
  await table.getByRole('link').first().click();
  await page.getByRole('table', { name: 'Estado de cuenta' }).getByRole('row').nth(1).waitFor();
  await shoot(page, 'client');
  await page.getByRole('button', { name: 'Abonar' }).click();
  await page.getByRole('dialog', { name: 'Abonar' }).getByLabel('Método de pago').waitFor();
  await shoot(page, 'debt-payment');
  await page.goto('/clients/ageing');
  const remind = page.getByRole('button', { name: /^Recordarle a/ }).first();
  await remind.waitFor();
  await shoot(page, 'ageing');
  await remind.click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Mensaje' }).waitFor();
  await shoot(page, 'reminder');
  await page.getByRole('button', { name: 'Cambiar el mensaje de siempre' }).click();
  await page.getByRole('textbox', { name: 'Cómo pagarte' }).waitFor();
  await shoot(page, 'reminder-message');
};
