import { createQueryClient, QueryClientProvider } from '@cuadra/shared/client';
import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Codes of everything that may be done with products and what they are made of. */
export const ALL_PERMISSIONS = '1;2;3;4;5;6;7';

afterEach(() => {
  useSession.getState().clear();
  sessionStorage.clear();
});

/** Draws part of a screen for somebody of a company with formulas; nothing that fails is asked for again. */
export function showAs(
  permissions: string,
  part: ReactElement,
  state: Partial<Pick<SessionState, 'currencies_used'>> = {},
): void {
  useSession.getState().signIn('token');
  useSession.getState().setState({
    ...{ user: { id: 'maria' }, company: { id: 'esquina' }, modules: ['products', 'formulas'] },
    ...state,
    permissions: [{ module: 'products', permissions }],
  } as unknown as SessionState);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}
