import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    fetch: () => (open ? Promise.resolve(new Object()) : Promise.reject(new TypeError('Failed to fetch'))),
  });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
}

test('offline, the notice covers the application and keeps it as it was', async () => {
  wayToServer(false);
  render(
    <OfflineScreen>
      <input aria-label="Nota" />
    </OfflineScreen>,
  );
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
  render(<OfflineScreen>Caja</OfflineScreen>);
  await browserSays(false);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  await browserSays(true);
});
