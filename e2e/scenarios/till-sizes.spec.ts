import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { CashRegister } from '../screens/cash-register.ts';

/** The screens of tills: a tablet held across and one held upright. */
const ACROSS = { width: 1024, height: 768 };
const UPRIGHT = { width: 768, height: 1024 };

/** How many stand beside each other at the top of a list. */
async function columnsOf(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

const full = (page: Page) => page.getByRole('button', { name: 'Mostrar el menú completo' });
const small = (page: Page) => page.getByRole('button', { name: 'Encoger el menú' });

test('on a till’s tablet Caja has the width, unless the user wants the whole menu; other screens keep it', async ({
  page,
  shell,
}) => {
  await page.setViewportSize(ACROSS);
  await page.goto('/cash-register');
  await expect(full(page)).toBeVisible();
  await shell.sidebar.getByRole('link', { name: 'Productos' }).click();
  await expect(small(page)).toBeVisible();
  await shell.sidebar.getByRole('link', { name: 'Caja' }).click();
  await full(page).click();
  await expect(small(page)).toBeVisible();
  // It is their choice, also tomorrow.
  await page.reload();
  await expect(small(page)).toBeVisible();
  await small(page).click();
  await page.reload();
  await expect(full(page)).toBeVisible();
  // There is room for both at a desk.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(small(page)).toBeVisible();
});

for (const [name, size, columns] of [
  ['across', ACROSS, 3],
  ['upright', UPRIGHT, 4],
] as const) {
  test(`on a tablet held ${name} products and methods stand beside each other, and the sale ends in sight`, async ({
    page,
    cashRegister,
  }) => {
    await page.setViewportSize(size);
    await cashRegister.open();
    const cards = cashRegister.found.getByRole('listitem');
    await expect(cards.nth(11)).toBeInViewport();
    // While the products come there are shapes of them, and cards settle as prices do.
    await expect.poll(() => columnsOf(cards)).toBe(columns);
    await cards.first().getByRole('button').first().click();
    await cashRegister.charge.click();
    const methods = page.getByRole('group', { name: 'Métodos de pago' }).getByRole('button');
    await expect.poll(() => columnsOf(methods)).toBeGreaterThanOrEqual(3);
    await cashRegister.method('Efectivo $').click();
    await expect(cashRegister.amount).toBeInViewport({ ratio: 1 });
    await expect(cashRegister.finish).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^Pago completo/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
}

test.describe('under a finger', () => {
  test.use({ viewport: ACROSS, hasTouch: true, isMobile: true });

  test('a method that asks for a reference leaves the total in sight', async ({ page, cashRegister }) => {
    await cashRegister.open();
    await cashRegister.found.getByRole('button').first().tap();
    await cashRegister.charge.tap();
    await cashRegister.method('Pago Móvil').tap();
    await expect(page.getByRole('textbox', { name: 'Referencia' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(cashRegister.finish).toBeInViewport({ ratio: 1 });
  });
});

/** With the best sold: until they are known, the catalogue's first stand in their place, and what is pressed then is gone from below the pointer. */
async function openWithBestSold(cashRegister: CashRegister): Promise<void> {
  await cashRegister.open();
  await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
  await expect(cashRegister.found.getByRole('listitem').first()).not.toContainText('Aceite de canola');
}

test('enlarged to twice its size, a till still shows lines, and its total beside the button', async ({
  page,
  cashRegister,
}) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  await openWithBestSold(cashRegister);
  const cards = cashRegister.found.getByRole('listitem');
  for (const index of [0, 1, 2, 3]) await cards.nth(index).getByRole('button').first().click();
  const lines = cashRegister.lines.getByRole('listitem');
  await expect(lines).toHaveCount(4);
  for (const index of [1, 2, 3]) await expect(lines.nth(index)).toBeInViewport({ ratio: 0.95 });
  await expect(cashRegister.total).toBeInViewport({ ratio: 1 });
  await expect(cashRegister.charge).toBeInViewport({ ratio: 1 });
});

test('enlarged to twice its size, a till’s tablet shows three lines, and its products can be reached', async ({
  page,
  cashRegister,
}) => {
  await page.setViewportSize({ width: 512, height: 384 });
  await openWithBestSold(cashRegister);
  const cards = cashRegister.found.getByRole('listitem');
  for (const index of [0, 1, 2, 3]) await cards.nth(index).getByRole('button').first().click();
  await page.getByRole('button', { name: /4 artículos/ }).click();
  const lines = cashRegister.lines.getByRole('listitem');
  await expect(lines).toHaveCount(4);
  for (const index of [1, 2, 3]) await expect(lines.nth(index)).toBeInViewport({ ratio: 0.95 });
  await expect(cashRegister.charge).toBeInViewport({ ratio: 1 });
});
