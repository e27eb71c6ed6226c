import type { Page } from '@playwright/test';
import { CashRegister } from '../../e2e/screens/cash-register.ts';
import { Shell } from '../../e2e/screens/shell.ts';

declare global {
  /** In the page: what the browser told of its interactions. */
  var __inputs__: { startTime: number; duration: number }[];
}

/** What a cashier does all day, and the milliseconds from the worst of its inputs to the next paint (INP). */
export type Interactions = Record<string, number>;

/** Milliseconds for the paint behind the last input, and for the browser to tell of it. */
const SETTLE = 900;

/** Has a page keep the durations of its interactions (Event Timing). Before it is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript({
    content: `globalThis.__inputs__ = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration, interactionId } of list.getEntries()) {
        if (interactionId) globalThis.__inputs__.push({ startTime, duration });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });`,
  });
}

/** Does them in a page that shows Caja. What is under 16 ms, which browsers do not tell of, counts as 16. */
export async function interact(page: Page): Promise<Interactions> {
  const cashRegister = new CashRegister(page);
  const shell = new Shell(page);
  const products = cashRegister.found.getByRole('button');
  const worst = (act: () => Promise<void>) => worstOf(page, act);
  return {
    'typing in the search': await worst(async () => {
      await cashRegister.searchBox.click();
      await page.keyboard.type('harina', { delay: 150 });
    }),
    'adding a line': await worst(async () => {
      await products.first().click();
      await cashRegister.lines.getByRole('textbox').first().waitFor();
    }),
    'opening the payment': await worst(async () => {
      await page.keyboard.press('F9');
      await cashRegister.payments.waitFor();
    }),
    'choosing a method': await worst(async () => {
      await page.keyboard.press('1');
      await cashRegister.amount.waitFor();
    }),
    'going back to the sale': await worst(async () => {
      await page.keyboard.press('Escape');
      await cashRegister.searchBox.waitFor();
    }),
    'opening a drawer': await worst(async () => {
      await shell.link('Ajustes').click();
      await page.getByRole('dialog', { name: 'Ajustes' }).waitFor();
    }),
    'closing it': await worst(async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Ajustes' }).waitFor({ state: 'detached' });
    }),
    'switching the theme': await worst(async () => {
      await page.getByRole('button', { name: /^Usar tema/ }).click();
    }),
  };
}

async function worstOf(page: Page, act: () => Promise<void>): Promise<number> {
  const from = await page.evaluate(() => performance.now());
  await act();
  await page.waitForTimeout(SETTLE);
  return page.evaluate(
    (start) =>
      globalThis.__inputs__
        .filter(({ startTime }) => startTime >= start)
        .reduce((worst, { duration }) => Math.max(worst, duration), 16),
    from,
  );
}
