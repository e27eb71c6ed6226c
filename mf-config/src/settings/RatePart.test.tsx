import { callKey, createQueryClient, QueryClientProvider } from '@cuadra/shared/client';
import type { CurrentRate, SessionState } from '@cuadra/shared/contract';
import { allPermissions } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { RatePart } from './RatePart.tsx';

const RATE: CurrentRate = {
  main: 'VES',
  alternative: 'USD',
  rate: '917.8',
  inverse: null,
  rate_id: '01990000-0000-7000-8000-000000000001',
  create_at: '2026-11-20T13:00:00.000Z',
  origin: 'dolarapi:oficial',
  automatic: 'on',
  effective_day: '2026-11-20',
  fetched_at: '2026-11-20T13:00:00.000Z',
  is_stale: false,
  next: null,
  pending: null,
};

interface Shown {
  rate?: Partial<CurrentRate>;
  isAutomatic?: boolean;
  mayWrite?: boolean;
  currencies?: SessionState['currencies_used'];
}

function show({ rate, isAutomatic = true, mayWrite = true, currencies }: Shown) {
  const used =
    currencies === undefined
      ? { company_id: '01990000-0000-7000-8000-000000000002', main: 'VES', alternative: 'USD' }
      : currencies;
  useSession.getState().setState({
    currencies_used: used,
    permissions: mayWrite ? allPermissions() : [],
    modules: ['exchange_rates'],
  } as unknown as SessionState);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  client.setQueryData(callKey('GET /rates/dollar'), { ...RATE, ...rate });
  render(
    <QueryClientProvider client={client}>
      <RatePart isAutomatic={isAutomatic} />
    </QueryClientProvider>,
  );
}

const form = () => screen.queryByRole('form', { name: 'Nueva tasa' });

test('the automatic rate is shown with who said it, and cannot be typed', async () => {
  show({});
  expect(screen.getByText('1 USD = 917,80 VES')).toBeVisible();
  expect(await screen.findByText('BCV')).toBeVisible();
  expect(screen.getByText('Se actualiza sola')).toBeVisible();
  expect(screen.queryByText('Puede estar vieja')).not.toBeInTheDocument();
  expect(form()).not.toBeInTheDocument();
});

test('one that may be old is marked', async () => {
  show({ rate: { is_stale: true } });
  expect(screen.getByText('Puede estar vieja')).toBeVisible();
  expect(await screen.findByText(/apaga la tasa automática y escríbela/)).toBeVisible();
});

test('one that jumped waits for who may accept it', async () => {
  const pending = {
    id: '01990000-0000-7000-8000-000000000003',
    rate: '1146',
    origin: 'dolarapi:oficial',
    effective_day: '2026-11-23',
    fetched_at: '2026-11-21T13:00:00.000Z',
  };
  show({ rate: { pending } });
  expect(screen.getByText('Hay una por revisar')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Revisar y aceptar' })).toBeVisible();
});

test('by hand it is typed by who may, and the others are told who does', () => {
  show({ rate: { automatic: 'off' }, isAutomatic: false });
  expect(form()).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('917.8');
});

test('where the dollar is the main currency it is typed as everybody says it: bolívares for a dollar', () => {
  show({
    rate: { automatic: 'off', main: 'USD', alternative: 'VES', rate: '0.00108956', inverse: '917.8' },
    currencies: { company_id: '01990000-0000-7000-8000-000000000002', main: 'USD', alternative: 'VES' },
    isAutomatic: false,
  });
  expect(screen.getByRole('textbox', { name: 'Tasa de 1 USD en VES' })).toHaveValue('917.8');
});

test('without the permission there is no field', () => {
  show({ rate: { automatic: 'off' }, isAutomatic: false, mayWrite: false });
  expect(form()).not.toBeInTheDocument();
  expect(screen.getByText(/tu rol no lo permite/)).toBeVisible();
});

test('currencies that are not there are said in the words of the specification', async () => {
  show({ isAutomatic: false, currencies: null });
  const field = screen.getByRole('textbox');
  await user.type(field, '860.18');
  await user.click(screen.getByRole('button', { name: 'Guardar tasa' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ha ocurrido un error, no se encontraron las monedas.',
  );
});

test('other currencies than dollars in bolívares say what to do where there is no rate', () => {
  show({
    rate: { main: 'VES', alternative: 'EUR', rate: '1', rate_id: null, automatic: 'not-for-this-pair' },
  });
  expect(screen.getByText('Sin tasa de EUR')).toBeVisible();
  expect(screen.getByText(/Apágala para escribir esta/)).toBeVisible();
});

test('missing currencies are said also where nothing can be typed', () => {
  show({ currencies: null });
  expect(screen.getByRole('alert')).toHaveTextContent('no se encontraron las monedas');
});
