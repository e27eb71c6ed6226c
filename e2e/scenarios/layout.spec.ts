import { expect, test } from '../fixtures.ts';
import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';
import { signedInWith } from '../server/signed-in-with.ts';

// Here it moves, as it does for most people.
test.use({ reducedMotion: 'no-preference' });

test('the sidebar becomes icons and stays so; every entry keeps its name', async ({ page, shell }) => {
  await page.goto('/home');
  for (const section of ['General', 'Reportes', 'Soporte', 'Tienda Online', 'Industrial']) {
    await expect(shell.sidebar.getByRole('heading', { name: section })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Encoger el menú' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mostrar el menú completo' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+ días gratis\. Disfruta de estos/ })).toBeVisible();
  await shell.link('Productos').click();
  await expect(page).toHaveURL('/products');
  await expect(shell.link('Productos')).toHaveAttribute('title', 'Productos');
});

test('on an upright tablet it is icons by itself, until somebody wants the words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Mostrar el menú completo' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Encoger el menú' })).toBeVisible();
});

test('the company’s menu names it and leads to its users and its subscription', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: /^Empresa Bodega La Esquina/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Bodega La Esquina');
  await expect(menu).toContainText('demo');
  await expect(menu.getByRole('menuitem', { name: 'Usuarios' })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Suscripción' }).click();
  await expect(page).toHaveURL('/subscriptions');
});

test('leaving is asked about, and «No» stays', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' });
  await expect(question).toContainText('Estás seguro que deseas salir...');
  await expect(question.getByRole('button', { name: 'Salir' })).toBeVisible();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/home');
});

test('the trail leads to the screen above', async ({ page }) => {
  await page.goto('/create-product');
  const trail = page.getByRole('navigation', { name: 'Ruta' });
  await expect(trail.getByRole('listitem')).toHaveText(['Productos', 'Crear Producto']);
  await trail.getByRole('link', { name: 'Productos' }).click();
  await expect(page).toHaveURL('/products');
  await expect(trail.getByRole('listitem')).toHaveText(['Productos']);
  await page.goto('/subscriptions/change-plan');
  await expect(trail.getByRole('listitem')).toHaveText(['Suscripción', 'Cambiar Plan']);
});

test('what is said lies on no button of the top', async ({ page }) => {
  await page.goto('/my-account');
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no es una foto') };
  await page.getByLabel('Foto', { exact: true }).setInputFiles(file);
  const toast = page.getByRole('status').filter({ hasText: 'No pudimos leer' });
  await expect(toast).toBeVisible();
  const said = await toast.boundingBox();
  await page.goto('/products');
  const create = page.getByRole('button', { name: 'Crear producto' });
  await expect(create).toBeVisible();
  const button = await create.boundingBox();
  expect(said?.y ?? 0).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
});

test('what is said stands at the top right, and goes by itself after five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/home');
  await page.goto('/my-account');
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no es una foto') };
  await page.getByLabel('Foto', { exact: true }).setInputFiles(file);
  const toast = page.getByRole('status').filter({ hasText: 'No pudimos leer' });
  await expect(toast).toBeVisible();
  const right = async () => {
    const box = await toast.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(right).toBeGreaterThan(1440 - 40);
  expect((await toast.boundingBox())?.y).toBeLessThan(200);
  await page.clock.runFor(5600);
  await expect(toast).toBeHidden();
});

test('the first visit follows the system’s theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu comes when called, goes with Escape, and gives the focus back', async ({ page, shell }) => {
    await page.goto('/home');
    const call = page.getByRole('button', { name: 'Abrir menú' });
    await expect(shell.link('Caja')).toBeHidden();
    await call.click();
    await expect(shell.link('Caja')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shell.link('Caja')).toBeHidden();
    await expect(call).toBeFocused();
    await shell.goTo('Clientes');
    await expect(page).toHaveURL('/clients');
    await expect(shell.link('Clientes')).toBeHidden();
  });
});

test.describe('a company of its own', () => {
  test.use({ signedInAs: null });

  test('groups of modules that the company has not are not there', async ({ page, cuadra, shell }) => {
    const company = await openCompany(cuadra);
    await signedInWith(page, company.owner.token);
    await page.goto('/my-account');
    await expect(shell.link('Caja')).toBeVisible();
    for (const entry of ['Mi tienda', 'Fórmulas']) await expect(shell.link(entry)).toBeHidden();
  });

  test('a rate that jumped waits, says by how much, and counts once it is accepted', async ({
    page,
    cuadra,
  }) => {
    const company = await openCompany(cuadra);
    await signedInWith(page, company.owner.token);
    const record = (rate: string) =>
      cuadra.database.query(
        `select give_provider_rate(record_provider_rate('dolarapi:oficial', $1,
           (now() at time zone 'America/Caracas')::date, true), null, 1000, 0.2)`,
        [rate],
      );
    await record('1000');
    await record('1250');
    await page.goto('/my-account');
    const rate = () =>
      call<{ rate: string }>(cuadra.url, {
        method: 'GET',
        path: '/rates/dollar',
        token: company.owner.token,
      });
    await page.getByRole('button', { name: /^Tasa: .*Hay una por revisar/ }).click();
    const details = page.getByRole('dialog', { name: 'Tasa de cambio' });
    await expect(details.getByRole('region', { name: 'Tasa por revisar' })).toContainText('Bs. 1.250,00');
    await expect(details).toContainText('25 % más');
    await details.getByRole('button', { name: 'Revisar y aceptar' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Bs. 1.000,00 a Bs. 1.250,00');
    await question.getByRole('button', { name: 'No' }).click();
    expect((await rate()).rate).toBe('1000');
    await details.getByRole('button', { name: 'Revisar y aceptar' }).click();
    await question.getByRole('button', { name: 'Aceptar tasa' }).click();
    await expect(page.getByText('Aceptaste la tasa: 1 USD = Bs. 1.250,00.')).toBeVisible();
    await expect(details.getByRole('region', { name: 'Tasa por revisar' })).toBeHidden();
    expect((await rate()).rate).toBe('1250');
  });
});
