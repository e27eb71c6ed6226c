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
  expect(client).toBe('Carmen Díaz0412-5550987—$ 5,00——$ 2,00$ 7,00Bs. 700,00');
  expect(total).toBe(
    'Total$ 0,00Bs. 0,00$ 5,00Bs. 500,00$ 0,00Bs. 0,00$ 0,00Bs. 0,00$ 2,00Bs. 200,00$ 7,00Bs. 700,00',
  );
});
