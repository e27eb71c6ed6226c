import { barcodeOf, expect, test } from '../cashier-day.ts';

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 1024, height: 768 }],
] as const;

for (const [name, size] of SIZES) {
  test(`on ${name} sales whose tabs have no room are reached by a menu, and the selected one is in sight`, async ({
    page,
    shop,
    cashRegister,
  }) => {
    await page.setViewportSize(size);
    await cashRegister.open();
    const others = page.getByRole('button', { name: /^Otras ventas \(\d\)$/ });
    await expect(cashRegister.found).toContainText(shop.flour.name);
    await cashRegister.scanByKeys(barcodeOf(shop.flour));
    const handle = page.getByRole('button', { name: /Venta 1/ }).first();
    if (name === 'a phone') await handle.click();
    await expect(cashRegister.line(shop.flour.name)).toBeVisible();
    for (let number = 2; number <= 8; number++) await cashRegister.newSale.click();
    await expect(cashRegister.tabs).toHaveCount(8);
    const selected = page.getByRole('tab', { selected: true });
    await expect(selected).toHaveText('Venta 8');
    await expect(selected).toBeInViewport({ ratio: 0.9 });

    await expect(others).toBeVisible();
    await others.focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('menuitem', { name: `Venta 1 · ${shop.flour.name} · Bs. 989,21` });
    await expect(first).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(selected).toContainText('Venta 1');
    await expect(selected).toBeInViewport({ ratio: 0.9 });
    await expect(cashRegister.line(shop.flour.name)).toBeVisible();
    // The selected one is no other one.
    await others.click();
    await expect(page.getByRole('menuitem', { name: /^Venta 8 · vacía/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^Venta 1 / })).toHaveCount(0);
  });
}
