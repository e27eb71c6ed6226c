import type { Order, PaymentMethod, Product } from '@cuadra/shared/contract';
import type { PaymentEntry } from '../sale/payment/methods.ts';

/** The bolívar and the dollar at the rate of the examples in docs/contract.md#arithmetic. */
export const PAIR = { main: 'VES', alternative: 'USD', rate: '860.18', inverse: null } as const;

export function product(change: Partial<Product> = {}): Product {
  return {
    id: '01990000-0000-7000-8000-000000000001',
    name: 'Harina P.A.N. maíz blanco 1 kg',
    code: null,
    barcodes: [],
    category_id: null,
    measure_id: null,
    qty: '48',
    min_qty: null,
    cost: '1.00',
    utility: '15',
    price: null,
    is_fixed_price: false,
    cost_currency: 'USD',
    price_currency: 'USD',
    updated_at: '2026-11-20T12:00:00.000Z',
    version: 1,
    ...change,
  };
}

export function method(
  id: string,
  currency: string,
  change: Partial<Omit<PaymentMethod, 'id' | 'currency'>> = {},
): PaymentMethod {
  const is_cash = change.is_cash ?? change.kind === undefined;
  return {
    id,
    currency,
    name: id,
    description: '',
    is_cash,
    kind: is_cash ? 'cash' : 'other',
    needs_reference: false,
    is_hidden: false,
    bank: null,
    version: 1,
    ...change,
  };
}

export const CASH_VES = method('efectivo-bs', 'VES');
export const CASH_USD = method('efectivo-usd', 'USD');
export const PAGO_MOVIL = method('pago-movil', 'VES', { kind: 'mobile_payment', needs_reference: true });
export const ZELLE = method('zelle', 'USD', { kind: 'zelle', needs_reference: true });
export const METHODS = [CASH_USD, PAGO_MOVIL, CASH_VES, ZELLE];

export function paid(by: PaymentMethod, amount: string, reference: string | null = null): PaymentEntry {
  return { payment_method_id: by.id, amount, currency: by.currency, reference };
}

/** The same, of an amount that is what was missing. */
export function exactly(by: PaymentMethod, amount: string, reference: string | null = null): PaymentEntry {
  return { ...paid(by, amount, reference), is_exact: true };
}

/** An order of the online store: two flours at the price of its moment, told to be paid by Pago Móvil. */
export function order(change: Partial<Order> = {}): Order {
  const at = '2026-11-20T12:00:00.000Z';
  return {
    id: '01990000-0000-7000-8000-000000000071',
    ...{ number: 12, status: 'accepted', create_at: at, updated_at: at, expires_at: at, opens_at: null },
    ...{ buyer_name: 'Ana Gil', phone: null, address: null, token: null, sale_id: null },
    ...{ delivery: 'pickup', zone: '', delivery_cost: '0.00', delivery_cost_alternative: '0.00' },
    ...{
      is_delivery_in_total: false,
      note: '',
      reason: '',
      other_uses: [],
      inverse: null,
      coupon_value: null,
    },
    ...{ main: 'VES', alternative: 'USD', rate: '860.18', total: '1720.36', total_alternative: '2.00' },
    ...{ coupon: '', discount: '0.00', discount_alternative: '0.00' },
    lines: [
      {
        ...{ product_id: '01990000-0000-7000-8000-000000000001', name: 'Harina P.A.N.', qty: '2' },
        ...{ unit_price: '1', currency: 'USD', total: '1720.36', total_alternative: '2.00' },
        ...{ ordered_qty: null, discount: '0.00', full_total: '1720.36', full_total_alternative: '2.00' },
        is_delivery: false,
      },
    ],
    payment: null,
    ...change,
  };
}
