import { createQueryClient, http, QueryClientProvider } from '@cuadra/shared/client';
import type { StoreFigures } from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FiguresPage } from './FiguresPage.tsx';

/** Milliseconds: charts come with their code. */
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

const user = userEvent.setup({ delay: null });
const today = companyDay(new Date());
const NONE = { visitors: 0, carts: 0, orders: 0, delivered: 0 };

function figures(change: Partial<StoreFigures> = {}): StoreFigures {
  return {
    ...{ from: addDays(today, -1), to: today, main: 'VES', alternative: 'USD' },
    totals: {
      ...{ visitors: 200, carts: 50, orders: 10, delivered: 8 },
      ...{ total: '43009.00', total_alternative: '50.00' },
    },
    days: [
      { day: addDays(today, -1), ...NONE },
      { day: today, visitors: 200, carts: 50, orders: 10, delivered: 8 },
    ],
    products: [
      ...[{ product_id: 'a', name: 'Queso', qty: '2.5', total: '8601.80', total_alternative: '10.00' }],
    ],
    misses: [{ words: 'alcaparras', times: 7 }],
    ...change,
  };
}

/** The page, before an API that answers so; what it was asked. */
function open(answer: StoreFigures): { asked: Record<string, string>[] } {
  const asked: Record<string, string>[] = [];
  http.defaults.adapter = async (config) => {
    asked.push({ ...config.params });
    return { data: answer, status: 200, statusText: '', headers: {}, config };
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/ecommerce/figures']}>
        <FiguresPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { asked };
}

const stat = async (name: string) => screen.findByRole('region', { name });

test('who came, who filled a cart, who ordered and what was sold, each of the one before', async () => {
  open(figures());
  expect(await screen.findByRole('table', { name: 'Lo que más se vendió' })).toHaveTextContent('Queso');
  expect(await stat('Visitas')).toHaveTextContent('200');
  expect(await stat('Llenaron un carrito')).toHaveTextContent('25 % de las visitas');
  expect(await stat('Pedidos')).toHaveTextContent('20 % de los carritos');
  expect(await stat('Entregados')).toHaveTextContent('80 % de los pedidos');
  expect(await stat('Vendido')).toHaveTextContent('43.009,00');
  const misses = screen.getByRole('table', { name: 'Lo que buscaron y no encontraron' });
  expect(within(misses).getByRole('row', { name: 'alcaparras 7' })).toBeInTheDocument();
});

test('other days are asked for, and are in the address', async () => {
  const { asked } = open(figures());
  await user.click(await screen.findByRole('radio', { name: 'Hoy' }));
  await screen.findByRole('table', { name: 'Lo que más se vendió' });
  expect(asked.at(-1)).toEqual({ from: today, to: today });
});

test('a store that nobody has found yet says what will be here', async () => {
  const totals = { ...NONE, total: '0.00', total_alternative: '0.00' };
  open(figures({ totals, days: [{ day: today, ...NONE }], products: [], misses: [] }));
  expect(await screen.findByText('Nadie buscó en vano en estos días')).toBeInTheDocument();
  expect(screen.getByText('Nadie visitó tu tienda en estos días')).toBeInTheDocument();
  expect(await stat('Visitas')).toHaveTextContent('0');
});
