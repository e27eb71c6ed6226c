import { frozenRateText, leftText, paidByText, paymentTitle } from './payment-text.ts';

const pair = { main: 'VES', alternative: 'USD', rate: '860.18', inverse: null };
const bolivares = {
  ...{ payment_method_id: 'bs', name: 'Pago Móvil', amount: '860.18', currency: 'VES', reference: '4471' },
};
const payment = {
  ...{
    id: 'p',
    kind: 'payment' as const,
    number: 12,
    client_id: 'cli-1',
    create_at: '2026-11-20T15:00:00.000Z',
  },
  ...{ user: 'Ana', amount: '1.00', currency: 'USD', ...pair, note: '', payments: [bolivares], credit: null },
  ...{ debts: [], balance: '4.00', annulment: null },
};

test('the rate is said in the direction in which it was given', () => {
  expect(frozenRateText(pair)).toBe('1 USD = 860,1800 VES');
  expect(frozenRateText({ main: 'USD', alternative: 'VES', rate: '0.00116255', inverse: '860.18' })).toBe(
    '1 USD = 860,1800 VES',
  );
});

test('how it was paid names methods, references and the rate', () => {
  expect(paidByText({ ...payment, is_annulled: false })).toBe(
    'Pago Móvil Bs.\u00a0860,18 (ref. 4471) · 1 USD = 860,1800 VES',
  );
  expect(paidByText({ ...payment, payments: [], is_annulled: false })).toBe('');
});

test('what is left is owed, in their favour, or nothing', () => {
  expect(paymentTitle(payment)).toBe('Abono 12');
  expect(leftText({ balance: '4.00', currency: 'USD' })).toBe('Quedó debiendo $\u00a04,00');
  expect(leftText({ balance: '-4.00', currency: 'USD' })).toBe('Quedó a su favor $\u00a04,00');
  expect(leftText({ balance: '0.00', currency: 'USD' })).toBe('No quedó debiendo nada');
});
