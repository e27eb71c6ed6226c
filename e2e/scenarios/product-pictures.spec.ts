import type { Page } from '@playwright/test';
import { type CashierShop, expect, test } from '../cashier-day.ts';
import { drawnPicture } from '../drawn-picture.ts';

/** A photograph as a phone takes it, but for its size: of one colour, and wider than it is high. */
const photo = (page: Page, colour: string) =>
  drawnPicture(page, { width: 1600, height: 1200, stripes: [colour] });

/** Width and height of what is shown, and the colour in its middle. */
function shown(page: Page, selector: string) {
  return page.evaluate(async (wanted) => {
    const image = document.querySelector<HTMLImageElement>(wanted);
    await image?.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!image || !context) return undefined;
    context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    const strongest = red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
    return { size: `${image.naturalWidth}×${image.naturalHeight}`, type: image.src.slice(0, 15), strongest };
  }, selector);
}

const editPath = ({ flour }: CashierShop) => `/edit-product?id=${flour.id}`;
const field = (page: Page) =>
  page.getByLabel('Foto del producto', { exact: true }).and(page.locator('input'));
const crop = (page: Page) => page.getByRole('dialog', { name: 'Ajusta la foto' });

test('a product’s picture is cut, saved at once, and shown in the list and in Caja', async ({
  page,
  shop,
  products,
  cashRegister,
}) => {
  await page.goto(editPath(shop));
  await field(page).setInputFiles(await photo(page, 'red'));
  await expect(crop(page)).toBeVisible();
  await crop(page).getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByText('Guardamos la foto de «Harina P.A.N. 1 kg».')).toBeVisible();
  const inForm = { size: '640×480', type: 'data:image/webp', strongest: 'red' };
  expect(await shown(page, 'img[alt="Foto del producto"]')).toEqual(inForm);
  // It is no edit of the form: there is nothing to save.
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();

  await products.open();
  const picture = products.row(shop.flour.name).locator('img');
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute('alt', '');
  expect(await shown(page, 'tbody img')).toEqual({ ...inForm, size: '160×120' });
  await expect(products.row(shop.coffee.name).locator('img')).toHaveCount(0);

  await cashRegister.open();
  const cards = cashRegister.found.locator('img');
  await expect(cards).toHaveCount(1);
  // By user, and remembered.
  const look = async (entry: string) => {
    await page.getByRole('button', { name: 'Cómo se ven los productos' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await look('Ocultar fotos');
  await expect(cards).toBeHidden();
  await expect(cashRegister.found).toContainText(shop.flour.name);
  await page.reload();
  await expect(cashRegister.found).toContainText(shop.flour.name);
  await expect(cards).toBeHidden();
  await look('Ver fotos');
  await expect(cards).toBeVisible();
  // A search shows it, too, and it is sold as ever.
  await cashRegister.searchBox.fill('harina');
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(cashRegister.quantity(shop.flour.name)).toHaveValue('1');

  await page.goto(editPath(shop));
  await page.getByRole('button', { name: 'Quitar foto' }).click();
  await expect(page.getByText('Quitamos la foto de «Harina P.A.N. 1 kg».')).toBeVisible();
  await products.open();
  await expect(products.row(shop.flour.name)).toBeVisible();
  await expect(products.table.locator('img')).toHaveCount(0);
});

test('a picture is pasted, and a new product gets the one that was chosen for it', async ({
  page,
  shop,
  products,
}) => {
  const { buffer } = await (async () => {
    await page.goto('/create-product');
    return photo(page, 'blue');
  })();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Sardinas en lata');
  await expect(page.getByRole('button', { name: 'Elegir una foto' })).toBeVisible();
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'pegada.png', { type: 'image/png' }));
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    },
    [...buffer],
  );
  await crop(page).getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByRole('img', { name: 'Foto del producto' })).toBeVisible();
  // As all that was filled in, it is still there after a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Sardinas en lata');
  await expect(page.getByRole('img', { name: 'Foto del producto' })).toBeVisible();
  await products.save();
  await expect(products.row('Sardinas en lata').locator('img')).toBeVisible();
  expect((await shown(page, 'tbody img'))?.strongest).toBe('blue');
  // A file that is none is said to be none.
  await page.goto(editPath(shop));
  await field(page).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByText('No pudimos leer esa imagen.')).toBeVisible();
});

test('Caja sells without the pictures where they do not come', async ({
  page,
  shop,
  cashRegister,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  await page.goto(editPath(shop));
  await field(page).setInputFiles(await photo(page, 'green'));
  await crop(page).getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByText(/^Guardamos la foto/)).toBeVisible();
  let asked = 0;
  await page.route('**/products/pictures/**', (route) => {
    asked++;
    return route.abort();
  });
  await cashRegister.open();
  await expect(cashRegister.found).toContainText(shop.flour.name);
  await expect.poll(() => asked).toBe(1);
  await expect(cashRegister.found.locator('img')).toHaveCount(0);
  await cashRegister.add(shop.flour.name);
  await expect(cashRegister.quantity(shop.flour.name)).toHaveValue('1');
});
