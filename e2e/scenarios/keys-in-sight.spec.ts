import { expect, test } from '../fixtures.ts';

test('keys that are not used each minute come into sight while Alt is held, and work as ever', async ({
  page,
  cashRegister,
}) => {
  await cashRegister.open();
  await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
  const cap = (key: string) => page.locator('kbd').getByText(key, { exact: true });
  await expect(cap('F9')).toBeVisible();
  await expect(cap('F10')).toBeHidden();
  // What listens for it comes after the first look.
  await expect(async () => {
    await page.keyboard.up('Alt');
    await page.keyboard.down('Alt');
    await expect(cap('F10')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.up('Alt');
  await expect(cap('F10')).toBeHidden();
  await page.keyboard.press('F8');
  await expect(page.getByRole('dialog', { name: 'Nombre y nota de la venta' })).toBeVisible();
});
