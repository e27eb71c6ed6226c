import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A shop's notebook as a book: titles of its own, a cédula that is none, a phone without its area. */
async function notebook() {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Fiados',
        rows: [
          ['Fiados de la bodega', null, null, null, null, null],
          ['Quién', 'C.I.', 'Tlf', 'Debe', 'Moneda', 'Fecha'],
          ['Carmen Díaz', 14203118, '04141234567', 12.5, '$', new Date('2026-10-01T00:00:00Z')],
          ['Beto Rojas', 'V-12', null, null, null, null],
          ['Celia Mora', 14203120, '1234567', 1500, 'Bs.', null],
          ['Dora Paz', null, null, null, null, null],
        ],
      },
    ],
  });
  return { name: 'fiados.xlsx', mimeType: XLSX, buffer: Buffer.from(bytes) };
}

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Clientes' }).getByRole('row').filter({ hasText: name });

test('a notebook of clients and their debts comes in, once, and goes out as it is', async ({
  page,
  cuadra,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  await signedInWith(page, shop.owner.token);
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Importar una lista' }).click();
  const dialog = page.getByRole('dialog');
  const figure = (label: string) =>
    dialog
      .locator('div', { has: page.getByRole('term').filter({ hasText: label }) })
      .last()
      .getByRole('definition');
  const choose = async () => dialog.getByLabel('Archivo CSV o Excel').setInputFiles(await notebook());
  await choose();
  await expect(dialog.getByRole('alert')).toContainText('Ninguna columna es el nombre del cliente');
  await dialog.getByLabel('Columna «Quién»').selectOption('Nombre');
  await expect(dialog.getByLabel('Columna «Debe»')).toHaveValue('debt');
  await expect(figure('Se crean')).toHaveText('3');
  const rejected = dialog.getByRole('table', { name: 'Líneas rechazadas' });
  await expect(
    rejected.getByRole('row', { name: '4 Cédula o RIF: no parece una cédula ni un RIF V-12' }),
  ).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Líneas dudosas' })).toContainText('1234567');
  await expect(dialog).toContainText('Se anotan 2 deudas de antes: $ 12,50 y Bs. 1.500,00.');
  await expectAccessible(page);
  expect(await shop.get<{ items: unknown[] }>('/clients')).toMatchObject({ items: [] });

  await dialog.getByRole('button', { name: 'Importar 3 clientes' }).click();
  await expect(figure('Creados')).toHaveText('3');
  await expect(dialog).toContainText('Se anotaron 2 deudas de antes');
  await dialog.getByRole('button', { name: 'Importar otro archivo' }).click();
  await choose();
  await expect(dialog.getByLabel('Columna «Quién»')).toHaveValue('name');
  await expect(figure('Quedan igual')).toHaveText('3');
  await expect(dialog).not.toContainText('Se anotan');
  await dialog.getByRole('button', { name: 'Importar 3 clientes' }).click();
  await expect(figure('Sin cambios')).toHaveText('3');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(row(page, 'Carmen Díaz')).toContainText('$ 12,50');
  await expect(row(page, 'Celia Mora')).toContainText('$ 15,00');
  await row(page, 'Carmen Díaz').getByRole('link').click();
  await expect(page.getByText('Deuda de antes').first()).toBeVisible();

  await page.goto('/clients?standing=owes&sort=-debt');
  await expect(row(page, 'Dora Paz')).toHaveCount(0);
  await page.getByRole('button', { name: 'Descargar' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('clientes.xlsx');
  const book = await readXlsx(new Uint8Array(await readFile(await file.path())));
  const [header = [], ...rows] = book.sheets[0]?.rows ?? [];
  const told = rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [String(header[at]), cell])));
  expect(told).toMatchObject([
    { Nombre: 'Celia Mora', 'Cédula o RIF': '14203120', 'Debe USD': null, 'Debe VES': 1500 },
    { Nombre: 'Carmen Díaz', Teléfono: '04141234567', 'Debe USD': 12.5, 'Debe VES': null },
  ]);
});
