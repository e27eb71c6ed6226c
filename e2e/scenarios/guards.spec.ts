import type { Page } from '@playwright/test';
import { PASSWORDS } from '../demo-users.ts';
import { expect, test } from '../fixtures.ts';

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
      'Usuario o contraseña incorrectos. Revísalos e intenta de nuevo.',
    );
    await expect(login.username).toHaveValue('demo');

    await login.logIn('demo', PASSWORDS.demo);
    await expect(page).toHaveURL('/');
  });

  test('an address that leads elsewhere is not followed', async ({ page, cuadra, login }) => {
    await page.goto('/login?go=https://ejemplo.invalid/robo');
    await login.logIn('demo', PASSWORDS.demo);
    await expect(page).toHaveURL(`${cuadra.url}/`);
  });

  test('who logs out is out, and the session is dead', async ({ page, cuadra, login, shell }) => {
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
    await login.logIn('demo', PASSWORDS.demo);
    await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
    await expect(cashRegister.total).toContainText('Bs. ');
    expect((await post(`${cuadra.url}/api/v1/auth/logout`, await storedToken(page))).status).toBe(204);

    await shell.goTo('Productos');
    await expect(page).toHaveURL('/login?go=%2Fproducts');
    await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible();
    await login.logIn('demo', PASSWORDS.demo);
    await expect(page).toHaveURL('/products');
    await expect(products.rows.first()).toBeVisible();
  });
});

test('who is signed in already passes the login by', async ({ page, products }) => {
  await page.goto('/login?from=/products');
  await expect(page).toHaveURL('/products');
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

  for (const path of ['/create-product', '/reports', '/users']) {
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
      await expect(page.getByRole('heading', { name: 'Back Office', level: 1 })).toBeVisible();
      for (const name of ['Caja', 'Productos', 'Resumen']) await expect(shell.link(name)).toBeHidden();
    });
  }
});

async function storedToken(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('cuadra.session'));
  return JSON.parse(stored ?? '{}').token;
}

function post(url: string, token: string): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}
