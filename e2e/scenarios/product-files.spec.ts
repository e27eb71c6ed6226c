import { readFile } from 'node:fs/promises';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a book of Excel: columns are chosen by hand, bad lines are seen first, and the next file knows them', async ({
  page,
  cuadra,
  products,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('860.18');
  await shop.addProduct('Arroz 1 kg', '1', '1.5', '7591234567890');
  await signedInWith(page, shop.owner.token);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Inventario',
        rows: [
          ['Bodega La Esquina', null, null, null],
          ['EAN', 'Rótulo', 'Monto', 'Existencia'],
          [7591234567890, 'Arroz 1 kg', 1.75, 12],
          [7591234567906, 'Queso blanco', 4.5, 1.234],
          [7591234567913, null, 3, 1],
          [7.59e17, 'Harina', 1, 1],
          [null, 'Sal', null, null],
        ],
        merges: [{ startRow: 0, endRow: 0, startCol: 0, endCol: 3 }],
        cells: new Map([['6,2', { value: null, formula: 'C3*2', formulaResult: 3.5 }]]),
      },
    ],
  });
  const book = { name: 'inventario.xlsx', mimeType: XLSX, buffer: Buffer.from(bytes) };
  await products.open();
  await products.chooseFile(book);
  const dialog = products.importDialog;
  await expect(dialog.getByRole('alert')).toContainText('Ninguna columna es el nombre');
  await dialog.getByLabel('Columna «Rótulo»').selectOption('Nombre');
  await dialog.getByLabel('Columna «Monto»').selectOption('Precio');
  await expect(products.figure('Se crea')).toHaveText('2');
  await expect(products.figure('Cambia')).toHaveText('1');
  await expect(products.figure('Con errores')).toHaveText('2');
  const rejected = dialog.getByRole('table', { name: 'Líneas rechazadas' });
  await expect(rejected.getByRole('row', { name: '5 Le falta el nombre' })).toBeVisible();
  await expect(
    rejected.getByRole('row', { name: '6 Código de barras: no es un código de barras 7,59E+17' }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await shop.get<{ items: unknown[] }>('/products')).toMatchObject({ items: [{ qty: '50' }] });

  await products.startImport();
  await expect(products.figure('Creado')).toHaveText('2');
  await expect(products.figure('Actualizado')).toHaveText('1');
  await dialog.getByRole('button', { name: 'Importar otro archivo' }).click();
  await dialog.getByLabel('Archivo CSV o Excel').setInputFiles(book);
  await expect(dialog.getByLabel('Columna «Rótulo»')).toHaveValue('name');
  await expect(dialog.getByText('Quedan igual')).toBeVisible();
  await expect(products.figure('Cambia')).toHaveText('0');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(products.row('Queso blanco')).toContainText('1,234');
  await expect(products.row('Sal')).toContainText('$ 3,50');
});

test('what no list is, is said plainly: 50 MB, a picture, a book with a password', async ({
  page,
  products,
}) => {
  await products.open();
  await products.import.click();
  const dialog = products.importDialog;
  const bring = async (name: string, buffer: Buffer) =>
    dialog.getByLabel('Archivo CSV o Excel').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await bring('enorme.csv', Buffer.alloc(49 * 1024 * 1024, 'nombre,precio\n'));
  await expect(dialog.getByRole('alert')).toContainText('El archivo pasa de 16 MB');
  await bring('foto.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
  await expect(dialog.getByRole('alert')).toContainText('Este archivo no es una lista');
  const locked = await writeXlsx({
    sheets: [{ name: 'a', rows: [['Nombre'], ['Arroz']] }],
    encryption: { password: 'secreta', spinCount: 100 },
  });
  await bring('clave.xlsx', Buffer.from(locked));
  await expect(dialog.getByRole('alert')).toContainText('El libro tiene contraseña');
  await bring('acentos.csv', Buffer.from('nombre;precio\r\nPiña;1,50\r\n', 'latin1'));
  await expect(dialog.getByRole('cell', { name: 'Piña' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('what the list shows is taken along, as Excel and as CSV', async ({ page, cuadra, products }) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('860.18');
  await shop.addProduct('Café molido', '1', '1.5', '0012345678905');
  await shop.addProduct('Arroz 1 kg', '1', '2');
  await signedInWith(page, shop.owner.token);
  await products.open();
  await products.search('cafe');
  await expect(products.rows).toHaveCount(1);
  const download = async (kind: string) => {
    await page.getByRole('button', { name: 'Descargar' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const excel = await download('Excel (.xlsx)');
  expect(excel.name).toBe('productos.xlsx');
  const book = await readXlsx(new Uint8Array(excel.bytes));
  const [, row = []] = book.sheets[0]?.rows ?? [];
  const [name, , barcode, , , qty, , cost, , price] = row;
  expect([name, barcode, qty, cost, price]).toEqual(['Café molido', '0012345678905', 50, 1, 1.5]);
  expect(book.sheets[0]?.rows).toHaveLength(2);
  const csv = await download('CSV');
  expect(csv.bytes.toString('utf8')).toContain('Café molido;;0012345678905;');
  expect(csv.bytes.toString('utf8')).not.toContain('Arroz');
  expect(csv.bytes.toString('utf8').split('\n')[0]).toMatch(/;favorito$/);
});
