import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { CuadraServer } from '../server/cuadra-server.ts';
import { signedInWith } from '../server/signed-in-with.ts';

export const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
} as const;
const THEMES = ['light', 'dark'] as const;

export interface ShootOptions {
  /** Down to its end, and not only what stands in the window. */
  whole?: boolean;
  /** Something on it never comes: it is not waited for. */
  waiting?: boolean;
}

/** What a part of the pictures is made with, on one size of window. */
export interface Album {
  server: CuadraServer;
  isPhone: boolean;
  /** Caja's sale is folded below its products, and opens as a sheet. */
  hasSheet: boolean;
  /** A page of its own, with nothing stored but the session that it is given; null is signed out. */
  open: (token: string | null) => Promise<Page>;
  /** The same window in both themes, as `part-01-name.desk-light.png`. */
  shoot: (page: Page, name: string, options?: ShootOptions) => Promise<void>;
  close: () => Promise<void>;
}

/** Takes the pictures of one part. */
export type Part = (album: Album) => Promise<void>;

export interface AlbumPlace {
  browser: Browser;
  server: CuadraServer;
  folder: string;
  part: string;
  size: keyof typeof SIZES;
}

export function openAlbum({ browser, server, folder, part, size }: AlbumPlace): Album {
  const contexts: BrowserContext[] = [];
  const viewport = SIZES[size];
  let count = 0;
  return {
    server,
    isPhone: size === 'phone',
    hasSheet: size === 'phone' || size === 'upright',
    open: async (token) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        // What it fetches could not be held back or refused.
        serviceWorkers: 'block',
        locale: 'es-VE',
        timezoneId: 'America/Caracas',
        ...(size === 'phone' && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      if (token !== null) await signedInWith(page, token);
      return page;
    },
    shoot: async (page, name, { whole = false, waiting = false } = {}) => {
      if (!waiting) await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (whole) {
        const extra = await hiddenBelow(page);
        await page.setViewportSize({ ...viewport, height: viewport.height + extra });
      }
      const label = `${part}-${String(++count).padStart(2, '0')}-${name}`;
      for (const theme of THEMES) {
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        const file = path.join(folder, `${label}.${size}-${theme}.png`);
        await page.screenshot({ path: file, animations: 'disabled' });
      }
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'light';
      });
      if (whole) await page.setViewportSize(viewport);
    },
    close: async () => {
      for (const context of contexts) await context.close();
    },
  };
}

/** Pixels of the screen that its window does not show. */
function hiddenBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrolls = document.querySelector('#contenido') ?? document.scrollingElement;
    return scrolls ? scrolls.scrollHeight - scrolls.clientHeight : 0;
  });
}
