import type { Locator, Page, Route } from '@playwright/test';
import { PASSWORDS } from '../demo-users.ts';
import { expect, test } from '../fixtures.ts';
import { openCompany, type Person } from '../server/company.ts';

test.describe('signed out', () => {
  test.use({ signedInAs: null });

  test('a wanted screen waits behind the login', async ({ page, login, products }) => {
    await page.goto('/products?search=harina');
    await expect(page).toHaveURL('/login?go=%2Fproducts%3Fsearch%3Dharina');

    await login.logIn('demo', PASSWORDS.demo);
    await expect(page).toHaveURL('/products?search=harina');
    await expect(products.heading).toBeVisible();
  });

  test('a wrong password is said, and what was typed stays', async ({ page, login, pageErrors }) => {
    pageErrors.allow(/status of 401.*auth\/login/);
    await page.goto('/');
    await login.logIn('demo', 'equivocada');
    await expect(page.getByRole('alert')).toHaveText(
      'Usuario o contraseña incorrectos. Revísalos; si olvidaste la contraseña, quien lleva la empresa te pone otra.',
    );
    await expect(login.username).toHaveValue('demo');

    await login.logIn('demo', PASSWORDS.demo);
    await expect(page).toHaveURL('/');
  });

  test('too many tries are said, with how long to wait', async ({ page, login, pageErrors }) => {
    pageErrors.allow(/status of 429/);
    await page.route('**/api/v1/auth/login', (route) =>
      route.fulfill({ status: 429, json: { error: { message: 'ERROR_TOO_MANY_REQUESTS' } } }),
    );
    await page.goto('/login');
    await login.logIn('demo', PASSWORDS.demo);
    await expect(page.getByRole('alert')).toHaveText(
      'Demasiados intentos seguidos. Espera un minuto y vuelve a intentarlo.',
    );
    await expect(login.username).toHaveValue('demo');
  });

  test('the window asks back here, too', async ({ page, login }) => {
    await page.goto('/login');
    await expect(login.submit).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect(page).toHaveTitle(/Te esperamos de vuelta/);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page).toHaveTitle('Cuadra · Iniciar sesión');
  });

  test('the super user gets the back office, whatever the address wanted', async ({ page, login }) => {
    await page.goto('/login?go=/products');
    await login.logIn('root', PASSWORDS.root);
    await expect(page).toHaveURL('/back-office');
  });

  test('an address that leads elsewhere is not followed', async ({ page, cuadra, login }) => {
    await page.goto('/login?go=https://ejemplo.invalid/robo');
    await login.logIn('demo', PASSWORDS.demo);
    await expect(page).toHaveURL(`${cuadra.url}/`);
  });

  test('logging out leads to the login, and the session is dead', async ({
    page,
    cuadra,
    login,
    shell,
    pageErrors,
  }) => {
    // What Caja is asking for as the session ends is refused, as it should be.
    pageErrors.allow(/status of 401/);
    await page.goto('/cash-register');
    await login.logIn('demo', PASSWORDS.demo);
    await expect(shell.link('Caja')).toBeVisible();
    const token = await storedToken(page);

    await shell.logOut();
    await expect(page).toHaveURL('/login');
    await page.goto('/products');
    await expect(page).toHaveURL('/login?go=%2Fproducts');

    expect((await post(`${cuadra.url}/api/v1/auth/verify`, token)).status).toBe(401);
  });

  test('a session that ends elsewhere leads back to the login, and on from there', async ({
    page,
    cuadra,
    login,
    shell,
    cashRegister,
    products,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/);
    await page.goto('/cash-register');
    const lastOfThePage = page.waitForResponse('**/api/v1/summary/morning');
    await login.logIn('demo', PASSWORDS.demo);
    await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
    await expect(cashRegister.total).toContainText('Bs. ');
    // One that is under way already would be answered behind the end of the session.
    await lastOfThePage;
    // Caja asks the server for what is new by itself, and would find out before anybody goes anywhere.
    const held: Route[] = [];
    const calls = '**/api/v1/**';
    await page.route(calls, (route) => void held.push(route));
    expect((await post(`${cuadra.url}/api/v1/auth/logout`, await storedToken(page))).status).toBe(204);

    await shell.goTo('Productos');
    await page.unroute(calls);
    // Those of the screen that was left are over.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    await expect(page).toHaveURL('/login?go=%2Fproducts');
    await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible();
    await login.logIn('demo', PASSWORDS.demo);
    await expect(page).toHaveURL('/products');
    await expect(products.rows.first()).toBeVisible();
  });
});

test.describe('a subscription that has expired', () => {
  test.use({ signedInAs: null });

  test('leaves open what renews it and little else (spec §4)', async ({ page, cuadra, pageErrors }) => {
    pageErrors.allow(/status of 402/);
    const company = await openCompany(cuadra);
    await company.expire();
    await signInAs(page, company.owner);
    for (const path of ['/cash-register', '/products', '/home', '/clients', '/reports', '/no-such-page']) {
      await page.goto(path);
      await expect(page).toHaveURL('/subscriptions');
      await expect(expiredToast(page)).toBeVisible();
    }
    for (const path of ['/', '/my-account', '/users', '/subscriptions', '/subscriptions/change-plan']) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });

  test('in the middle of work, it leads to where it is renewed', async ({
    page,
    cuadra,
    shell,
    products,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 402/);
    const company = await openCompany(cuadra);
    await signInAs(page, company.owner);
    await page.goto('/');
    await expect(shell.link('Productos')).toBeVisible();
    await company.expire();
    await shell.goTo('Productos');
    await expect(page).toHaveURL('/subscriptions');
    await expect(expiredToast(page)).toBeVisible();
    await expect(products.heading).toBeHidden();
  });
});

test.describe('permissions', () => {
  test.use({ signedInAs: null });

  test('each route of spec §6 opens with its own, and leads home without', async ({ page, cuadra }) => {
    const company = await openCompany(cuadra);
    await signInAs(page, await company.employ([{ module: 'categories', permissions: '3' }]));
    for (const path of [
      '/cash-register',
      '/products',
      '/create-product',
      '/edit-product',
      '/users',
      '/clients',
      '/clients/cli-0199f000-0000-7000-8000-000000000000',
      '/reports',
      '/reports/',
      '/my-account',
      '/subscriptions',
      '/subscriptions/change-plan',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
    }
  });

  test('one that is taken away meanwhile is said once, whatever was asked for', async ({
    page,
    cuadra,
    products,
    shell,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 403/);
    const company = await openCompany(cuadra);
    const employee = await company.employ([{ module: 'products', permissions: '2' }]);
    await signInAs(page, employee);
    await page.goto('/');
    await expect(shell.link('Productos')).toBeVisible();
    await cuadra.database.query("update role_permissions set module = 'clients' where role_id = $1", [
      employee.roleId,
    ]);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    await shell.goTo('Productos');
    await expect(products.heading).toBeVisible();
    const toast = page.getByText('No tiene los permisos necesarios para realizar esta acción.');
    await expect(toast.first()).toBeVisible();
    expect(refused.length).toBeGreaterThan(0);
    await expect(page.getByRole('status').filter({ has: toast })).toHaveCount(1);
  });

  test('a company without the modules has no groups for them, and their routes lead home', async ({
    page,
    cuadra,
    shell,
  }) => {
    const { owner } = await openCompany(cuadra);
    await signInAs(page, owner);
    for (const path of ['/industrial', '/industrial/materials', '/ecommerce/option-1']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
      await expect(
        page.getByText('Tu plan no incluye este módulo. Puedes cambiarlo en Suscripción.'),
      ).toBeVisible();
      await expect(page.getByText(/No tiene los permisos/)).toHaveCount(0);
    }
    await expect(shell.link('Caja')).toBeVisible();
    for (const name of ['Mi tienda', 'Materiales']) await expect(shell.link(name)).toBeHidden();
    for (const path of ['/industrial/no-such-screen', '/clients/abc']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
      await expect(page, path).toHaveURL(path);
    }
  });
});

test('the way back is kept, with what stands above it', async ({ page, cuadra, login, products }) => {
  const { owner } = await openCompany(cuadra);
  await signInAs(page, owner);
  await page.goto('/products?drawer=settings');
  await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('cuadra.session'));
  await page.reload();
  await expect(page).toHaveURL('/login?go=%2Fproducts%3Fdrawer%3Dsettings');
  await login.logIn(owner.username, owner.password);
  await expect(page).toHaveURL('/products?drawer=settings');
  await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(products.heading).toBeVisible();
});

test.describe('with a forged token', () => {
  test.use({ signedInAs: null });

  test('nothing is shown but the login', async ({ page, pageErrors, shell, login }) => {
    pageErrors.allow(/status of 401.*auth\/verify/);
    await page.goto('/login');
    await page.evaluate(() =>
      localStorage.setItem('cuadra.session', JSON.stringify({ token: 'inventado-'.repeat(4) })),
    );
    await page.goto('/cash-register');
    await expect(page).toHaveURL('/login?go=%2Fcash-register');
    await expect(login.submit).toBeVisible();
    await expect(shell.sidebar).toBeHidden();
  });
});

test.describe('a cashier', () => {
  test.use({ signedInAs: 'cajero' });

  test('sees what a cashier needs, and nothing else', async ({ page, shell, products }) => {
    await page.goto('/');
    for (const name of ['Resumen', 'Caja', 'Productos', 'Clientes']) {
      await expect(shell.link(name)).toBeVisible();
    }
    await expect(shell.link('Reportes')).toBeHidden();

    await shell.goTo('Productos');
    await expect(products.rows.first()).toBeVisible();
    await expect(products.create).toBeHidden();
    await expect(products.import).toBeHidden();
    await expect(products.table.getByRole('columnheader', { name: 'Costo' })).toBeHidden();
  });

  for (const path of ['/create-product', '/reports', '/users', '/back-office', '/back-office/client']) {
    test(`is sent home from ${path}`, async ({ page, shell }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(shell.link('Resumen')).toBeVisible();
    });
  }
});

test.describe('the super user', () => {
  test.use({ signedInAs: 'root' });

  for (const path of ['/', '/cash-register', '/products', '/no-such-page']) {
    test(`gets only the back office, also at ${path}`, async ({ page, shell }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/back-office');
      await expect(page.getByRole('heading', { name: 'Empresas', level: 1 })).toBeVisible();
      for (const name of ['Caja', 'Productos', 'Resumen']) await expect(shell.link(name)).toBeHidden();
    });
  }
});

/** Spec §8; the page of the subscription says the same. */
function expiredToast(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: 'Recarga tu saldo para seguir disfrutando de la plataforma.' });
}

async function signInAs(page: Page, { token }: Person): Promise<void> {
  await page.addInitScript((value) => {
    // Only once: a user who is signed out later on stays so.
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('cuadra.session', value);
  }, JSON.stringify({ token }));
}

async function storedToken(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('cuadra.session'));
  return JSON.parse(stored ?? '{}').token;
}

function post(url: string, token: string): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}
