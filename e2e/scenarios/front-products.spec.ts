import type { Page } from '@playwright/test';
import { expect, test } from '../cashier-day.ts';

const tools = (page: Page) => page.getByRole('button', { name: 'Cómo se ven los productos' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ordenar los más vendidos' });

test('what the owner puts in front stands there on every cash register, whatever is sold', async ({
  page,
  shop,
  cashRegister,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/);
  const { cheese, flour, coffee } = shop;
  const first = (index: number) => cashRegister.found.getByRole('listitem').nth(index);
  await cashRegister.open();
  await expect(cashRegister.found).toContainText(cheese.name);
  await tools(page).click();
  await page.getByRole('menuitem', { name: 'Ordenar los más vendidos' }).click();

  const placed = dialog(page).getByRole('list', { name: 'Delante', exact: true }).getByRole('listitem');
  await expect(dialog(page)).toContainText('Todavía no hay nada delante');
  await dialog(page).getByRole('searchbox').fill('queso');
  await dialog(page)
    .getByRole('button', { name: `Poner delante ${cheese.name}` })
    .click();
  await dialog(page)
    .getByRole('button', { name: `Poner delante ${flour.name}` })
    .click();
  // By keyboard, and the focus goes where the row goes.
  const up = dialog(page).getByRole('button', { name: `Subir ${flour.name}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(placed.nth(0)).toContainText(flour.name);
  await expect(dialog(page).getByRole('button', { name: `Bajar ${flour.name}` })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Guardar orden' }).click();
  await expect(page.getByText('Guardamos el orden.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(first(0)).toContainText(flour.name);
  await expect(first(1)).toContainText(cheese.name);

  // What is sold now changes no order today.
  await shop.sell({ lines: [[coffee, '9']], payments: [{ method: '$', amount: '48.60' }] });
  await page.reload();
  await expect(first(0)).toContainText(flour.name);
  await expect(first(1)).toContainText(cheese.name);
  await expect(first(3)).toContainText(coffee.name);

  // Somebody changes it meanwhile: it is said, and what there is now can be seen.
  await tools(page).click();
  await page.getByRole('menuitem', { name: 'Ordenar los más vendidos' }).click();
  await expect(placed).toHaveCount(2);
  await shop.put('/products/front', { product_ids: [coffee.id], before: [flour.id, cheese.id] });
  await dialog(page)
    .getByRole('button', { name: `Quitar ${cheese.name} de delante` })
    .click();
  await dialog(page).getByRole('button', { name: 'Guardar orden' }).click();
  await expect(dialog(page)).toContainText('Alguien lo cambió antes que tú.');
  await dialog(page).getByRole('button', { name: 'Ver el de ahora' }).click();
  await expect(placed).toHaveText([new RegExp(coffee.name)]);
});

test.describe('a cashier', () => {
  test.use({ signedInAs: 'cajero' });
  test('sees what stands in front, and orders nothing', async ({ page, cashRegister }) => {
    await cashRegister.open();
    await tools(page).click();
    await expect(page.getByRole('menuitem', { name: /fotos$/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Ordenar los más vendidos' })).toHaveCount(0);
  });
});
