import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';

test.use({ signedInAs: null });

const NEW = 'tres loros en la mata';

test('who forgot the password gets a code by mail, chooses another and is where they wanted to be', async ({
  page,
  cuadra,
  shell,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*password\/reset/);
  const { owner } = await openCompany(cuadra);
  const ofRegistration = await cuadra.codeFor(owner.email);
  await page.goto('/login?go=%2Fproducts');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/forgot-password?go=%2Fproducts');
  await expectAccessible(page);

  const name = page.getByRole('textbox', { name: 'Usuario o correo' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('Escribe tu usuario o tu correo.');
  await name.fill(owner.email);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Elige otra contraseña' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Enviar otro código en \d+ s$/ })).toBeDisabled();
  await expectAccessible(page);
  await expect.poll(() => cuadra.codeFor(owner.email)).not.toBe(ofRegistration);
  const right = (await cuadra.codeFor(owner.email)) ?? '';
  // Looking into the mail closes the tab on many a phone.
  await page.reload();
  const code = page.getByRole('textbox', { name: 'Código' });
  const password = page.getByLabel('Contraseña nueva', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(right === '000000' ? '000001' : '000000');
  await password.fill(NEW);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('No es este código, o ya venció. Revísalo, o pide otro.');
  // As some mails are copied.
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await password.fill('venezuela2026');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Es de las que se prueban primero/);
  await password.fill(NEW);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/products');
  await expect(shell.link('Caja')).toBeVisible();
  await expect(page.getByText('Cambiamos tu contraseña y cerramos tus otras sesiones.')).toBeVisible();
  // The session from before is over, and the old password opens none.
  const verify = { method: 'POST', path: '/auth/verify', token: owner.token } as const;
  await expect(call(cuadra.url, verify)).rejects.toThrow(/401/);
});

test('a name that nobody has is told nothing else', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 400.*password\/reset/);
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Usuario o correo' }).fill('nadie.de.nadie');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(
    page.getByText('Si nadie.de.nadie tiene una cuenta, en su correo hay un código'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Código' }).fill('123456');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
  await expect(page.getByText('No es este código, o ya venció.')).toBeVisible();
  await page.getByRole('button', { name: 'Escribe otro' }).click();
  await expect(page.getByRole('textbox', { name: 'Usuario o correo' })).toBeFocused();
});
