import { http } from '@cuadra/shared/client';
import { useSession, writeDraft } from '@cuadra/shared/state';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { readPending } from '../signed-out/pending-user.ts';
import LoginPage from './LoginPage.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login" element={<LoginPage onTyping={() => undefined} />} />
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );
}

let sent: unknown[] = [];

/** Answers in the place of the network. */
function server(status: number, body: unknown) {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    sent.push(JSON.parse(String(config.data)));
    const response = { data: body, status, statusText: '', headers: {}, config };
    if (status >= 400) throw new AxiosError('failed', undefined, config, undefined, response);
    return response;
  };
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Usuario'), ' demo ');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'demo1234');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

beforeEach(() => {
  sent = [];
  useSession.getState().clear();
});

test('signs in and goes on to the wanted path', async () => {
  server(200, { token: 'abc', user: {} });
  open('/login?go=%2Fproducts%3Fsearch%3Dpan');
  await fillIn();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/products?search=pan'));
  expect(useSession.getState().token).toBe('abc');
  expect(sent).toEqual([{ username: 'demo', password: 'demo1234' }]);
});

test('goes nowhere else, whatever the address says', async () => {
  server(200, { token: 'abc', user: {} });
  open('/login?go=https%3A%2F%2Fevil.example%2F');
  await fillIn();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\/$/));
});

test('a signed-in user goes on at once', () => {
  useSession.getState().signIn('abc');
  open('/login?from=%2Fclients');
  expect(screen.getByRole('status')).toHaveTextContent('/clients');
});

test.each([
  [401, 'ERROR_INVALID_CREDENTIALS', /incorrectos/],
  [403, 'ERROR_USER_NOT_VERIFIED', /confirmar tu correo/],
  [403, 'ERROR_USER_INACTIVE', /está desactivado/],
  [429, 'ERROR_TOO_MANY_REQUESTS', /Espera un minuto/],
  [500, 'ERROR_INTERNAL', /de nuestro lado/],
])('%i %s is said in words, and the form stays', async (status, message, text) => {
  server(status, { error: { message } });
  open('/login');
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).not.toHaveAttribute('aria-busy');
  expect(useSession.getState().token).toBeNull();
});

test('why the company is suspended is said, in the words of who did it', async () => {
  server(403, { error: { message: 'ERROR_COMPANY_SUSPENDED', details: { reason: 'Falta un documento' } } });
  open('/login');
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/suspendió tu empresa: «Falta un documento»/);
});

test('an account with a second factor asks for its code, says when it is wrong, and goes on to the wanted path', async () => {
  server(403, { error: { message: 'ERROR_SECOND_FACTOR' } });
  open('/login?go=%2Fproducts');
  await fillIn();
  const code = await screen.findByLabelText('Código de tu aplicación');
  expect(code).toHaveFocus();
  server(400, { error: { message: 'ERROR_VALIDATION', fields: { code: 'wrong' } } });
  await userEvent.type(code, '123 456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/No es ese código/));
  server(200, { token: 'abc', user: {} });
  // It is selected: what is typed takes its place.
  await userEvent.keyboard('654321{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/products'));
  expect(sent.at(-1)).toEqual({ username: 'demo', password: 'demo1234', code: '654321' });
});

test('a user who has not entered the code yet is led to it, and from there to the wanted path', async () => {
  server(403, { error: { message: 'ERROR_USER_NOT_VERIFIED', details: { user_id: 'the-user' } } });
  open('/login?go=%2Fproducts');
  await fillIn();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/register?go=%2Fproducts'));
  expect(readPending()).toEqual({ user_id: 'the-user', wrong: 0 });
});

test('the other ways in keep the wanted path', () => {
  open('/login?go=%2Fproducts');
  expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
    'href',
    '/forgot-password?go=%2Fproducts',
  );
  expect(screen.getByRole('link', { name: 'Registra tu negocio' })).toHaveAttribute(
    'href',
    '/register?go=%2Fproducts',
  );
  expect(screen.getByRole('link', { name: 'Entrar con tu correo' })).toHaveAttribute(
    'href',
    '/login/legacy?go=%2Fproducts',
  );
});

test('after a lost session and a reload the page says that the draft is still there', () => {
  writeDraft('maria esquina', 'product', { name: 'Harina' });
  open('/login?go=%2Fcreate-product');
  expect(screen.getByText(/lo que escribiste sigue ahí/)).toBeInTheDocument();
});

test('and nobody else reads it', () => {
  open('/login?go=%2Fcreate-product');
  expect(screen.queryByText(/lo que escribiste sigue ahí/)).toBeNull();
});

test('an empty form says what is missing and asks nobody', async () => {
  server(200, {});
  open('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription('Escribe tu usuario.');
  expect(screen.getByLabelText('Contraseña')).toBeInvalid();
  expect(screen.getByLabelText('Usuario')).toHaveFocus();
  expect(sent).toEqual([]);
});
