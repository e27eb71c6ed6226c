import type { Locator, Page } from '@playwright/test';
import { barcodeOf, test as base, type CashierShop, expect } from './cashier-day.ts';
import { SCANNERS, Scanner } from './screens/scanner.ts';

export const SALES = '**/sales/create';

/** A cashier with a scanner. */
export const test = base.extend<{ scanner: Scanner }>({ scanner: ({ page }, use) => use(new Scanner(page)) });

/** Milliseconds a key of quick fingers. */
export const PEOPLE = [70, 90];

/** A step or a dialog of Caja, with the focus where a cashier has it. */
export interface Place {
  name: string;
  open: () => Promise<unknown>;
  /** What a scan must not touch: a text as it was typed, and a thing that is there. */
  stays: () => Promise<unknown>;
  close?: () => Promise<unknown>;
}

/** How many of a product are in the sale that is selected, as this device keeps it. */
export function inSale(page: Page, name: string): Promise<number> {
  return page.evaluate((wanted) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('cuadra.cash-registers.')) ?? '';
    const tabs: { selected: boolean; products: { name: string; qty: string }[] }[] = JSON.parse(
      localStorage.getItem(key) ?? '[]',
    );
    const sale = tabs.find(({ selected }) => selected);
    return Number(sale?.products.find((line) => line.name === wanted)?.qty ?? 0);
  }, name);
}

/** Has a product cost something else from now on, and the page hear of it. */
export async function changePrice(page: Page, shop: CashierShop, { id }: { id: string }, price: string) {
  const {
    updated_at: _,
    reserved: __,
    qty: ___,
    average_cost: ____,
    ...product
  } = await shop.get<Record<string, unknown>>(`/products/${id}`);
  await shop.put('/products/update', { ...product, price });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** A field has this text, and the focus. */
export const holds = (field: Locator, text: string) => async () => {
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
};

/** Something was said, and is taken off the screen so that it can be told when it is said again. */
export async function expectSaid(page: Page, text: string) {
  const toast = page.getByRole('status').filter({ hasText: text });
  await expect(toast).toHaveCSS('opacity', '1');
  await toast.dispatchEvent('click');
  await expect(toast).toHaveCSS('opacity', '0');
}

/** Scans coffee with each scanner in each place: it is in the sale, and nothing else has happened. */
export async function scanEverywhere(
  { page, shop, scanner }: { page: Page; shop: CashierShop; scanner: Scanner },
  places: readonly Place[],
) {
  const { coffee } = shop;
  for (const { name, open, stays, close } of places) {
    await test.step(name, async () => {
      await open();
      await stays();
      for (const { gap, end } of SCANNERS) {
        const before = await inSale(page, coffee.name);
        await scanner.scan(barcodeOf(coffee), { gap, end });
        await expect.poll(() => inSale(page, coffee.name), `${gap} ms, ${end}`).toBe(before + 1);
        await stays();
      }
      await close?.();
    });
  }
}
