import { Login } from '../screens/login.ts';
import type { Part } from './album.ts';

/** `/login`, its legacy variant, and `/forgot-password`, and what they say when it does not work. */
export const shootLogin: Part = async ({ open, shoot }) => {
  const page = await open(null);
  const login = new Login(page);
  await page.goto('/login');
  await shoot(page, 'login');
  await login.submit.click();
  await page.getByText('Escribe tu usuario.').waitFor();
  await shoot(page, 'errors');
  await login.logIn('demo', 'equivocada');
  await page.getByRole('alert').waitFor();
  await shoot(page, 'wrong');
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 429, json: { error: { message: 'ERROR_TOO_MANY_REQUESTS' } } }),
  );
  await login.submit.click();
  await page.getByText('Espera un minuto').waitFor();
  await shoot(page, 'too-often');
  await page.goto('/login/legacy');
  await shoot(page, 'legacy');
  await page.goto('/forgot-password');
  await shoot(page, 'forgot-password');
  await page.getByRole('textbox', { name: 'Usuario o correo' }).fill('demo');
  // A code goes out once a minute, and there are many sizes.
  await page.getByRole('button', { name: 'Ya tengo un código' }).click();
  await page.getByRole('textbox', { name: 'Código' }).fill('482913');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('tres loros');
  await shoot(page, 'another-password');
  await page.getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
  await page.getByText('No es este código').waitFor();
  await shoot(page, 'wrong-code');
};
