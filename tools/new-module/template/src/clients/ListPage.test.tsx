import { createQueryClient, http, QueryClientProvider } from '@cuadra/shared/client';
import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ListPage } from './ListPage.tsx';
import { CLIENT_DRAWER } from './names.ts';

const ANA = { id: 'cli-1', name: 'Ana Pérez', phone: '0414-1234567' };

/** Where the screen has led. */
function Address() {
  return <output aria-label="Dirección">{useLocation().search}</output>;
}

function show(items: object[]) {
  // The transport alone is replaced: axios' own seam for what carries a request.
  http.defaults.adapter = async (config) => {
    const found = items.filter(
      (item) => !config.params.search || JSON.stringify(item).includes(config.params.search),
    );
    return { data: { items: found, next: null }, status: 200, statusText: 'OK', headers: {}, config };
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ListPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the list shows who there is, and a press on one opens the drawer', async () => {
  show([ANA]);
  await user.click(await screen.findByRole('button', { name: 'Ana Pérez' }));
  expect(screen.getByRole('status', { name: 'Dirección' })).toHaveTextContent(
    `drawer=${CLIENT_DRAWER}&client=cli-1`,
  );
});

test('a search that finds nobody leads back to all', async () => {
  show([ANA]);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar cliente' }), 'Zulia');
  await user.click(await screen.findByRole('button', { name: 'Ver todos' }));
  expect(await screen.findByRole('button', { name: 'Ana Pérez' })).toBeVisible();
});
