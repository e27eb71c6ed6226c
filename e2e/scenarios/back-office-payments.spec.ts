import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { drawnDataUrl, PAYMENT_SLIP } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { openCompany } from '../server/company.ts';
import { reportPayment } from '../server/report-payment.ts';
import { signedInWith } from '../server/signed-in-with.ts';

test.use({ signedInAs: 'root', colorScheme: 'light' });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Pago reportado' });
const rowOf = (page: Page, company: string) =>
  page.getByRole('table', { name: 'Pagos reportados' }).getByRole('row', { name: company });

test('three payments by the keyboard alone: two approved, one refused with its reason', async ({
  page,
  browser,
  cuadra,
}) => {
  const names = ['Cola Uno', 'Cola Dos', 'Cola Tres'];
  const tokens: string[] = [];
  for (const company_name of names) {
    const { owner, passDays } = await openCompany(cuadra, { company_name });
    await passDays(20);
    await reportPayment(cuadra.url, owner.token, { amount: '6.00', reference: `R-${company_name}` });
    tokens.push(owner.token);
  }
  await page.goto('/back-office/payments?search=cola');
  await expect(rowOf(page, 'Cola Tres')).toBeVisible();
  await rowOf(page, 'Cola Uno').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');

  await test.step('what it makes of balance and days is said before', async () => {
    await expect(drawer(page).getByRole('link', { name: 'Cola Uno' })).toBeVisible();
    await expect(drawer(page)).toContainText('$ 0,00 → $ 5,80');
    await expect(drawer(page)).toContainText('0 días → 30 días');
    await expectAccessible(page);
  });

  await test.step('a key and Enter approve it, and the next one is there', async () => {
    await page.keyboard.press('a');
    await expect(drawer(page).getByRole('button', { name: 'Sí, aprobar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByRole('link', { name: 'Cola Dos' })).toBeVisible();
    await expect(page.getByText('Sumamos $ 6,00 al saldo de Cola Uno.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(drawer(page).getByRole('link', { name: 'Cola Tres' })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(drawer(page).getByRole('link', { name: 'Cola Dos' })).toBeVisible();
  });

  await test.step('a refusal asks for its reason', async () => {
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Rechazar el pago' });
    await dialog.getByRole('button', { name: 'Rechazar el pago' }).click();
    await expect(dialog.getByText('Este dato hace falta.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('La referencia no aparece en el banco');
    await dialog.getByRole('button', { name: 'Rechazar el pago' }).click();
    await expect(drawer(page).getByRole('link', { name: 'Cola Tres' })).toBeVisible();
  });

  await test.step('with the last one the queue is done', async () => {
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeHidden();
    await expect(rowOf(page, 'Cola Uno')).toContainText('Aprobado');
    await expect(rowOf(page, 'Cola Dos')).toContainText('Rechazado');
    await expect(rowOf(page, 'Cola Tres')).toContainText('Aprobado');
  });

  await test.step('the company reads the reason', async () => {
    const owner = await (await browser.newContext({ baseURL: cuadra.url })).newPage();
    await signedInWith(owner, tokens[1] ?? '');
    await owner.goto('/subscriptions');
    await expect(owner.getByText('Motivo: La referencia no aparece en el banco')).toBeVisible();
    await owner.context().close();
  });
});

test('two people at the queue: the second is told what the first one did', async ({
  page,
  context,
  cuadra,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409.*backoffice\/approve/);
  const { owner } = await openCompany(cuadra, { company_name: 'Bodega Doble' });
  const id = await reportPayment(cuadra.url, owner.token, { reference: 'DOBLE' });
  const address = `/back-office/payments?search=doble&drawer=payment&payment=${id}`;
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  await expect(drawer(page).getByRole('button', { name: 'Rechazar' })).toBeVisible();
  await drawer(other).getByRole('button', { name: 'Aprobar' }).click();
  await drawer(other).getByRole('button', { name: 'Sí, aprobar' }).click();
  await expect(drawer(other)).toBeHidden();

  await drawer(page).getByRole('button', { name: 'Rechazar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechazar el pago' });
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No llegó');
  await dialog.getByRole('button', { name: 'Rechazar el pago' }).click();
  await expect(page.getByText('Otra persona ya decidió sobre este pago.')).toBeVisible();
  await expect(drawer(page).getByText('Aprobado', { exact: true })).toBeVisible();
});

test('the same reference elsewhere and a missing rate are said before anybody presses', async ({
  page,
  cuadra,
}) => {
  const one = await openCompany(cuadra, { company_name: 'Panadería Gemela' });
  const other = await openCompany(cuadra, { company_name: 'Panadería Melliza' });
  await reportPayment(cuadra.url, one.owner.token, { reference: 'IGUAL-1' });
  await reportPayment(cuadra.url, other.owner.token, {
    reference: 'igual-1',
    method: 'transfer',
    amount: '9.00',
    currency: 'EUR',
  });
  await page.goto('/back-office/payments?search=melliza');
  await rowOf(page, 'Panadería Melliza').click();
  await expect(drawer(page)).toContainText('Esta referencia está en otro reporte.');
  await expect(drawer(page)).toContainText('Panadería Gemela');
  await expect(drawer(page).getByRole('button', { name: 'Aprobar' })).toBeDisabled();
  await drawer(page).getByRole('textbox', { name: 'Otra tasa' }).fill('0,9');
  await expect(drawer(page)).toContainText('$ 0,00 → $ 10,00');
  await drawer(page).getByRole('button', { name: 'Aprobar' }).click();
  await drawer(page).getByRole('button', { name: 'Sí, aprobar' }).click();
  await expect(rowOf(page, 'Panadería Melliza')).toContainText('Aprobado');
});

test('the picture of a payment stands beside its facts, and large; a key behind it decides nothing', async ({
  page,
  cuadra,
}) => {
  const { owner } = await openCompany(cuadra, { company_name: 'Bodega con Foto' });
  const slip = { ...PAYMENT_SLIP, width: 540, height: 1170 };
  await page.goto('/back-office/payments');
  await reportPayment(cuadra.url, owner.token, { picture: await drawnDataUrl(page, slip, 'image/webp') });
  await reportPayment(cuadra.url, owner.token, { reference: 'SIN-FOTO' });
  await page.goto('/back-office/payments?search=con+foto');
  const rows = page.getByRole('table', { name: 'Pagos reportados' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'SIN-FOTO' }).click();
  const picture = drawer(page).getByRole('button', { name: /^Ver en grande: Comprobante de \$\s12,00/ });
  await expect(drawer(page)).toContainText('SIN-FOTO');
  await expect(picture).toBeHidden();
  await page.keyboard.press('Escape');
  await rows.filter({ hasNotText: 'SIN-FOTO' }).click();
  await expect(picture).toBeVisible();
  await page.keyboard.press('v');
  const large = page.getByRole('dialog', { name: 'Comprobante', exact: true });
  await expect(large.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Sí, aprobar' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toContainText('SIN-FOTO');
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasNotText: 'SIN-FOTO' })).toContainText('Aprobado');
});
