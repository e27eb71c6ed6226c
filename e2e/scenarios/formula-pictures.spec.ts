import { expectAccessible } from '../accessibility.ts';
import { drawnPicture } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { callsOf } from '../server/calls-of.ts';

const PHONE = { width: 390, height: 844 };

test('a step has a photo: made small, kept though the network goes away, looked at, replaced and taken away', async ({
  page,
  sessionOf,
  pageErrors,
}) => {
  // The photo that is not let through.
  pageErrors.allow(/formulas\/pictures|ERR_FAILED|Failed to load resource/);
  const api = callsOf(page, await sessionOf('demo'));
  const flour = await api('post', '/materials/create', { name: 'Harina de la foto', cost_currency: 'USD' });
  const dough = await api('post', '/materials/create', { name: 'Masa de la foto', cost_currency: 'USD' });
  const formula = await api('post', '/formulas/create', {
    ...{ name: 'Masa de la foto', makes: { kind: 'material', id: dough.id }, yield_qty: '30' },
    lines: [{ good: { kind: 'material', id: flour.id }, qty: '18' }],
    steps: [{ text: 'Mezcla todo.' }, { text: 'Amasa hasta que quede lisa.' }],
  });
  await page.goto(`/industrial/formula?id=${formula.id}`);
  const photo = await drawnPicture(page, { width: 2400, height: 1800, stripes: ['#a33', '#fc3', '#37a'] });
  const other = await drawnPicture(page, { width: 900, height: 1600, stripes: ['#393'] });
  await page.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: 'Masa de la foto' });
  await expect(form.getByRole('button', { name: 'Agregar foto del paso 2' })).toBeVisible();

  // It is made small and cannot be sent: it stays there, and is sent again.
  await page.route('**/formulas/pictures', (route) => route.abort());
  await form.getByLabel('Foto del paso 2', { exact: true }).setInputFiles(photo);
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByRole('img', { name: 'Foto del paso 2' })).toBeVisible();
  await expectAccessible(page);
  // Who saves sees it there: it is not left behind without a word.
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form.getByText('La foto del paso 2 no se guardó. Reintenta, o quítala.')).toBeVisible();
  await page.unroute('**/formulas/pictures');
  await form.getByRole('button', { name: 'Reintentar' }).click();
  await expect(form.getByRole('button', { name: 'Ver en grande: Foto del paso 2' })).toBeEnabled();
  await expect(form.getByRole('button', { name: 'Reintentar' })).toBeHidden();
  // A step that moves takes its photo along.
  await form.getByRole('button', { name: 'Subir el paso 2' }).click();
  await expect(form.getByRole('button', { name: 'Ver en grande: Foto del paso 1' })).toBeVisible();
  await expect(form.getByText('Al guardar será la versión 2.')).toBeVisible();
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form).toBeHidden();

  const steps = page.getByRole('region', { name: 'Pasos' });
  await steps.getByRole('button', { name: 'Ver en grande: Foto del paso 1' }).click();
  const large = page.getByRole('dialog', { name: 'Foto del paso 1' });
  const size = large
    .getByRole('img')
    .evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    );
  expect(await size).toEqual([640, 480]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // On the formula's sheet too.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.getByRole('menuitem', { name: 'Hoja para preparar' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await expect(page.locator('[data-print-page] img')).toHaveCount(1);
  await expect(page.locator('[data-print-page] ol')).toHaveCSS('list-style-type', 'decimal');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  // Another one on a phone, after a reload; then none.
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.getByRole('button', { name: 'Editar' }).click();
  const kept = (await api('get', `/formulas/${formula.id}`)).steps[0].image;
  expect(kept).toMatch(/^[0-9a-f]{32}$/);
  await form.getByLabel('Foto del paso 1', { exact: true }).setInputFiles(other);
  await expect(form.getByText('Al guardar será la versión 3.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form).toBeHidden();
  const [replaced] = (await api('get', `/formulas/${formula.id}`)).steps;
  expect(replaced).toMatchObject({
    text: 'Amasa hasta que quede lisa.',
    image: expect.not.stringMatching(kept),
  });
  await page.getByRole('button', { name: 'Editar' }).click();
  await form.getByRole('button', { name: 'Quitar foto del paso 1' }).click();
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form).toBeHidden();
  expect((await api('get', `/formulas/${formula.id}`)).steps[0].image).toBeNull();
  await expect(page.getByRole('list', { name: 'Versiones' })).toContainText('Cambiaron los pasos');
  // No file is a photo: it is said, and nothing is sent.
  let sent = 0;
  await page.route('**/formulas/pictures', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Editar' }).click();
  await form
    .getByLabel('Foto del paso 1', { exact: true })
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('nada') });
  await expect(form.getByRole('alert')).toContainText('No pudimos leer esa imagen.');
  expect(sent).toBe(0);
});
