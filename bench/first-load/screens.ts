import type { Page } from '@playwright/test';

/** When a screen counts as usable: an expression of the page. */
export const USABLE = {
  /** One can type a password. */
  login: `document.querySelector('input[type="password"]') !== null`,
  /** The figures of the period are there. */
  home: `[...document.querySelectorAll('main section[aria-busy="false"]')].some((figure) => figure.textContent.startsWith('Ventas'))`,
  /** One can type, and the products that are there at first can be pressed. */
  cashRegister: `document.querySelector('input[type="search"]') !== null && document.querySelector('ul[aria-label="Productos"]:not([aria-busy="true"]) button') !== null`,
} as const;
export type Screen = keyof typeof USABLE;

/** In the page's timeline: the login was sent. */
const SENT = 'sent';

/** Has a page write into its timeline when each screen was first usable, a frame exact, and when a form was sent. */
export async function markUsable(page: Page): Promise<void> {
  // As text: what is made of a function here names helpers that the page does not have.
  await page.addInitScript({
    content: `(() => {
      const screens = { ${Object.entries(USABLE).map(([screen, usable]) => `${screen}: () => ${usable}`)} };
      const look = () => {
        for (const [screen, isUsable] of Object.entries(screens)) {
          if (isUsable()) {
            performance.mark(screen);
            delete screens[screen];
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      addEventListener('submit', () => performance.mark('${SENT}'), true);
    })()`,
  });
}

/** Waits until a screen is usable. @returns milliseconds since the page was asked for */
export async function usableAt(page: Page, screen: Screen): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, screen, {
    polling: 100,
    timeout: 60_000,
  });
  return markAt(page, screen);
}

/** When the login was sent, in milliseconds since the page was asked for. */
export function sentAt(page: Page): Promise<number> {
  return markAt(page, SENT);
}

function markAt(page: Page, name: string): Promise<number> {
  return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0, name);
}
