import type { Order, OrderPayment } from '@cuadra/shared/contract';

const uuid = (last: number) => `01990000-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** An order of a buyer, at the rate of the examples in docs/contract.md#arithmetic. */
export function anOrder(change: Partial<Order> = {}): Order {
  const number = change.number ?? 12;
  return {
    id: uuid(number),
    number,
    status: 'pending',
    create_at: '2026-11-20T12:00:00.000Z',
    updated_at: '2026-11-20T12:00:00.000Z',
    expires_at: '2026-11-20T15:00:00.000Z',
    opens_at: null,
    buyer_name: 'María Rojas',
    phone: '0414-1234567',
    delivery: 'delivery',
    address: 'Calle 5, casa 3',
    zone: 'Las Acacias',
    delivery_cost: '860.18',
    delivery_cost_alternative: '1.00',
    is_delivery_in_total: false,
    note: '',
    reason: '',
    coupon: '',
    discount: '0.00',
    discount_alternative: '0.00',
    total: '1978.41',
    total_alternative: '2.30',
    main: 'VES',
    alternative: 'USD',
    rate: '860.18',
    payment: null,
    token: 'ficha-de-prueba',
    sale_id: null,
    lines: [
      {
        product_id: uuid(901),
        name: 'Harina P.A.N.',
        qty: '2',
        ordered_qty: null,
        unit_price: '1.15',
        currency: 'USD',
        discount: '0.00',
        total: '1978.41',
        total_alternative: '2.30',
        full_total: '1978.41',
        full_total_alternative: '2.30',
        is_delivery: false,
      },
    ],
    inverse: null,
    coupon_value: null,
    other_uses: [],
    ...change,
  };
}

/** What its buyer told of paying. */
export function aPayment(change: Partial<OrderPayment> = {}): OrderPayment {
  return {
    payment_method_id: uuid(801),
    name: 'Pago Móvil',
    kind: 'mobile_payment',
    currency: 'VES',
    reference: '004512',
    tendered: null,
    has_proof: false,
    state: 'told',
    ...change,
  };
}
