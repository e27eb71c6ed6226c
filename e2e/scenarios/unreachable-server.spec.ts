import { PASSWORDS } from '../demo-users.ts';
import { expect, test } from '../fixtures.ts';

const VERIFY = '**/api/v1/auth/verify';

test('a server that cannot be reached ends the session, and the login says why', async ({
  page,
  login,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED.*auth\/verify/);
  await page.route(VERIFY, (route) => route.abort());
  await page.goto('/products?search=pan');
  await expect(page).toHaveURL('/login?go=%2Fproducts%3Fsearch%3Dpan');
  await expect(page.getByText(/No pudimos conectar con el servidor/)).toBeVisible();
  await expect(login.submit).toBeVisible();
});

test('a server that fails keeps the session, and can be asked again', async ({
  page,
  products,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  await page.route(VERIFY, (route) =>
    route.fulfill({ status: 503, json: { error: { message: 'ERROR_UNAVAILABLE' } } }),
  );
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: 'No pudimos abrir tu empresa' })).toBeVisible();
  await page.unroute(VERIFY);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(products.heading).toBeVisible();
});

test('a server that cannot be reached by the login is said there, and what was typed stays', async ({
  page,
  login,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED.*auth\/login/);
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('cuadra.session'));
  await page.reload();
  await page.route('**/api/v1/auth/login', (route) => route.abort());
  await login.logIn('demo', PASSWORDS.demo);
  await expect(page.getByRole('alert')).toHaveText(
    'No pudimos conectar con el servidor. Revisa tu conexión e intenta de nuevo.',
  );
  await page.unroute('**/api/v1/auth/login');
  await login.submit.click();
  await expect(page).toHaveURL('/');
});
