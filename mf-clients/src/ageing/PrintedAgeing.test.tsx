import { render, screen } from '@testing-library/react';
import { PrintedAgeing } from './PrintedAgeing.tsx';

const none = { main: '0.00', alternative: '0.00' };
const five = { main: '500.00', alternative: '5.00' };
const seven = { main: '700.00', alternative: '7.00' };
const two = { main: '200.00', alternative: '2.00' };
const BANDS = { current: none, to_30: five, to_60: none, to_90: none, over_90: two };

test('each client’s bands, and what all of them come to in both currencies', () => {
  const rows = [
    {
      client: { id: 'cli-1', name: 'Carmen Díaz', phone: '0412-5550987' },
      total: seven,
      bands: BANDS,
      reminded_at: null,
    },
  ];
  const ageing = {
    ...{ main: 'VES', alternative: 'USD', rate: '100', clients: 1, total: seven, bands: BANDS },
    ...{ items: rows, next: null },
  };
  render(<PrintedAgeing ageing={ageing} rows={rows} />);
  expect(screen.getByText('1 cliente debe, a la tasa de hoy, 1 USD = 100,00 VES')).toBeInTheDocument();
  const [, client, total] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(client).toBe('Carmen Díaz0412-5550987—$\u00a05,00——$\u00a02,00$\u00a07,00Bs.\u00a0700,00');
  expect(total).toBe(
    'Total$\u00a00,00Bs.\u00a00,00$\u00a05,00Bs.\u00a0500,00$\u00a00,00Bs.\u00a00,00$\u00a00,00Bs.\u00a00,00$\u00a02,00Bs.\u00a0200,00$\u00a07,00Bs.\u00a0700,00',
  );
});
