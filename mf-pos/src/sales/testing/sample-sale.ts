import type { SaleDetail } from '@cuadra/shared/contract';

const line = (id: string, name: string, qty: string, unit: string, totals: [string, string]) => ({
  ...{ id, product_id: `p-${id}`, name, qty, unit_price: unit, currency: 'USD', discount: '0.00' },
  ...{ total: totals[0], total_alternative: totals[1] },
});

export const cash = (amount: string, currency: 'VES' | 'USD') => ({
  payment_method_id: currency === 'USD' ? 'cash-usd' : 'cash-ves',
  name: currency === 'USD' ? 'Efectivo $' : 'Efectivo Bs.',
  amount,
  currency,
  reference: null,
});

/** Two of flour and one coffee at a rate of 100, paid with ten dollars, with change in bolívares. */
export function sampleSale(change: Partial<SaleDetail> = {}): SaleDetail {
  return {
    id: '01990000-0000-7000-8000-000000000042',
    number: 42,
    create_at: '2026-11-20T16:05:00.000Z',
    type: 'normal',
    status: 'issued',
    description: '',
    products: [
      line('l1', 'Harina', '2', '1.25', ['250.00', '2.50']),
      line('l2', 'Café', '1', '5.00', ['500.00', '5.00']),
    ],
    total: '750.00',
    total_alternative: '7.50',
    main: 'VES',
    alternative: 'USD',
    rate: '100',
    rounding: '0.00',
    seller: { name: 'María Rojas', identification: null, identification_type: null },
    client: { id: 'cli-01990000-0000-7000-8000-000000000001', name: 'Pedro Pérez', identification: null },
    payments: [cash('10.00', 'USD')],
    changes: [cash('250.00', 'VES')],
    balance: '0.00',
    balance_currency: 'USD',
    ...change,
  };
}

/** One flour that came back, paid back in dollars. */
export const ONE_RETURN: NonNullable<SaleDetail['returns']>[number] = {
  id: 'r1',
  sale_id: '01990000-0000-7000-8000-000000000042',
  number: 42,
  create_at: '2026-11-20T18:00:00.000Z',
  lines: [{ line_id: 'l1', name: 'Harina', qty: '1', total: '125.00', total_alternative: '1.25' }],
  total: '125.00',
  total_alternative: '1.25',
  debt: '0.00',
  debt_currency: 'USD',
  payments: [cash('1.25', 'USD')],
};
