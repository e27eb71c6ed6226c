import { createQueryClient, http, QueryClientProvider } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import { render, screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { CompaniesPage } from './CompaniesPage.tsx';

const ID = '0199aaaa-0000-7000-8000-000000000001';
const SHOP = {
  id: ID,
  name: 'Bodega La Esquina',
  owner: { name: 'Ana Pérez' },
  plan_name: 'Básico',
  state: 'trial',
  remaining_days: 12,
  last_seen_at: null,
};

/** Where the screen has led. */
function Address() {
  return <output aria-label="Dirección">{useLocation().pathname}</output>;
}

function show(): unknown[] {
  const sent: unknown[] = [];
  // The transport alone is replaced: axios' own seam for what carries a request.
  http.defaults.adapter = async (config) => {
    if (config.method === 'post') sent.push(JSON.parse(String(config.data)));
    const data =
      config.method === 'post' ? { company: { id: ID, name: SHOP.name } } : { items: [SHOP], next: null };
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  useSession.getState().signIn('abc');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/companies']}>
        <CompaniesPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

afterEach(() => useSession.getState().clear());

test('nobody goes in without a reason, and with one all tabs do', async () => {
  const sent = show();
  await user.click(await screen.findByRole('button', { name: 'Entrar a Bodega La Esquina' }));
  const dialog = await screen.findByRole('dialog', { name: 'Entrar a Bodega La Esquina' });
  const enter = within(dialog).getByRole('button', { name: 'Entrar' });
  const reason = within(dialog).getByRole('textbox', { name: 'Motivo' });
  await user.click(enter);
  expect(reason).toBeInvalid();
  expect(sent).toEqual([]);
  const { visit } = useSession.getState();
  await user.type(reason, '  Nos pidió ayuda  ');
  await user.click(enter);
  expect(await screen.findByText('/')).toBeVisible();
  expect(sent).toEqual([{ company_id: ID, reason: 'Nos pidió ayuda' }]);
  expect(useSession.getState().visit).toBe(visit + 1);
});
