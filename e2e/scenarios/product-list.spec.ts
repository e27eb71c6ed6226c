import { expect, test } from '../fixtures.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

test('filters and order stand in the address, and a reload keeps them', async ({ page, products }) => {
  await products.open();
  await expect(products.rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('region', { name: 'Filtros y columnas' });
  await panel.getByLabel('Categoría', { exact: true }).first().selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=/);
  const chip = page.getByRole('button', { name: /^Quitar filtro: Categoría/ });
  await expect(chip).toBeVisible();
  await products.table.getByRole('button', { name: 'Precio' }).click();
  await expect(page).toHaveURL(/sort=-price/);
  const price = products.table.getByRole('columnheader', { name: 'Precio' });
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await expect(products.table).toHaveAttribute('aria-busy', 'false');
  const first = (await products.rows.first().textContent()) ?? '';
  await page.reload();
  await expect(products.rows.first()).toHaveText(first);
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await chip.click();
  await expect(page).not.toHaveURL(/category=/);
});

test('the keyboard goes through the rows, chooses and opens them', async ({ page, products }) => {
  await products.open();
  await expect(products.table).toHaveAttribute('aria-busy', 'false');
  await expect(products.rows.nth(3)).toBeVisible();
  await products.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(products.rows.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 productos seleccionados')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit-product\?id=/);
});

test('a rise of 8 % over a category, and its undoing', async ({ page, products, sessionOf }) => {
  const headers = { authorization: `Bearer ${await sessionOf('demo')}` };
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`/api/v1${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const category = await post('/categories/create', { name: 'Subida de prueba' });
  const add = (name: string, given: object) =>
    post('/products/create', {
      ...{ name, category_id: category.id, cost_currency: 'USD', price_currency: 'USD' },
      ...given,
    });
  await add('Prueba de precio fijo', { price: '3.00', is_fixed_price: true });
  await add('Prueba de costo y utilidad', { cost: '1.00', utility: '30' });
  await add('Prueba sin precio', {});
  await page.goto(`/products?category=${category.id}`);
  await expect(products.row('Prueba de precio fijo')).toContainText('$ 3,00');

  await products.rows.first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Seleccionar los 3 productos' }).click();
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  await page.getByRole('menuitem', { name: 'Subir o bajar precios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subir o bajar precios' });
  await dialog.getByLabel('Porcentaje').fill('8');
  await dialog.getByLabel('Redondear').selectOption({ label: 'A 0,05' });
  const preview = dialog.getByRole('table', { name: 'Antes y después' });
  await expect(preview.getByRole('row', { name: /precio fijo/ })).toContainText('$ 3,25');
  await expect(preview.getByRole('row', { name: /costo y utilidad/ })).toContainText('$ 1,40');
  await expect(preview.getByRole('row', { name: /sin precio/ })).toContainText('No tiene precio');
  await dialog.getByRole('button', { name: 'Cambiar 3 productos' }).click();

  await expect(page.getByText('Subir o bajar precios: 2 productos.')).toBeVisible();
  await expect(page.getByText(/Quedó sin cambiar: Prueba sin precio/)).toBeVisible();
  await expect(products.row('Prueba de precio fijo')).toContainText('$ 3,25');
  await expect(products.row('Prueba de costo y utilidad')).toContainText('$ 1,40');

  // A reload leaves the way back.
  await page.reload();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Deshecho: 2 productos.')).toBeVisible();
  await expect(products.row('Prueba de precio fijo')).toContainText('$ 3,00');
  await expect(products.row('Prueba de costo y utilidad')).toContainText('$ 1,30');
});

test('what is selected becomes a favourite of every Caja, and is none again', async ({
  page,
  cuadra,
  products,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.addProduct('Café molido', '1', '2');
  await shop.addProduct('Pan canilla', '1', '2');
  await signedInWith(page, shop.owner.token);
  await products.open();
  const star = (name: string) => products.row(name).getByRole('img', { name: 'Favorito en Caja' });
  const change = async (name: string) => {
    await products.row(name).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Cambiar…' }).click();
    await page.getByRole('menuitem', { name: 'Favoritos en Caja' }).click();
    return page.getByRole('dialog', { name: 'Favoritos en Caja' });
  };
  const mark = await change('Café molido');
  const preview = mark.getByRole('row', { name: /Café molido/ });
  await expect(preview).toContainText('No es favoritoFavorito');
  await mark.getByRole('button', { name: 'Cambiar 1 producto' }).click();
  await expect(page.getByText('Favoritos en Caja: 1 producto.')).toBeVisible();
  await expect(star('Café molido')).toBeVisible();
  await expect(star('Pan canilla')).toHaveCount(0);

  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('region', { name: 'Filtros y columnas' });
  await panel.getByLabel('Cuáles').selectOption({ label: 'Solo favoritos en Caja' });
  await expect(page).toHaveURL(/favourite=1/);
  await expect(products.row('Pan canilla')).toHaveCount(0);
  await page.reload();
  await expect(star('Café molido')).toBeVisible();
  await expect(products.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Quitar filtro: Favoritos en Caja' }).click();
  await expect(products.row('Pan canilla')).toBeVisible();
  await expect(page).not.toHaveURL(/favourite/);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Deshecho: 1 producto.')).toBeVisible();
  await expect(star('Café molido')).toHaveCount(0);
});

test('a change that breaks off half way says so, and what it changed is undone', async ({
  page,
  products,
  sessionOf,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const headers = { authorization: `Bearer ${await sessionOf('demo')}` };
  const name = 'Prueba de un cambio cortado';
  const data = { name, cost_currency: 'USD', price_currency: 'USD', price: '2.00', is_fixed_price: true };
  await page.request.post('/api/v1/products/create', { headers, data });
  // The first part is told to have another one behind it, and that one does not get through.
  let parts = 0;
  await page.route('**/products/changes/create', async (route) => {
    parts++;
    if (parts > 1) return route.abort();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), next: 'more' } });
  });
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await expect(products.row(name)).toContainText('$ 2,00');
  await products.row(name).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  await page.getByRole('menuitem', { name: 'Subir o bajar precios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subir o bajar precios' });
  await dialog.getByLabel('Porcentaje').fill('50');
  await dialog.getByRole('button', { name: 'Cambiar 1 producto' }).click();
  await expect(dialog.getByText('No pudimos terminar.')).toBeVisible();
  // Whoever closes the tab instead of the dialog finds it as well.
  await page.reload();
  await expect(products.row(name)).toContainText('$ 3,00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Deshecho: 1 producto.')).toBeVisible();
  await expect(products.row(name)).toContainText('$ 2,00');
});
