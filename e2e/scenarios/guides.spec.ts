import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { pick } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';

// Here it moves, as it does for most people.
test.use({ reducedMotion: 'no-preference' });

const WELCOME = 'Te damos la bienvenida a Cuadra';

test.describe('a first visit', () => {
  test.use({ knowsCuadra: false });

  test('begins with the introduction, which ends with the mark and never comes back by itself', async ({
    page,
    guides,
    shell,
  }) => {
    await page.goto('/');
    await expect(guides.step(WELCOME)).toBeFocused();
    expect((await guides.stored()).walkthrough).toMatchObject({ index: 0, run: true });

    await guides.next.click();
    await expect(guides.step('La tasa del día')).toBeFocused();
    await guides.next.click();
    await expect(guides.pointedAt).toHaveText('Productos');
    await guides.back.click();
    await expect(guides.step('La tasa del día')).toBeVisible();

    await guides.goToTheEnd();
    await guides.finish.click();
    await expect(guides.close).toBeHidden();
    expect(await guides.stored()).toMatchObject({ mark: 'completed', walkthrough: { run: false } });

    await page.reload();
    await expect(shell.link('Caja')).toBeVisible();
    await expect(guides.panel).toBeVisible();
    await expect(guides.close).toBeHidden();
  });

  test('goes on after a reload where it stood, and Escape closes it for good', async ({ page, guides }) => {
    await page.goto('/');
    await guides.next.click();
    await guides.next.click();
    await expect(guides.step('Primero, tus productos')).toBeVisible();
    await page.reload();
    await expect(guides.step('Primero, tus productos')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(guides.close).toBeHidden();
    expect((await guides.stored()).mark).toBe('completed');
  });

  test('that begins in Caja is not disturbed: the introduction waits for Resumen', async ({
    guides,
    shell,
    cashRegister,
  }) => {
    await cashRegister.open();
    await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
    await expect(guides.close).toBeHidden();
    await shell.goTo('Resumen');
    await expect(guides.step(WELCOME)).toBeVisible();
  });

  test('may go to work with the introduction open: it waits aside, and comes back when asked', async ({
    page,
    guides,
    shell,
    products,
  }) => {
    await page.goto('/');
    await expect(guides.step(WELCOME)).toBeVisible();
    await shell.goTo('Productos');
    await expect(products.rows.first()).toBeVisible();
    await expect(guides.paused).toHaveAccessibleName(`Guía en pausa: ${WELCOME}`);
    await products.search('harina');
    await expect(products.row('Harina').first()).toBeVisible();

    await guides.goOn();
    await expect(page).toHaveURL('/');
    await expect(guides.step(WELCOME)).toBeVisible();
  });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport });

      test('covers nothing of a sale that is pressed, and leads away from it by no single press', async ({
        page,
        guides,
        shell,
        cashRegister,
      }) => {
        await page.goto('/');
        await expect(guides.step(WELCOME)).toBeVisible();
        await shell.goTo('Caja');
        await expect(guides.paused).toBeVisible();
        await cashRegister.found.getByRole('button').first().click();
        await expect(cashRegister.charge.last()).toBeEnabled();
        expect(await covered(page)).toEqual([]);
        await cashRegister.charge.last().click();
        await expect(cashRegister.finish).toBeInViewport();
        expect(await covered(page)).toEqual([]);
        await guides.paused.click();
        await expect(page).toHaveURL('/cash-register');
        await expect(page.getByRole('menuitem', { name: 'Continuar la guía' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(cashRegister.finish).toBeVisible();
      });
    });
  }

  test('has no accessibility errors', async ({ page, guides }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(guides.step(WELCOME)).toBeVisible();
    await expectAccessible(page);
    await guides.next.click();
    await expect(guides.step('La tasa del día')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('points at the menu for what the menu holds', async ({ page, guides }) => {
      await page.goto('/');
      await guides.next.click();
      await guides.next.click();
      await expect(guides.step('Primero, tus productos')).toBeInViewport({ ratio: 1 });
      await expect(guides.pointedAt).toHaveAccessibleName('Abrir menú');
      await expect(guides.step('Primero, tus productos')).toContainText('Lo encuentras en este menú.');
    });
  });
});

test('/get-started starts the introduction again', async ({ page, guides }) => {
  await page.goto('/get-started');
  await expect(guides.step(WELCOME)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the panel starts the introduction, and opens all guides', async ({ page, guides }) => {
  await page.goto('/');
  await guides.panel.getByRole('button', { name: 'Guía de Introducción' }).click();
  await expect(guides.step(WELCOME)).toBeVisible();
  await guides.close.click();

  await guides.panel.getByRole('button', { name: 'Todas las guías' }).click();
  await expect(
    page.getByText('Estamos trabajando para traerte las mejores guías interactivas. ❤'),
  ).toBeVisible();
  const all = guides.drawer('Todas las guías');
  for (const section of [
    'Inventario',
    'Ventas y facturación',
    'Clientes y créditos',
    'Reportes',
    'Usuarios y roles',
  ]) {
    await expect(all.getByRole('button', { name: section })).toBeVisible();
  }
  await all.getByRole('button', { name: 'Inventario' }).click();
  const inventory = guides.drawer('Inventario');
  for (const guide of [
    'Conoce tu inventario',
    'Crear una categoría',
    'Crear un producto',
    'La lista de productos',
  ]) {
    await expect(inventory.getByRole('button', { name: guide })).toBeVisible();
  }
  await page.goBack();
  await expect(inventory).toBeHidden();
  await page.goBack();
  await expect(all).toBeHidden();
});

test('a link opens the guides of a section above all guides', async ({ page, guides }) => {
  await page.goto('/?drawer=guides&drawer=guides-inventory');
  await expect(guides.drawer('Inventario')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guides.drawer('Inventario')).toBeHidden();
  await expect(guides.drawer('Todas las guías')).toBeVisible();
});

test('a guide leads through the form of a product, field by field', async ({ page, guides }) => {
  await guides.start('Inventario', 'Crear un producto');
  await expect(page).toHaveURL('/create-product');
  await expect(guides.step('Ponle nombre')).toBeVisible();
  await expect(guides.pointedAt).toHaveAccessibleName('Nombre');

  // What it points at can be used, and the focus stays where the user writes.
  await guides.pointedAt.fill('Vela blanca');
  await guides.next.click();
  await guides.next.click();
  await expect(guides.pointedAt).toHaveAccessibleName('Precio');
  await guides.goToTheEnd();
  await expect(guides.pointedAt).toHaveAccessibleName(/^Guardar producto/);
  await guides.finish.click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Vela blanca');
});

test('a guide opens the drawer that it is about, and is read inside of it', async ({ page, guides }) => {
  await guides.start('Inventario', 'Crear una categoría');
  await expect(guides.step('Las categorías están en Inicio')).toBeVisible();
  await expect(page).toHaveURL('/home');
  await guides.next.click();
  await expect(page).toHaveURL('/home?drawer=categories');
  await expect(page.getByRole('dialog', { name: 'Categorías' })).toBeVisible();
  await guides.step('Tus categorías').getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL('/products');
  await expect(guides.step('Úsalas en tus productos')).toBeVisible();
});

test('a step stays with what it points at while that is drawn again', async ({ page, guides }) => {
  // With this clock the table's shape gives way to the table, another element, just when the step comes.
  await page.clock.install();
  await guides.start('Inventario', 'Crear una categoría');
  await guides.next.click();
  // There and hidden, as React hides what waits for a part of itself: for longer than Joyride would wait.
  const hidden = await page.addStyleTag({ content: 'main table { visibility: hidden }' });
  await guides.step('Tus categorías').getByRole('button', { name: 'Siguiente' }).click();
  const table = page.getByRole('table', { name: 'Productos', includeHidden: true });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(guides.pointedAt).toHaveCount(1);
  await page.clock.runFor(10_000);
  await hidden.evaluate((style: HTMLStyleElement) => style.remove());
  await expect(guides.step('Úsalas en tus productos')).toBeInViewport();
});

test('what a step points at may be missing: it says so, and finds it when it comes', async ({
  page,
  guides,
  shell,
  pageErrors,
}) => {
  pageErrors.allow(
    /^Failed to load resource/,
    /^Failed to find a valid digest/,
    /SRI's integrity/,
    /MIME type/,
  );
  // Its guides come, and its scripts do not.
  const scripts = /\/remotes\/mf_inventory\/.*\.js(\?|$)/;
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await guides.start('Inventario', 'La lista de productos');
  await expect(shell.failureCard('Productos').heading).toBeVisible();
  await expect(guides.step('Busca como hablas')).toContainText('Ahora mismo no lo vemos en tu pantalla');
  await page.unroute(scripts);
  await shell.failureCard('Productos').retry.click();
  await expect(guides.pointedAt).toHaveAccessibleName('Buscar');
  await expect(guides.step('Busca como hablas')).not.toContainText('no lo vemos');
});

test('guides of a module that are broken, or do not come, take nothing else with them', async ({
  page,
  guides,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  await page.route('**/remotes/mf_inventory/*/guides.json', (route) =>
    route.fulfill({ json: { guides: [{ id: 'inventory', steps: 'alert(1)' }] } }),
  );
  await page.route('**/remotes/mf_config/*/guides.json', (route) => route.fulfill({ status: 500 }));
  await guides.start('Ventas y facturación', 'Tu primera venta');
  await expect(guides.step('Busca o escanea')).toBeVisible();
  await page.goto('/?drawer=guides');
  const all = guides.drawer('Todas las guías');
  await expect(all.getByRole('button', { name: 'Reportes' })).toBeVisible();
  for (const name of ['Inventario', 'Usuarios y roles'])
    await expect(all.getByRole('button', { name })).toBeHidden();
  await all.getByRole('button', { name: 'Introducción' }).click();
  await expect(guides.step(WELCOME)).toBeVisible();
});

test('the list of products is corrected by what its screen has: the import', async ({ page, guides }) => {
  await guides.start('Inventario', 'La lista de productos');
  await expect(guides.pointedAt).toHaveAccessibleName('Buscar');
  await guides.next.click();
  await expect(guides.pointedAt).toHaveAccessibleName('Productos');
  await guides.next.click();
  await expect(guides.step('Corrige con una importación')).toBeVisible();
  await guides.pointedAt.click();
  await expect(page.getByRole('dialog', { name: /Importar/ })).toBeVisible();
});

test('in Caja a guide takes neither the keys nor the scanner', async ({
  page,
  api,
  guides,
  cashRegister,
}) => {
  const [flour] = await pick(api, 'harina');
  await guides.start('Ventas y facturación', 'Tu primera venta');
  await expect(guides.step('Busca o escanea')).toBeVisible();
  await cashRegister.add(flour.name);
  await expect(cashRegister.lines.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F9');
  await expect(cashRegister.payments).toBeVisible();
});

test.describe('a cashier', () => {
  test.use({ signedInAs: 'cajero' });

  test('is offered only guides to what a cashier may do', async ({ page, guides }) => {
    await page.goto('/?drawer=guides');
    const all = guides.drawer('Todas las guías');
    await expect(all.getByRole('button', { name: 'Ventas y facturación' })).toBeVisible();
    await expect(all.getByRole('button', { name: 'Usuarios y roles' })).toBeHidden();
    await expect(all.getByRole('button', { name: 'Reportes' })).toBeHidden();
  });
});

/** The controls in sight of which a part is below what does not belong to the screen, by their names. */
function covered(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const sight = main.getBoundingClientRect();
    const isUnder = (x: number, y: number) => {
      if (x < sight.left || x > sight.right || y < sight.top || y > sight.bottom) return false;
      const above = document.elementFromPoint(x, y);
      return above !== null && !main.contains(above);
    };
    const shares = [0.1, 0.5, 0.9];
    return [...main.querySelectorAll('button, a, input')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const isCovered = shares.some((x) => shares.some((y) => isUnder(left + width * x, top + height * y)));
      return isCovered ? [control.getAttribute('aria-label') ?? control.textContent ?? ''] : [];
    });
  });
}
