import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { OfflineScreen } from './OfflineScreen.tsx';

const NOTICE = 'No tienes conexión a internet';

function browserSays(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  return act(async () => {
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

/** jsdom has no fetch: this one is the way to the server, open or not. */
function wayToServer(open: boolean) {
  Object.assign(globalThis, {
    fetch: () => (open ? Promise.resolve({ status: 200 }) : Promise.reject(new TypeError('Failed to fetch'))),
  });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
}

function show(children: ReactNode) {
  render(
    <MemoryRouter>
      <OfflineScreen>{children}</OfflineScreen>
    </MemoryRouter>,
  );
}

test('offline, the notice covers the application and keeps it as it was', async () => {
  wayToServer(false);
  show(<input aria-label="Nota" />);
  await userEvent.type(screen.getByLabelText('Nota'), 'a medias');
  await browserSays(false);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOTICE);
  expect(screen.getByLabelText('Nota').closest('[inert]')).not.toBeNull();
  await browserSays(true);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nota')).toHaveValue('a medias');
});

test('a browser that is offline and still reaches its server is not held up', async () => {
  wayToServer(true);
  show('Caja');
  await browserSays(false);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  await browserSays(true);
});

test('a screen that works offline stays open under a notice; the way to it is shown from the others', async () => {
  wayToServer(false);
  const routes = [
    { path: '/', title: 'Caja', expose: './CashRegister', offline: true },
    { path: '/products', title: 'Productos', expose: './Products' },
  ];
  const user = { inspector: false };
  const state = { user, permissions: [], modules: [], remotes: [{ descriptor: { routes } }] };
  useSession.getState().signIn('abc');
  useSession.getState().setState(state as unknown as SessionState);
  const { rerender } = render(<Screens key="cash-register" at="/" />);
  await browserSays(false);
  expect(await screen.findByRole('status')).toHaveTextContent(NOTICE);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Nota'), 'sigue');
  expect(screen.getByLabelText('Nota')).toHaveValue('sigue');

  rerender(<Screens key="products" at="/products" />);
  expect(screen.getByRole('alert')).toHaveTextContent(NOTICE);
  await userEvent.click(screen.getByRole('link', { name: 'Ir a Caja' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await browserSays(true);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

function Screens({ at }: { at: string }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <OfflineScreen>
        <input aria-label="Nota" />
      </OfflineScreen>
    </MemoryRouter>
  );
}
