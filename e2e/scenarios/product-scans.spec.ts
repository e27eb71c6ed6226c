import type { Page } from '@playwright/test';
import { barcodeOf, test as base, expect } from '../cashier-day.ts';
import { SCANNERS, Scanner, scannersAt } from '../screens/scanner.ts';

const test = base.extend<{ scanner: Scanner }>({ scanner: ({ page }, use) => use(new Scanner(page)) });

const UNKNOWN = '7599999999990';

const chips = (page: Page) => page.getByRole('list', { name: 'Códigos de barras agregados' });

test('a scan finds its product from anywhere on the list', async ({ page, shop, products, scanner }) => {
  test.slow();
  const { coffee, flour } = shop;
  await products.open();
  await expect(products.rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('region', { name: 'Filtros y columnas' });
  const stock = panel.getByLabel('Existencia', { exact: true }).first();
  const places: [name: string, go: () => Promise<unknown>][] = [
    ['nowhere', () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())],
    ['the search', () => products.searchBox.focus()],
    [
      'the search with something in it',
      async () => {
        await products.searchBox.fill('arroz');
        await expect(products.rows).toHaveCount(1);
      },
    ],
    ['a filter', () => stock.focus()],
    [
      'a filter that hides it',
      async () => {
        await stock.selectOption({ label: 'Sin existencia' });
        await stock.focus();
      },
    ],
    ['a row', () => products.rows.first().focus()],
    ['a button', () => products.create.focus()],
  ];
  for (const [at, [name, go]] of places.entries()) {
    for (const { gap, end } of scannersAt(at)) {
      // Another one before it, so that nothing of the scan before is taken for this one's.
      await scanner.scan(barcodeOf(flour), { gap: 15 });
      await expect(products.row(flour.name)).toBeFocused();
      await go();
      await scanner.scan(barcodeOf(coffee), { gap, end });
      await expect(products.row(coffee.name), `${name}, ${gap} ms, ${end}`).toBeFocused();
      await expect(products.rows).toHaveCount(1);
      await expect(products.searchBox).toHaveValue(barcodeOf(coffee));
      await expect(page).toHaveURL(/\/products\?search=7591002000028$/);
    }
  }
  // Enter opens what was found.
  await expect(async () => {
    // Right behind a scan it is taken for the scanner's own.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/edit-product\?id=/, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(coffee.name);
});

test('a code that nobody has is told, and leads to a product with it', async ({
  page,
  shop,
  products,
  scanner,
}) => {
  await products.open();
  await products.searchBox.fill(shop.flour.name);
  await expect(products.rows).toHaveCount(1);
  await scanner.scan(UNKNOWN, { gap: 5 });
  await expect(page.getByText(`Ningún producto tiene el código ${UNKNOWN}.`)).toBeVisible();
  // What was looked for before is there as it was.
  await expect(products.searchBox).toHaveValue(shop.flour.name);
  await expect(products.rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Crear con este código' }).click();
  await expect(chips(page)).toHaveText(UNKNOWN);
});

test('below a window a scan changes nothing and says so', async ({ page, shop, products, scanner }) => {
  await products.open();
  await products.row(shop.flour.name).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  await page.getByRole('menuitem', { name: 'Subir o bajar precios' }).click();
  const percent = page.getByRole('dialog').getByLabel('Porcentaje');
  await percent.fill('8');
  for (const end of ['Enter', 'Tab', 'nothing'] as const) {
    await scanner.scan(barcodeOf(shop.flour), { gap: 15, end });
    await expect(page.getByText(/^Cierra la ventana y escanea/)).toBeVisible();
    await expect(percent).toHaveValue('8');
  }
  await expect(page).toHaveURL(/\/products$/);
});

test('in the form a scan is a barcode, whatever is being filled in', async ({
  page,
  shop,
  products,
  scanner,
}) => {
  test.slow();
  await page.goto('/create-product');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Nombre').fill('Sardinas en lata');
  await field('Costo').fill('1,20');
  let code = 7_591_055_000_001;
  for (const name of ['Nombre', 'Códigos de barras', 'Costo']) {
    for (const { gap, end } of SCANNERS) {
      code++;
      await field(name).focus();
      await scanner.scan(String(code), { gap, end });
      await expect(chips(page), `${name}, ${gap} ms, ${end}`).toContainText(String(code));
      // Room for the next one: a product has twenty at most.
      await page.getByRole('button', { name: `Quitar ${code}` }).click();
    }
  }
  await expect(field('Nombre')).toHaveValue('Sardinas en lata');
  await expect(field('Costo')).toHaveValue('1,20');
  await expect(field('Códigos de barras')).toHaveValue('');
  // The shop's own code may be one that is scanned.
  await field('Código propio').focus();
  await scanner.scan('ABC12345', { gap: 15 });
  await expect(field('Código propio')).toHaveValue('ABC12345');
  await expect(page).toHaveURL(/\/create-product$/);
  // One that another product has leads there.
  await field('Nombre').focus();
  await scanner.scan(barcodeOf(shop.flour), { gap: 15 });
  await expect(page.getByRole('status').filter({ hasText: 'ya es de' })).toContainText(shop.flour.name);
  await expect(products.heading).toBeHidden();
});
