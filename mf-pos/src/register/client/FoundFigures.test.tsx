import { render, screen } from '@testing-library/react';
import type { SaleClient } from '../../sale/sale-client.ts';
import { clientFacts } from './ClientFacts.tsx';
import { FoundFigures, readAtText } from './FoundFigures.tsx';

const rate = { main: 'VES', alternative: 'USD', rate: '860.18', inverse: null, rate_id: null };
const client: SaleClient = {
  id: 'cli-1',
  name: 'Ramón Querales',
  identification: null,
  identification_type: null,
  credit_limit: '10.00',
  balances: [],
};
const owing = (amount: string): SaleClient => ({ ...client, balances: [{ amount, currency: 'USD' }] });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('what is owed is told in both currencies, and what is left of the limit', () => {
  const { container } = render(<FoundFigures client={owing('6.16')} rate={rate} />);
  expect(plain(container.textContent)).toBe('Debe $ 6,16Bs. 5.298,71');
  expect(plain(clientFacts(owing('6.16'), rate))).toBe('crédito $ 3,84 de $ 10,00');
});

test('above the limit is said in words', () => {
  render(<FoundFigures client={owing('12.50')} rate={rate} />);
  expect(screen.getByText(/^Debe/)).toBeVisible();
  expect(plain(clientFacts(owing('12.50'), rate))).toBe('pasó su límite de $ 10,00 por $ 2,50');
});

test('what is in favour is told as such, and raises what may be owed', () => {
  const { container } = render(<FoundFigures client={owing('-5.00')} rate={rate} />);
  expect(plain(container.textContent)).toBe('A favor $ 5,00Bs. 4.300,90');
  expect(plain(clientFacts(owing('-5.00'), rate))).toBe('crédito $ 15,00 de $ 10,00');
});

test('who owes nothing has no figures; what a device remembers says of when it is', () => {
  const { container } = render(<FoundFigures client={client} rate={rate} />);
  expect(container).toBeEmptyDOMElement();
  expect(readAtText(client)).toBeUndefined();
  expect(readAtText({ ...client, read_at: '2026-11-20T13:05:00.000Z' })).toBe('al 20 nov, 9:05 a. m.');
});

test('what was to be paid before today is said to be overdue, with its day', () => {
  render(<FoundFigures client={{ ...owing('6.16'), overdue_since: '2026-11-03' }} rate={rate} />);
  expect(screen.getByText('Vencido desde el 3 nov')).toBeVisible();
});
