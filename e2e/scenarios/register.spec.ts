import { test as base, expect } from '../fixtures.ts';
import { Register } from '../screens/register.ts';
import { openCompany, registerOnly, somebody } from '../server/company.ts';
import type { CuadraServer } from '../server/cuadra-server.ts';

const test = base.extend<{ register: Register }>({ register: ({ page }, use) => use(new Register(page)) });

test.use({ signedInAs: null });

const WRONG_CODE_ERROR = /status of 400.*register\/verify/;
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** As if the code had gone out so long ago. */
async function age(cuadra: CuadraServer, email: string, interval: string): Promise<void> {
  await cuadra.database.query(
    `update mailed_codes set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval
     where user_id = (select id from users where email = $1)`,
    [email, interval],
  );
  // The total of mails is counted for nobody in particular: all of them are that much older.
  await cuadra.database.query(
    'update mail_counts set last_at = last_at - $1::interval, first_at = first_at - $1::interval',
    [interval],
  );
}

async function codeOf(cuadra: CuadraServer, email: string): Promise<string> {
  await expect.poll(() => cuadra.codeFor(email)).toMatch(/^\d{6}$/);
  return (await cuadra.codeFor(email)) ?? '';
}

test('the shape of what is coming is there before any script is, and gives way to it', async ({
  page,
  login,
}) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const shape = page.locator('#shape');
  await expect(shape).toBeVisible();
  await expect(login.submit).toHaveCount(0);
  open();
  await expect(login.submit).toBeVisible();
  await expect(shape).toBeHidden();
});

test('a shop registers, confirms its mail and goes on to where it wanted to be', async ({
  page,
  cuadra,
  register,
  shell,
}) => {
  const who = somebody();
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Registra tu negocio' }).click();
  await expect(page).toHaveURL('/register?go=%2Fclients');
  await register.introduce(who);
  await register.field('Cédula: número').fill('V-14.203.118');
  await expect(register.field('Cédula: número')).toHaveValue('14.203.118');
  await register.next.click();

  await register.field('Nombre del negocio').fill('Panadería La Espiga');
  await register.field('A qué se dedica').selectOption('Panadería');
  await register.field('RIF: número').fill('G-20009997-6');
  await expect(register.field('RIF: tipo')).toHaveValue('G');
  await register.next.click();

  await expect(register.field('Moneda principal')).toHaveValue('VES');
  await register.field('Moneda principal').selectOption('USD');
  await expect(register.field('Moneda alternativa')).toHaveValue('VES');
  await page.getByRole('radio', { name: 'La escribo yo' }).check();
  await register.next.click();

  await expect(page.getByRole('radio', { name: /^Básico/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Anual/ }).check();
  await page.getByRole('radio', { name: /^Tienda.*120,00 al año/ }).check();
  await register.create.click();

  await expect(page.getByText(who.email)).toBeVisible();
  await register.code.fill(await codeOf(cuadra, who.email));
  await expect(page).toHaveURL('/clients');
  await expect(shell.sidebar).toBeVisible();

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cuadra.session') ?? '{}').token);
  const state = await fetch(`${cuadra.url}/api/v1/auth/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  }).then((answer) => answer.json());
  expect(state).toMatchObject({
    user: { ...(({ password: _, ...rest }) => rest)(who), identification: '14203118' },
    company: { name: 'Panadería La Espiga', identification: '200099976', identification_type: 'G' },
    currencies_used: { main: 'USD', alternative: 'VES' },
    configuration: { with_auto_rate: false },
    subscription: { plan: 'store', billing_type: 'yearly', freeSubscription: true },
  });
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
});

test('it can be done with the keyboard alone', async ({ page, cuadra, register }) => {
  const { keyboard } = page;
  const who = somebody();
  await page.goto('/register');
  await register.field('Nombre y apellido').focus();
  await keyboard.type(who.name);
  await keyboard.press('Tab');
  await keyboard.type(who.email);
  await keyboard.press('Tab');
  // Taken from the mail address, so that most people need not think of one.
  await expect(register.field('Usuario')).toHaveValue(who.username);
  await keyboard.press('Tab');
  await keyboard.type(who.password);
  await keyboard.press('Enter');

  await expect(register.heading('Paso 2 de 4: Tu negocio')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Bodega El Teclado');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(register.field('RIF: número')).toBeHidden();
  await keyboard.press('Enter');

  await expect(register.heading('Paso 3 de 4: Tus monedas')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Automática' })).toBeChecked();
  await register.field('Moneda principal').focus();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'La escribo yo' })).toBeChecked();
  await keyboard.press('Enter');

  await expect(register.heading('Paso 4 de 4: Tu plan')).toBeFocused();
  await expect(page.getByRole('radio', { name: /^Básico/ })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(register.code).toBeFocused();
  await keyboard.type(await codeOf(cuadra, who.email));
  await expect(page).toHaveURL('/');
});

test('a reload keeps the draft but not the password, which is asked for once more', async ({
  page,
  register,
}) => {
  const who = somebody();
  await page.goto('/register');
  await register.introduce(who);
  await register.next.click();
  await register.field('Nombre del negocio').fill('Abasto Central');
  await register.next.click();
  await register.next.click();
  await expect(register.create).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(who.password);

  await page.reload();
  await register.create.click();
  await expect(register.field('Contraseña')).toBeFocused();
  await expect(register.field('Contraseña')).toHaveAccessibleDescription(
    'Por seguridad no la guardamos. Escríbela otra vez.',
  );
  await expect(register.field('Correo')).toHaveValue(who.email);
  await register.field('Contraseña').fill(who.password);
  await register.next.click();
  await register.create.click();
  await expect(register.code).toBeVisible();

  await page.reload();
  await expect(page.getByText(who.email)).toBeVisible();
});

test('back goes one step back, and what was typed is still there', async ({ page, register }) => {
  await page.goto('/register');
  await register.introduce(somebody());
  await register.next.click();
  await register.field('Nombre del negocio').fill('Abasto Central');
  await register.next.click();
  await expect(register.heading('Paso 3 de 4: Tus monedas')).toBeVisible();
  await page.goBack();
  await expect(register.field('Nombre del negocio')).toHaveValue('Abasto Central');
  await register.back.click();
  await expect(register.field('Nombre y apellido')).toHaveValue('Ana Rojas');
});

test('what is missing or wrong is said on its field', async ({ page, register }) => {
  await page.goto('/register');
  await register.next.click();
  await expect(register.field('Nombre y apellido')).toBeFocused();
  for (const label of ['Nombre y apellido', 'Correo', 'Usuario', 'Contraseña']) {
    await expect(register.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await register.introduce({ ...somebody(), password: 'corta' });
  await register.field('Cédula: número').fill('123');
  await register.next.click();
  await expect(register.field('Contraseña')).toHaveAccessibleDescription('Usa 8 caracteres o más.');
  await expect(register.field('Cédula: número')).toHaveAccessibleDescription(/de 5 a 8 dígitos/);
  await register.field('Contraseña').fill('ya no tan corta');
  // The digit that checks the others is wrong: said, and let through.
  await register.field('Cédula: número').fill('11470283-3');
  await expect(page.getByRole('status').filter({ hasText: 'El último dígito no cuadra' })).toBeVisible();
  await register.next.click();
  await expect(register.heading('Paso 2 de 4: Tu negocio')).toBeVisible();
});

test('a username and a mail that somebody has lead back to where they are typed', async ({
  page,
  cuadra,
  register,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*auth\/register/);
  const { owner } = await openCompany(cuadra);
  const who = somebody();
  await page.goto('/register');
  await register.fillIn({ ...who, username: owner.username, email: owner.email }, 'Otra bodega');
  await expect(register.heading('Paso 1 de 4: Empecemos por ti')).toBeVisible();
  await expect(register.field('Correo')).toBeFocused();
  await expect(register.field('Correo')).toHaveAccessibleDescription(/Ya hay una cuenta con este correo/);
  await expect(register.field('Usuario')).toHaveAccessibleDescription(/Alguien ya usa este usuario/);
  await register.field('Correo').fill(who.email);
  await register.field('Usuario').fill(who.username);
  await register.next.click();
  await register.create.click();
  await expect(register.code).toBeVisible();
});

test('a wrong code can be mended five times, then another one is needed', async ({
  page,
  cuadra,
  register,
  pageErrors,
}) => {
  pageErrors.allow(WRONG_CODE_ERROR);
  const who = somebody();
  await page.goto('/register');
  await register.fillIn(who, 'Bodega El Código');
  const code = await codeOf(cuadra, who.email);
  const tries = page.waitForResponse(/register\/verify/);
  await register.code.fill(otherThan(code));
  await tries;
  await expect(register.code).toHaveAccessibleDescription(
    'Ese no es el código. Revísalo e intenta de nuevo.',
  );
  for (let count = 2; count <= 5; count += 1) {
    const answer = page.waitForResponse(/register\/verify/);
    await register.code.fill('');
    await register.code.fill(otherThan(code));
    await answer;
  }
  await expect(register.code).toHaveAccessibleDescription(
    'Se acabaron los intentos con este código. Pide otro.',
  );
  await register.code.fill(code);
  await expect(register.code).toHaveAccessibleDescription(/ya no sirve/);
});

test('another code goes out once a minute, and the screen counts', async ({
  page,
  cuadra,
  register,
  pageErrors,
}) => {
  pageErrors.allow(WRONG_CODE_ERROR);
  await page.clock.install();
  const who = somebody();
  await page.goto('/register');
  await register.fillIn(who, 'Bodega El Reenvío');
  await expect(register.resend).toBeDisabled();
  await expect(register.resend).toHaveText(/^Enviar otro código en \d+ s$/);
  const first = await codeOf(cuadra, who.email);

  await age(cuadra, who.email, '15 minutes');
  await register.code.fill(first);
  await expect(register.code).toHaveAccessibleDescription(/venció/);
  await page.clock.fastForward('01:00');
  await register.resend.click();
  await expect(page.getByText('Te enviamos otro código.')).toBeVisible();
  await expect(register.resend).toBeDisabled();
  const second = await codeOf(cuadra, who.email);
  await register.code.fill(second);
  await expect(page).toHaveURL('/');
});

test('a login before the code leads to it', async ({ page, cuadra, login, register, pageErrors }) => {
  pageErrors.allow(/status of 403.*auth\/login/, /status of 429.*register\/resend/);
  const who = somebody();
  await registerOnly(cuadra, who);
  await page.goto('/products');
  await login.logIn(who.username, who.password);
  await expect(page).toHaveURL('/register?go=%2Fproducts');
  await expect(register.heading('Confirma tu correo')).toBeVisible();
  await register.resend.click();
  await expect(page.getByRole('alert')).toHaveText(/hace menos de un minuto/);
  await register.code.fill(await codeOf(cuadra, who.email));
  await expect(page).toHaveURL('/products');
});

test('the legacy login takes the mail address, and the two lead to each other', async ({
  page,
  cuadra,
  login,
}) => {
  const { owner } = await openCompany(cuadra);
  await page.goto('/login?go=%2Fproducts');
  await page.getByRole('link', { name: 'Entrar con tu correo' }).click();
  await expect(page).toHaveURL('/login/legacy?go=%2Fproducts');
  await expect(login.username).toBeHidden();
  await page.getByRole('textbox', { name: 'Correo' }).fill(owner.email);
  await login.password.fill(owner.password);
  await login.submit.click();
  await expect(page).toHaveURL('/products');
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'demo' });

  for (const path of ['/login', '/login/legacy', '/register']) {
    test(`${path} is passed by`, async ({ page }) => {
      await page.goto(`${path}?from=/clients`);
      await expect(page).toHaveURL('/clients');
      await page.goto(`${path}?from=//ejemplo.invalid/`);
      await expect(page).toHaveURL('/');
    });
  }
});
