import { expectAccessible } from '../accessibility.ts';
import { drawnPicture, PAYMENT_SLIP, sizeOfPicture } from '../drawn-picture.ts';
import { expect, test } from '../fixtures.ts';
import { openCompany, type TestCompany } from '../server/company.ts';
import { recharge } from '../server/recharge.ts';
import { signedInWith } from '../server/signed-in-with.ts';

let company: TestCompany;

test.use({ signedInAs: null });
test.beforeEach(async ({ page, cuadra }) => {
  company = await openCompany(cuadra);
  await signedInWith(page, company.owner.token);
});

test('a trial says how long it lasts, and a payment is reported once', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 400.*subscriptions\/report/);
  await page.goto('/subscriptions');
  await expect(page).toHaveTitle('Cuadra · Suscripción');
  await expect(page.getByRole('heading', { name: '15 días gratis' })).toBeVisible();
  await expect(page.getByText('$ 6,00 al mes')).toBeVisible();

  await page.getByRole('button', { name: 'Reportar un pago' }).click();
  await expect(page).toHaveURL('/subscriptions?drawer=report-payment');
  const drawer = page.getByRole('dialog', { name: 'Reportar un pago' });
  const send = drawer.getByRole('button', { name: 'Reportar pago' });
  await send.click();
  await expect(drawer.getByText('Escribe cuánto pagaste')).toBeVisible();
  await expect(drawer.getByText('Escribe el número de referencia')).toBeVisible();
  await drawer.getByRole('combobox', { name: '¿Cómo pagaste?' }).selectOption('Zelle');
  await expect(drawer.getByRole('combobox', { name: 'Moneda' })).toHaveValue('USD');
  await drawer.getByRole('textbox', { name: 'Monto' }).fill('6,00');
  await drawer.getByRole('textbox', { name: 'Referencia' }).fill(company.owner.username);
  await send.click();
  await expect(page.getByText('Recibimos tu reporte.')).toBeVisible();
  await expect(page).toHaveURL('/subscriptions');
  const reported = page.getByRole('region', { name: 'Pagos reportados' }).getByRole('listitem');
  await expect(reported).toHaveCount(1);
  await expect(reported).toContainText('$ 6,00');
  await expect(reported).toContainText('Por confirmar');

  await page.getByRole('button', { name: 'Reportar un pago' }).click();
  await drawer.getByRole('combobox', { name: '¿Cómo pagaste?' }).selectOption('Zelle');
  await drawer.getByRole('textbox', { name: 'Monto' }).fill('6,00');
  await drawer.getByRole('textbox', { name: 'Referencia' }).fill(company.owner.username);
  await send.click();
  await expect(drawer.getByText('Ya reportaste un pago con esta referencia.')).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
});

test('a screenshot of the payment is made smaller, sent with its report, and seen again', async ({
  page,
}) => {
  await page.goto('/subscriptions?drawer=report-payment');
  const drawer = page.getByRole('dialog', { name: 'Reportar un pago' });
  const file = drawer.getByLabel('Foto o captura del pago').and(page.locator('input'));
  await drawer.getByRole('textbox', { name: 'Monto' }).fill('5200,50');
  await drawer.getByRole('textbox', { name: 'Referencia' }).fill(company.owner.username);
  await file.setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no es una foto'),
  });
  await expect(drawer.getByText('No pudimos leer esa imagen.')).toBeVisible();
  await file.setInputFiles(await drawnPicture(page, PAYMENT_SLIP));
  const chosen = drawer.getByRole('img', { name: 'Lo que elegiste' });
  await expect(chosen).toBeVisible();
  await drawer.getByRole('button', { name: 'Quitar foto' }).click();
  await expect(chosen).toBeHidden();
  await file.setInputFiles(await drawnPicture(page, PAYMENT_SLIP));
  await expect(chosen).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Reportar pago' }).click();
  await expect(page.getByText('Recibimos tu reporte.')).toBeVisible();

  const reported = page.getByRole('region', { name: 'Pagos reportados' }).getByRole('listitem');
  await reported.getByRole('button', { name: 'Ver comprobante' }).click();
  const slip = page.getByRole('dialog', { name: 'Comprobante del pago' });
  const picture = slip.getByRole('img', { name: /^Comprobante de Bs\.?\s5\.200,50/ });
  await expect(picture).toBeVisible();
  expect(await sizeOfPicture(page, (await picture.getAttribute('src')) ?? '')).toEqual([738, 1600]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await expect(reported.getByRole('button', { name: 'Ver comprobante' })).toBeFocused();
});

test('consumptions and payments stand in the history, each on its own too', async ({
  page,
  cuadra,
  sessionOf,
}) => {
  await recharge(cuadra.url, { company: company.owner.token, root: await sessionOf('root') }, '6.00');
  await company.passDays(20);
  await page.goto('/subscriptions');
  const rows = page.getByRole('table', { name: 'Historial' }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'Día de servicio' }).first()).toContainText('$ 0,20');
  await page.getByRole('tab', { name: 'Pagos' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('+$ 6,00');
  await page.getByRole('tab', { name: 'Consumos' }).click();
  await expect(rows.filter({ hasText: 'Recarga' })).toHaveCount(0);
  await expect(rows.first()).toContainText('Día de servicio');
  await expect(page.getByRole('region', { name: 'Pagos reportados' })).toContainText(
    'Sumó $ 6,00 a tu saldo',
  );
});

test('one that has expired leads here from everywhere, and a confirmed payment opens everything again', async ({
  page,
  cuadra,
  sessionOf,
  shell,
}) => {
  await company.passDays(16);
  await page.goto('/cash-register');
  await expect(page).toHaveURL('/subscriptions');
  await expect(page.getByRole('heading', { name: 'Tu prueba terminó' })).toBeVisible();
  await expect(
    page.getByText('Recarga tu saldo para seguir disfrutando de la plataforma.').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Cambiar plan' }).click();
  await expect(page.getByRole('radio', { name: 'Básico' })).toBeChecked();
  await shell.link('Resumen').click();
  await expect(page).toHaveURL('/');
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { name: 'Mi Cuenta', level: 1 })).toBeVisible();

  await recharge(cuadra.url, { company: company.owner.token, root: await sessionOf('root') }, '6.00');
  await page.goto('/subscriptions');
  await expect(page.getByRole('heading', { name: '30 días restantes' })).toBeVisible();
  await shell.goTo('Caja');
  await expect(page).toHaveURL('/cash-register');
});

test('another plan: what changes, the password and the mailed code, and its modules at once', async ({
  page,
  cuadra,
  shell,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*change_plan/);
  await page.goto('/subscriptions/change-plan');
  await expect(page).toHaveTitle('Cuadra · Cambiar Plan');
  await expect(page.getByRole('heading', { name: 'Este es tu plan' })).toBeVisible();
  await expect(shell.link('Mi tienda')).toBeHidden();
  await page.getByRole('radio', { name: 'Tienda' }).check();
  const change = page.getByRole('region', { name: 'Qué cambia con Tienda' });
  await expect(change).toContainText('$ 6,00 al mes → $ 12,00 al mes');
  await expect(change).toContainText('Tienda Online');
  await change.getByRole('button', { name: 'Continuar' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirma el cambio de plan' });
  const confirm = dialog.getByRole('button', { name: 'Cambiar a Tienda' });
  await confirm.click();
  await expect(dialog.getByText('Escribe tu contraseña.')).toBeVisible();
  await expect(dialog.getByText('Escribe los 6 números que te enviamos.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviarme el código' }).click();
  await expect(dialog.getByRole('button', { name: /^Pedir otro en \d+ s$/ })).toBeDisabled();
  const code = (await cuadra.codeFor(company.owner.email)) ?? '';
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await dialog.getByRole('textbox', { name: 'Código' }).fill(code === '000000' ? '000001' : '000000');
  await confirm.click();
  await expect(dialog.getByText('Esta no es tu contraseña.')).toBeVisible();
  await expect(dialog.getByText('No es el código que te enviamos.')).toBeVisible();
  await dialog.getByLabel('Tu contraseña').fill(company.owner.password);
  await dialog.getByRole('textbox', { name: 'Código' }).fill(code);
  await confirm.click();

  await expect(page.getByText('Listo: tu plan ahora es Tienda.')).toBeVisible();
  await expect(page).toHaveURL('/subscriptions');
  await expect(page.getByText('$ 12,00 al mes')).toBeVisible();
  await expect(shell.link('Mi tienda')).toBeVisible();
});
