import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

/** A page without anything wrong but for what is given. */
const show = (page: Page, { body, css = '' }: { body: string; css?: string }) =>
  page.setContent(
    `<!doctype html><html lang="es" data-theme="light"><head><title>Muestra</title><style>
       body { background: #fff; color: #000; font: 16px sans-serif; } ${css}
     </style></head><body><main>${body}</main></body></html>`,
  );

test('a page without a fault is accessible, and is left in its theme', async ({ page }) => {
  await show(page, { body: '<h1>Ventas</h1><button>Cobrar</button><p style="color: #767676">Ayer</p>' });
  await expectAccessible(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // Once more on the same page, where axe is already.
  await expectAccessible(page);
});

test('a button without a name is told, and where it stands', async ({ page }) => {
  await show(page, { body: '<h1>Ventas</h1><button id="mute"></button>' });
  await expect(expectAccessible(page)).rejects.toThrow(/button-name[\s\S]*#mute/);
});

test('each text that is hard to read is told, also in a colour that was met before', async ({ page }) => {
  // 4.48 to 1 where 4.5 is asked for; the same behind half a black is not.
  await show(page, {
    body: '<p id="first" class="pale">Ayer</p><p id="second" class="pale">Hoy</p><p id="dark" class="veil">Antes</p>',
    css: '.pale { color: #777; } .veil { color: #fff; background: rgb(0 0 0 / 60%); }',
  });
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast[\s\S]*#first[\s\S]*#second/);
  await expect(expectAccessible(page)).rejects.not.toThrow(/#dark/);
});

test('what the other theme breaks is told, with its name', async ({ page }) => {
  await show(page, {
    body: '<h1>Ventas</h1><p id="lost">Ayer</p>',
    css: '[data-theme="dark"] #lost { color: #eee; }',
  });
  await expect(expectAccessible(page)).rejects.toThrow(/in the dark theme[\s\S]*color-contrast[\s\S]*#lost/);
});
